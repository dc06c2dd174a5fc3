/** The parlour's one HTTP server: Discord's API, the gateway, uploaded files, the page and what the page asks for. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { House } from '../house.js';
import type { Live } from '../live.js';
import { serveApi } from './api.js';
import { servePageApi } from './page-routes.js';
import { servePage } from './static.js';

export function createParlourServer(house: House, live: Live): Server {
  const server = createServer((request, response) => {
    serve(house, request, response).catch((error: unknown) => {
      house.log(
        `${request.method ?? ''} ${request.url ?? ''}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: '500: Internal Server Error', code: 0 }));
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const url = urlOf(request);
    if (url.pathname === '/gateway' || url.pathname === '/gateway/') {
      if (house.faults.refusesConnections) socket.destroy();
      else house.gateway.accept(request, socket, head);
    } else if (url.pathname === '/parlour/live' && comesFromOurPage(house, request))
      live.accept(request, socket, head, url.searchParams.get('member') ?? '');
    else socket.destroy();
  });
  return server;
}

async function serve(house: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = urlOf(request);
  if (url.pathname.startsWith('/api/')) await serveApi(house, request, response, url);
  else if (url.pathname.startsWith('/attachments/')) await serveFile(house, url, response);
  else if (!comesFromOurPage(house, request)) response.writeHead(403).end();
  else if (url.pathname.startsWith('/parlour/')) await servePageApi(house, request, response, url);
  else await servePage(house.pageFolder, decodeURIComponent(url.pathname), response);
}

function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://parlour');
}

/** Another site open in the same browser has no business here, under whatever name it reaches this machine. */
function comesFromOurPage(house: House, request: IncomingMessage): boolean {
  const { origin, host = '' } = request.headers;
  if (house.onThisMachineOnly && !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

async function serveFile(house: House, url: URL, response: ServerResponse): Promise<void> {
  const [, , , id = '', filename = ''] = url.pathname.split('/');
  const file = await house.files.read(id, filename);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
    return;
  }
  response.writeHead(200, {
    'content-type': file.contentType,
    'content-length': file.data.length,
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(file.data);
}
