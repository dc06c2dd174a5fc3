/** Builds the parlour's page into the package's dist/page: one document, one script, one stylesheet, nothing from elsewhere. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  build: {
    outDir: here('../../dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/parlour': { target: process.env.PARLOUR_URL ?? 'http://127.0.0.1:3000', ws: true } } },
});
