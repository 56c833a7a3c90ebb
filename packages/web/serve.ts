import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The page needs nothing from elsewhere and may be framed by nobody. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Encodings that were made at build time, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** How many ports are tried when the wanted one is taken. */
const TRIES = 20;

/** Serves a built page. A taken port gives the next free one; the address says which it became. */
export async function servePage(
  folder: string,
  port: number,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request, response) => answer(folder, request, response));
  for (let tries = 0; tries < TRIES; tries++) {
    if (await listens(server, port === 0 ? 0 : port + tries)) {
      return { server, port: (server.address() as AddressInfo).port };
    }
  }
  throw new Error(`ports ${port} to ${port + TRIES - 1} are all taken; set PORT to a free one`);
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', ready);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const ready = (): void => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed).once('listening', ready).listen(port);
  });
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  const file = path === null ? null : fileFor(folder, path);
  if (path === null || file === null) {
    response
      .writeHead(404, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' })
      .end('There is nothing here.\n');
    return;
  }
  send(file, path.startsWith('/assets/'), request, response);
}

/** The path of an address, or null if it is none or leads out of the folder. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replaceAll('\\', '/');
    return path.includes('\0') || path.split('/').some(part => part.startsWith('.')) ? null : path;
  } catch {
    return null;
  }
}

/** Files as they are; any other address is a place inside the page. */
function fileFor(folder: string, path: string): string | null {
  const file = join(folder, path);
  if (path !== '/' && existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' ? join(folder, 'index.html') : null;
}

function send(file: string, immutable: boolean, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(([name, ending]) => accepted.includes(name) && existsSync(file + ending));
  const sent = encoding ? file + encoding[1] : file;
  const { size, mtimeMs } = statSync(sent);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    ...HEADERS,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding[0] } : {}),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}
