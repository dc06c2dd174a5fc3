/** Texts that nobody reads often take a fourteenth of the room. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const qualityOf = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 22,
});
/** Beyond this it takes much longer and saves little. */
const params = qualityOf(9);
/** A twelfth less for sixty times the work: for what is done once. */
const restingParams = qualityOf(11);
/** While somebody waits. */
const quickParams = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Off the loop. */
export const squeeze = (text: string): Promise<Buffer> => compress(text, { params });
/** What is laid to rest, off the loop as well. */
export const squeezeToRest = (text: string): Promise<Buffer> => compress(text, { params: restingParams });
export const unfold = async (bytes: Buffer): Promise<string> => (await decompress(bytes)).toString('utf8');

const mark = 'br:';
/** One JSON text, as another text. */
export const squeezeJson = (json: string): string =>
  mark + brotliCompressSync(json, { params: quickParams }).toString('base64');
/** Also of one that was never squeezed. */
export function unfoldJson(text: string): string {
  if (!text.startsWith(mark)) return text;
  return brotliDecompressSync(Buffer.from(text.slice(mark.length), 'base64')).toString('utf8');
}
