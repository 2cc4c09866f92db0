import { STATUS_CODES } from 'node:http';
import { SECURITY_HEADERS } from './policy.mjs';

/** How long a connection that is to end is still read, in ms: one that is cut at once may lose its response on the way. */
const LINGER_MS = 1000;

/** What is wrong with a request that Node cannot read; for all else it is a bad one. */
const STATUS_OF = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const HEADERS = { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' };

/** @param {import('node:http').ServerResponse} response @param {number} status */
export function refuse(response, status) {
  const body = bodyOf(status);
  response.writeHead(status, { ...HEADERS, 'Content-Length': body.length });
  response.end(body);
}

/**
 * Adds the headers of the product to the responses that a server of Node sends by itself: to requests that it cannot read, that
 * are too large, too slow or expect what it cannot do. The connection ends with that.
 *
 * @param {import('node:http').Server} server
 */
export function refuseUnread(server) {
  /** @type {WeakSet<import('node:stream').Duplex>} */
  const answered = new WeakSet();
  server.on('request', (request, response) => {
    answered.add(request.socket);
    response.on('close', () => answered.delete(request.socket));
  });
  server.on('checkExpectation', (_, response) => {
    response.setHeader('Connection', 'close');
    refuse(response, 417);
  });
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    // In the middle of a response another one would be a part of that.
    if (!socket.writable || answered.has(socket)) return void socket.destroy();
    socket.end(rawAnswer(STATUS_OF.get(error.code ?? '') ?? 400));
    socket.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}

/** @param {number} status @returns {string} as it goes over the wire */
function rawAnswer(status) {
  const body = bodyOf(status);
  const headers = { ...HEADERS, 'Content-Length': body.length, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** @param {number} status */
function bodyOf(status) {
  return `${status}\n`;
}
