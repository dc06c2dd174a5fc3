/** The two faces, shipped with the package; each file has a family name of its own. */
import { createRequire } from 'node:module';
import { registerFont } from 'canvas';

export const fontFiles = {
  /** Titles: inscriptional capitals. */
  title: { family: 'Barbican Title', file: '@expo-google-fonts/cinzel/800ExtraBold/Cinzel_800ExtraBold.ttf' },
  body: { family: 'Barbican Body', file: '@expo-google-fonts/source-sans-3/500Medium/SourceSans3_500Medium.ttf' },
  strong: { family: 'Barbican Strong', file: '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf' },
  /** Numbers that decide. */
  heavy: { family: 'Barbican Heavy', file: '@expo-google-fonts/source-sans-3/900Black/SourceSans3_900Black.ttf' },
} as const;

export type Face = keyof typeof fontFiles;

/** Height of a capital or figure as a share of the size. */
export const capHeight: Record<Face, number> = { title: 0.7, body: 0.66, strong: 0.66, heavy: 0.66 };

let registered = false;

/** Must come before the first canvas. */
export function registerFonts(): void {
  if (registered) return;
  registered = true;
  const { resolve } = createRequire(import.meta.url);
  for (const { family, file } of Object.values(fontFiles)) registerFont(resolve(file), { family });
}

export function font(face: Face, size: number): string {
  return `${size}px "${fontFiles[face].family}"`;
}
