import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Session {
  readonly ask: (command: string, parameters: object) => Promise<unknown>;
  readonly close: () => void;
}

const COLON = 58;

/**
 * A session with a Mozilla program that was started with `--marionette`. A message is its length in bytes, a colon and JSON;
 * an answer names the question that it belongs to. See
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
 */
export async function openSession(port: number): Promise<Session> {
  const socket = connect(port, '127.0.0.1');
  const open = new Map<unknown, (error: unknown, value: unknown) => void>();
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return;
    const [, id, error, value] = message;
    open.get(id)?.(error, value);
    open.delete(id);
  });
  let asked = 0;
  const ask: Session['ask'] = (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      open.set(id, (error, value) => {
        if (error === null) resolve(value);
        else reject(new Error(`${command}: ${JSON.stringify(error)}`));
      });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await once(socket, 'connect');
  await ask('WebDriver:NewSession', {});
  return { ask, close: () => socket.destroy() };
}

function readMessages(socket: Socket, report: (message: unknown) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, Buffer.from(more)]);
    for (;;) {
      const colon = bytes.indexOf(COLON);
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString());
      if (colon === -1 || bytes.length < end) return;
      report(JSON.parse(bytes.subarray(colon + 1, end).toString()));
      bytes = bytes.subarray(end);
    }
  });
}
