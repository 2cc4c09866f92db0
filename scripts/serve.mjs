import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SECURITY_HEADERS } from './policy.mjs';
import { refuse, refuseUnread } from './refuse.mjs';

const compress = promisify(gzip);
const PORTS_TO_TRY = 50;

/** @type {Record<string, string>} */
const MIME_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The media type of a file, by its ending. @param {string} file */
export function typeOf(file) {
  return MIME_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Serves a built folder to this computer alone. Takes the next free port when the wanted one is
 * in use; port 0 means any. Each answer has the headers of the product, unless others are given.
 *
 * @param {{ dir: string, port: number, headers?: Record<string, string> }} options
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 */
export async function serve({ dir, port, headers = SECURITY_HEADERS }) {
  const handle = createHandler(dir, headers);
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
  return (request, response) => {
    answer(root, headers, request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500);
      else response.destroy();
    });
  };
}

/**
 * @param {string} dir
 * @param {Record<string, string>} headers
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(dir, headers, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const path = decodedPath(request.url ?? '/');
  const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
  if (path === null || lacksHost) return refuse(response, 400);
  const found = await fileFor(dir, path);
  if (found === null) return refuse(response, 404);

  const { file, realFile } = found;
  const type = typeOf(file);
  const hashed = file.startsWith(join(dir, 'assets') + sep);
  const zipped = /text|json|svg|javascript/.test(type) && acceptsGzip(request);
  const body = await (zipped ? zippedFile(realFile) : readFile(realFile));
  response.writeHead(200, {
    ...headers,
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
  });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * What files are when they are compressed, until they change.
 *
 * @type {Map<string, { version: string, body: Promise<Buffer> }>}
 */
const ZIPPED = new Map();

/** @param {string} file @returns {Promise<Buffer>} */
async function zippedFile(file) {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const known = ZIPPED.get(file);
  if (known?.version === version) return known.body;
  const body = readFile(file).then((content) => compress(content));
  ZIPPED.set(file, { version, body });
  body.catch(() => ZIPPED.delete(file));
  return body;
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
 * The file to send: the one named, the page for addresses of the app, or null. Hidden files are
 * never sent, and nothing outside the folder, by whatever way a name leads there.
 *
 * @param {string} dir
 * @param {string} path
 */
async function fileFor(dir, path) {
  const parts = path.split(/[/\\]/);
  if (parts.some(isHidden)) return null;
  const file = resolve(dir, `.${parts.join('/')}`);
  if (file !== dir && !file.startsWith(dir + sep)) return null;
  const named = await target(dir, file);
  if (named === 'outside') return null;
  if (named !== 'no file') return { file, ...named };
  if (extname(file) !== '' && file !== dir) return null;
  const page = join(dir, 'index.html');
  const shown = await target(dir, page);
  return typeof shown === 'string' ? null : { file: page, ...shown };
}

/**
 * Where the bytes of a file really lie. Links are followed before the path is judged, for a link
 * inside the folder can lead anywhere. The folder itself may be a link.
 *
 * @param {string} dir
 * @param {string} file
 * @returns {Promise<{ realFile: string } | 'outside' | 'no file'>}
 */
async function target(dir, file) {
  try {
    const [realDir, realFile] = await Promise.all([realpath(dir), realpath(file)]);
    const inside = relative(realDir, realFile);
    if (isAbsolute(inside) || inside.split(sep).some(isHidden)) return 'outside';
    return (await stat(realFile)).isFile() ? { realFile } : 'no file';
  } catch {
    return 'no file';
  }
}

/** Names that begin with a dot, '..' among them. @param {string} part */
function isHidden(part) {
  return part.startsWith('.');
}

/** @param {import('node:http').IncomingMessage} request */
function acceptsGzip(request) {
  const codings = (request.headers['accept-encoding'] ?? '').split(',');
  return codings.some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding));
}
