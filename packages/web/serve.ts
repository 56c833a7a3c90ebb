import { open, type FileHandle } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The page loads nothing from other hosts, and no other page may show it in a frame. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Encodings made at build time, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** How many ports are tried if the wanted one is taken. */
const TRIES = 20;

/** By default only this machine can reach the page. */
const LOCAL_ONLY = '127.0.0.1';

export interface Served {
  readonly server: Server;
  readonly port: number;
}

/** Answers requests with a built page. */
export function pageHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(folder, request, response).catch((error: unknown) => fail(response, error));
  };
}

/** Serves a built page. If the port is taken, the next free one is used; `port` says which. */
export async function servePage(folder: string, port: number, host = LOCAL_ONLY): Promise<Served> {
  const server = createServer(pageHandler(folder));
  for (let tries = 0; tries < TRIES; tries++) {
    if (await listens(server, port === 0 ? 0 : port + tries, host)) {
      return { server, port: (server.address() as AddressInfo).port };
    }
  }
  throw new Error(`ports ${port} to ${port + TRIES - 1} are all taken; set PORT to a free one`);
}

/** Every address at which a server that listens on `host` can be opened. */
export function addressesOf(host: string, port: number): string[] {
  const every = host === '0.0.0.0' || host === '::';
  if (!every) return [urlOf(host === LOCAL_ONLY ? 'localhost' : host, port)];
  const outside = Object.values(networkInterfaces()).flatMap(list =>
    (list ?? []).filter(({ internal, family }) => !internal && (host === '::' || family === 'IPv4')),
  );
  return [urlOf('localhost', port), ...outside.map(({ address }) => urlOf(address, port))];
}

function urlOf(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function listens(server: Server, port: number, host: string): Promise<boolean> {
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
    server.once('error', failed).once('listening', ready).listen(port, host);
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) return tell(response, 404, 'There is nothing here.');
  const sent = (await openSent(join(folder, path), request)) ?? (await openPage(folder, path, request));
  if (sent) return send(sent, path.startsWith('/assets/'), request, response);
  // Without index.html the build is missing or being replaced; any other missing file is not part of it.
  if (extname(path) === '') tell(response, 503, 'The page is not built, or is being built. Try again in a minute.');
  else tell(response, 404, 'There is nothing here.');
}

function tell(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** A visitor who leaves during a download is no error; everything else is reported, and the server continues. */
function fail(response: ServerResponse, error: unknown): void {
  const left = response.destroyed || hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE');
  if (!left) console.error('Thorp:', error);
  if (response.headersSent) response.destroy();
  else tell(response, 500, 'Something went wrong here. Try again in a minute.');
}

/** The path of an address; null if it is malformed or leads out of the folder. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replaceAll('\\', '/');
    return path.includes('\0') || path.split('/').some(part => part.startsWith('.')) ? null : path;
  } catch {
    return null;
  }
}

/** An open file of the build, so that a new build cannot remove it while it is sent. */
interface Sent {
  readonly handle: FileHandle;
  readonly type: string;
  readonly encoding: string | null;
  readonly size: number;
  readonly etag: string;
}

/** An address that names no file is a route of the page. */
async function openPage(folder: string, path: string, request: IncomingMessage): Promise<Sent | null> {
  return extname(path) === '' ? openSent(join(folder, 'index.html'), request) : null;
}

/** Opens a file in the best encoding that the visitor accepts; null if there is none. */
async function openSent(file: string, request: IncomingMessage): Promise<Sent | null> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, ending] of [...ENCODINGS.filter(([name]) => accepted.includes(name)), [null, ''] as const]) {
    const handle = await openFile(file + ending);
    if (!handle) continue;
    const { size, mtimeMs } = await handle.stat();
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { handle, type: TYPES[extname(file)] ?? 'application/octet-stream', encoding, size, etag };
  }
  return null;
}

/** Whether an error has one of these codes of Node or the system. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some(code => code === error.code);
}

async function openFile(file: string): Promise<FileHandle | null> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')) return null;
    throw error;
  }
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return null;
}

async function send(sent: Sent, immutable: boolean, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { handle, type, encoding, size, etag } = sent;
  const headers = {
    ...HEADERS,
    'content-type': type,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  try {
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, { ...headers, 'content-length': size });
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(handle.createReadStream({ end: size - 1, autoClose: false }), response);
  } finally {
    await handle.close();
  }
}
