import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import compression from 'compression';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { SECURITY_HEADERS } from './policy.mjs';
import { refuse, refuseUnread } from './refuse.mjs';

const PAGE = '/index.html';
const NOT_FOUND = '/404.html';
const PORTS_TO_TRY = 50;

/** The media type of a file, by its ending. @param {string} file */
export function typeOf(file) {
  const type = lookup(file) ?? 'application/octet-stream';
  return /text|json|svg|javascript/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Serves a built folder to this computer alone; the page of a route is the file of its name. Takes the next free port when the wanted one is
 * in use; port 0 means any. Each answer has the headers of the product, unless others are given. `around` puts something
 * around what answers.
 *
 * @param {{ dir: string, port: number, headers?: Record<string, string>, around?: (handle: import('node:http').RequestListener) => import('node:http').RequestListener }} options
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 */
export async function serve({
  dir,
  port,
  headers = SECURITY_HEADERS,
  around = (handle) => handle,
}) {
  const handle = around(createHandler(dir, headers));
  for (let attempt = 0; attempt < PORTS_TO_TRY; attempt += 1) {
    const servers = await listen(handle, port === 0 ? 0 : port + attempt);
    if (servers === null) continue;
    const address = servers[0]?.address();
    const bound = typeof address === 'object' && address !== null ? address.port : port;
    return {
      port: bound,
      url: `http://localhost:${bound}`,
      close: async () => void (await Promise.all(servers.map(close))),
    };
  }
  throw new Error(`No free port from ${port} to ${port + PORTS_TO_TRY - 1}.`);
}

/**
 * Listens on both addresses a browser may mean by 'localhost'; null when one of them is taken.
 *
 * @param {import('node:http').RequestListener} handle
 * @param {number} port
 */
async function listen(handle, port) {
  const first = await listenOn(handle, port, '127.0.0.1');
  if (typeof first === 'string') return null;
  const address = first.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const second = await listenOn(handle, bound, '::1');
  if (second === 'taken') {
    await close(first);
    return null;
  }
  return second === 'no such address' ? [first] : [first, second];
}

/**
 * @param {import('node:http').RequestListener} handle
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:http').Server | 'taken' | 'no such address'>}
 */
function listenOn(handle, port, host) {
  return new Promise((done, fail) => {
    // One that names no host is refused with our headers, below.
    const server = createServer({ requireHostHeader: false }, handle);
    refuseUnread(server);
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') done('taken');
      else if (host === '::1') done('no such address');
      else fail(error);
    });
    server.listen(port, host, () => done(server));
  });
}

/** @param {import('node:http').Server} server */
function close(server) {
  server.closeAllConnections();
  return new Promise((done) => {
    server.close(done);
  });
}

/**
 * Answers from a built folder, as `serve` does.
 *
 * @param {string} dir
 * @param {Record<string, string>} [headers]
 * @returns {import('node:http').RequestListener}
 */
export function createHandler(dir, headers = SECURITY_HEADERS) {
  const root = resolve(dir);
  const compress = compression({ threshold: 0 });
  const send = sirv(root, {
    // Each file is looked up when it is asked for, as it may have changed.
    dev: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith('/assets/');
      const all = {
        ...headers,
        'Content-Type': typeOf(path),
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      };
      response.setHeaders(new Map(Object.entries(all)));
    },
  });
  /** @type {(...parts: Parameters<import('node:http').RequestListener>) => Promise<void>} */
  const answer = async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const path = decodedPath(request.url ?? '/');
    const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
    if (path === null || lacksHost) return refuse(response, 400);
    const found = await fileFor(root, path);
    if (found === null) return refuse(response, 404);
    request.url = found.address;
    if (found.status !== 200) withStatus(response, found.status);
    // A part of a file could not be compressed: ranges are of the uncompressed file.
    delete request.headers.range;
    compress(request, response, () => send(request, response, () => refuse(response, 404)));
  };
  return (request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500);
      else response.destroy();
    });
  };
}

/**
 * The path of an address, decoded, or null when it cannot be a path.
 *
 * @param {string} url
 */
function decodedPath(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.startsWith('/') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/**
 * What to send: the file named, the page of a route, the page for addresses of none, or null. Hidden files are never sent, and
 * nothing outside the folder, by whatever way a name leads there.
 *
 * @param {string} dir
 * @param {string} path
 * @returns {Promise<{ address: string, status: number } | null>}
 */
async function fileFor(dir, path) {
  const parts = path.split(/[/\\]/);
  if (parts.some(isHidden)) return null;
  const name = parts.join('/');
  const named = await placeOf(dir, name);
  if (named === 'inside') return { address: addressOf(name), status: 200 };
  if (named === 'outside' || extname(path) !== '') return null;
  const route = name.replace(/\/+$/, '');
  const page = route === '' ? PAGE : `${route}.html`;
  if (page !== NOT_FOUND && (await placeOf(dir, page)) === 'inside') {
    return { address: addressOf(page), status: 200 };
  }
  return (await placeOf(dir, NOT_FOUND)) === 'inside' ? { address: NOT_FOUND, status: 404 } : null;
}

/** @param {string} name */
function addressOf(name) {
  return encodeURI(name).replace(/[?#]/g, encodeURIComponent);
}

/**
 * Gives an answer another status than that of a file.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function withStatus(response, status) {
  const { writeHead } = response;
  response.writeHead = (/** @type {unknown[]} */ ...[, ...rest]) =>
    Reflect.apply(writeHead, response, [status, ...rest]);
}

/**
 * Where a file lies. Links are followed before that is judged, for a link inside the folder can lead anywhere. The folder
 * itself may be a link.
 *
 * @param {string} dir
 * @param {string} path
 * @returns {Promise<'inside' | 'outside' | 'no file'>}
 */
async function placeOf(dir, path) {
  try {
    const [realDir, realFile] = await Promise.all([realpath(dir), realpath(join(dir, path))]);
    const inside = relative(realDir, realFile);
    if (isAbsolute(inside) || inside.split(sep).some(isHidden)) return 'outside';
    return (await stat(realFile)).isFile() ? 'inside' : 'no file';
  } catch {
    return 'no file';
  }
}

/** Names that begin with a dot, '..' among them. @param {string} part */
function isHidden(part) {
  return part.startsWith('.');
}
