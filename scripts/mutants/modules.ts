/** Loads the sources as often as wanted, each time afresh, with the switches of a game's changes in them. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import type { Mutant } from './places.js';
import { switchedOver } from './switched.js';

type Switch = (id: number) => boolean;
type Body = (require: (name: string) => unknown, exports: object, dirname: string, $m: Switch) => void;
export type Load = (file: string) => object;

const outside = createRequire(import.meta.url);

function sourceOf(file: string): string | undefined {
  return [file.replace(/\.js$/, '.ts'), `${file}.ts`, file].find((one) => one.endsWith('.ts') && existsSync(one));
}

/** `stands` gives what is put in the place of a package. */
export function loaders(mutants: readonly Mutant[], $m: Switch, stands: Readonly<Record<string, object>>): () => Load {
  const bodies = new Map<string, Body>();
  function bodyOf(file: string): Body {
    const known = bodies.get(file);
    if (known) return known;
    const found = mutants.filter((mutant) => mutant.file === file);
    const text = (found.length > 0 ? switchedOver(file, found) : readFileSync(file, 'utf8')).replaceAll(
      'import.meta.dirname',
      '__dirname',
    );
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
    });
    const body = compileFunction(outputText, ['require', 'exports', '__dirname', '$m'], { filename: file }) as Body;
    bodies.set(file, body);
    return body;
  }
  return () => {
    const loaded = new Map<string, object>();
    const load: Load = (file) => {
      const known = loaded.get(file);
      if (known) return known;
      const exports = {};
      loaded.set(file, exports);
      const folder = dirname(file);
      const require = (name: string): unknown => {
        if (Object.hasOwn(stands, name)) return stands[name];
        const source = name.startsWith('.') ? sourceOf(join(folder, name)) : undefined;
        return source === undefined ? outside(name) : load(source);
      };
      bodyOf(file)(require, exports, folder, $m);
      return exports;
    };
    return load;
  };
}
