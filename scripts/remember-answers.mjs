/**
 * Gives an answer that was given before again, without reading and compressing its file again: for a folder in which nothing
 * changes, and that is asked for the same by every test.
 *
 * @param {import('node:http').RequestListener} handle
 * @returns {import('node:http').RequestListener}
 */
export function rememberAnswers(handle) {
  /** @type {Map<string, { status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>} */
  const known = new Map();
  return (request, response) => {
    const { method, url, headers } = request;
    const key = JSON.stringify([method, url, headers['accept-encoding']]);
    const answer = known.get(key);
    if (answer !== undefined) {
      response.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    record(response, (body) =>
      known.set(key, { status: response.statusCode, headers: response.getHeaders(), body }),
    );
    handle(request, response);
  };
}

/**
 * Passes on all that was written to an answer, once it has ended.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {(body: Buffer) => void} onEnd
 */
function record(response, onEnd) {
  /** @type {Buffer[]} */
  const chunks = [];
  const { write, end } = response;
  const keep = (/** @type {unknown} */ chunk) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (/** @type {unknown[]} */ ...args) => {
    keep(args[0]);
    return Reflect.apply(write, response, args);
  };
  response.end = (/** @type {unknown[]} */ ...args) => {
    keep(args[0]);
    onEnd(Buffer.concat(chunks));
    return Reflect.apply(end, response, args);
  };
}
