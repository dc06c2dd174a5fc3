// Compiles the encoder's AssemblyScript to renderers/encoder/encoder.wasm, which is kept with it: node scripts/build-encoder.mjs
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'renderers', 'encoder');

/** The sources, compiled. */
export async function compiledEncoder() {
  let binary;
  const { error, stderr } = await asc.main(
    ['index.ts', '--baseDir', join(folder, 'assembly'), '--outFile', 'encoder.wasm', '-O3', '--noAssert'].concat(
      // The palettes alone take nine megabytes; a picture's room is added when it comes.
      ['--runtime', 'stub', '--enable', 'simd', '--initialMemory', '160'],
    ),
    { writeFile: (_name, data) => (binary = data) },
  );
  if (error || !binary) throw new Error(`The encoder does not compile: ${stderr.toString()}`);
  return binary;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(folder, 'encoder.wasm'), await compiledEncoder());
}
