/** The part of gifenc that films are made with; the package brings no types. */
declare module 'gifenc' {
  type Palette = number[][];
  type FrameOptions = {
    palette?: Palette;
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    repeat?: number;
    dispose?: number;
  };
  type Encoder = {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  };
  type Gifenc = {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, most: number, options?: { format?: 'rgb565' | 'rgb444' }): Palette;
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
  };
  /** Node finds all of it under `default`; tools that look into the package find the names beside it. */
  const loaded: Gifenc;
  export default loaded;
}
