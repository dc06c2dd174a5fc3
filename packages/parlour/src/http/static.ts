/** The built page, from its folder. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

export async function servePage(folder: string, path: string, response: ServerResponse): Promise<void> {
  const inside = normalize(path).replace(/^(\.\.[/\\])+/, '');
  const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
  const found = file.startsWith(folder) ? await stat(file).catch(() => undefined) : undefined;
  if (found?.isFile()) {
    const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': lasting,
    });
    createReadStream(file).pipe(response);
    return;
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(
    path === '/'
      ? `The parlour is open, but its page has not been built: there is nothing in ${folder}.\nBuild it with: npm run build\n`
      : 'There is nothing here.\n',
  );
}
