import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';

/*
 * A server of JMAP that lives in a test. It has sessions (RFC 8620, section 2) and identities (RFC 8621, section 6), refuses all that
 * they do not have, and takes the sign-in of Stalwart's master user, tokens, and Apache James's X-User.
 */

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly replyTo: null;
  readonly bcc: null;
  readonly textSignature: string;
  readonly htmlSignature: string;
  readonly mayDelete: boolean;
}

interface Quirks {
  /** A signature of as many bytes or more is refused, as Stalwart does. */
  readonly refuses?: number;
  readonly capability?: string;
  /** No Identity/set, as Cyrus. */
  readonly isReadOnly?: boolean;
  /** What it makes of HTML. */
  readonly clean?: (html: string) => string;
  /** Where /.well-known/jmap sends to. */
  readonly session?: string;
  /** The first answers are 429. */
  readonly busy?: number;
}

type Json = Readonly<Record<string, unknown>>;

const CORE = 'urn:ietf:params:jmap:core';
const SUBMISSION = 'urn:ietf:params:jmap:submission';
const OWN = ['name', 'replyTo', 'bcc', 'textSignature', 'htmlSignature'];
const SET_ARGUMENTS = new Set(['accountId', 'ifInState', 'create', 'update', 'destroy']);

/** Starts one. `onRequest` is asked before a request is answered, with its number. */
export async function startJmap(quirks: Quirks = {}) {
  const accounts = new Map<string, Identity[]>();
  const events = { onRequest: (_: number): void => undefined, count: 0, sets: 0 };
  const server = createServer((request, response) => {
    events.count += 1;
    events.onRequest(events.count);
    // A client that was killed awaits no answer.
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (code: number, body: unknown, headers: Record<string, string> = {}): void => {
      response.writeHead(code, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (events.count <= (quirks.busy ?? 0)) return send(429, {}, { 'Retry-After': '0' });
    const user = signedIn(request);
    const identities = user === null ? undefined : accounts.get(user);
    if (user === null || identities === undefined) return send(401, { status: 401 });
    if (request.method === 'GET' && request.url === '/.well-known/jmap') {
      return send(301, {}, { Location: quirks.session ?? '/jmap/session' });
    }
    if (request.method === 'GET' && request.url === '/jmap/session') {
      return send(200, sessionOf(user));
    }
    const isJson = request.headers['content-type'] === 'application/json';
    if (request.method !== 'POST' || request.url !== '/jmap/api' || !isJson) {
      return send(404, { status: 404 });
    }
    const given = JSON.parse(Buffer.concat(parts).toString('utf8')) as Json;
    const using = given['using'] as readonly string[];
    if (!using.every((each) => [CORE, SUBMISSION].includes(each))) {
      return send(400, { type: 'urn:ietf:params:jmap:error:unknownCapability', status: 400 });
    }
    const calls = given['methodCalls'] as readonly (readonly [string, Json, string])[];
    const methodResponses = calls.map(([name, args, id]) => {
      const [type, result] = call(name, args, user, identities);
      return [type === null ? name : 'error', type === null ? result : { type }, id];
    });
    return send(200, { methodResponses, sessionState: 's' });
  }

  function call(
    name: string,
    args: Json,
    user: string,
    identities: Identity[],
  ): readonly [string | null, Json] {
    if (args['accountId'] !== accountOf(user)) return ['accountNotFound', {}];
    const accountId = args['accountId'];
    if (name === 'Identity/get') {
      const ids = args['ids'] as readonly string[] | null;
      const list = identities.filter(({ id }) => ids === null || ids.includes(id));
      return [null, { accountId, state: '1', list, notFound: [] }];
    }
    if (name !== 'Identity/set' || quirks.isReadOnly === true) return ['unknownMethod', {}];
    if (Object.keys(args).some((key) => !SET_ARGUMENTS.has(key))) return ['invalidArguments', {}];
    events.sets += 1;
    const result: Record<string, Record<string, unknown>> = {};
    const put = (kind: string, id: string, value: unknown): void => {
      result[kind] = { ...result[kind], [id]: value };
    };
    for (const [id, patch] of entriesOf(args['update'])) {
      const at = identities.findIndex((each) => each.id === id);
      const former = identities[at];
      const error = former === undefined ? { type: 'notFound' } : wrongIn(patch, OWN);
      if (error !== null || former === undefined) {
        put('notUpdated', id, error);
        continue;
      }
      identities[at] = cleaned({ ...former, ...patch });
      put('updated', id, null);
    }
    for (const [id, made] of entriesOf(args['create'])) {
      const isAllowed = !String(made['email']).startsWith('elsewhere');
      const error = isAllowed ? wrongIn(made, [...OWN, 'email']) : { type: 'forbiddenFrom' };
      if (error !== null) {
        put('notCreated', id, error);
        continue;
      }
      const whole = identityOf(`new-${events.count}`, String(made['email']));
      identities.push(cleaned({ ...whole, ...made }));
      put('created', id, { id: whole.id, mayDelete: true });
    }
    for (const id of (args['destroy'] ?? []) as readonly string[]) {
      const at = identities.findIndex((each) => each.id === id);
      if (identities[at]?.mayDelete !== true) put('notDestroyed', id, { type: 'forbidden' });
      else identities.splice(at, 1);
    }
    return [null, { accountId, oldState: '1', newState: '2', ...result }];
  }

  function wrongIn(given: Json, known: readonly string[]): Json | null {
    for (const [key, value] of Object.entries(given)) {
      const isText = typeof value === 'string';
      const isLong = isText && Buffer.byteLength(value) >= (quirks.refuses ?? Infinity);
      if (!known.includes(key) || !isText || (key.endsWith('Signature') && isLong)) {
        return { type: 'invalidProperties', properties: [key], description: 'Not set.' };
      }
    }
    return null;
  }

  function cleaned(identity: Identity): Identity {
    const { clean = (html: string) => html } = quirks;
    return { ...identity, htmlSignature: clean(identity.htmlSignature) };
  }

  function sessionOf(user: string): Json {
    const submission = { maxDelayedSend: 0, submissionExtensions: {} };
    return {
      capabilities: {
        [CORE]: { maxSizeRequest: 10_000_000, maxCallsInRequest: 16, maxObjectsInSet: 500 },
        [SUBMISSION]: submission,
        ...(quirks.capability === undefined ? {} : { [quirks.capability]: {} }),
      },
      accounts: {
        [accountOf(user)]: {
          name: user,
          isPersonal: true,
          isReadOnly: false,
          accountCapabilities: { [SUBMISSION]: submission },
        },
      },
      primaryAccounts: { [SUBMISSION]: accountOf(user) },
      username: user,
      apiUrl: '/jmap/api',
      state: 's',
    };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    events,
    stop: () => server.close(),
  };
}

export type JmapServer = Awaited<ReturnType<typeof startJmap>>;

/** Runs a script against it, which is killed at a request of that number, if any. */
export async function runScript(
  path: string,
  { url, events }: JmapServer,
  args: readonly string[],
  killAt?: number,
) {
  const child = spawn('python3', [path, '--server', url, ...args], { cwd: dirname(dirname(path)) });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (bytes: Buffer) => (texts.out += bytes.toString('utf8')));
  child.stderr.on('data', (bytes: Buffer) => (texts.err += bytes.toString('utf8')));
  const from = events.count;
  events.onRequest = (count) => {
    if (count - from === killAt) child.kill('SIGKILL');
  };
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, ...texts };
}

export function identityOf(id: string, email: string, html = '', mayDelete = true): Identity {
  return {
    id,
    name: 'Somebody',
    email,
    replyTo: null,
    bcc: null,
    textSignature: html === '' ? '' : `text of ${html}`,
    htmlSignature: html,
    mayDelete,
  };
}

function accountOf(user: string): string {
  return `a${Buffer.from(user).toString('hex')}`;
}

function entriesOf(given: unknown): readonly (readonly [string, Json])[] {
  return Object.entries((given ?? {}) as Readonly<Record<string, Json>>);
}

/** `name%master` with the password of the master user, `token-name`, or a name beside a secret. */
function signedIn({ headers }: IncomingMessage): string | null {
  const [kind = '', secret = ''] = (headers.authorization ?? '').split(' ');
  if (kind === 'Bearer' && secret.startsWith('token-')) return secret.slice(6);
  if (kind === 'Basic') {
    const [, user] = /^(.*)%master:pass:wörd$/.exec(Buffer.from(secret, 'base64').toString()) ?? [];
    return user ?? null;
  }
  const user = headers['x-user'];
  return typeof user === 'string' && headers['x-user-secret'] === 'secret' ? user : null;
}
