import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { startGmail, type Gmail, type Request } from './google-gmail';
import { newSheet, spreadsheetApp, strict, type Sheet } from './google-sheets';

/*
 * A spreadsheet of Google with a script, as the reference of Apps Script has both: only documented methods are there, and any
 * other throws. Time passes where a script calls something; after six minutes nothing has an effect any more.
 */

const MOST_MS = 360_000;
const MOST_IN_PROPERTY = 9 * 1024;
/** Shorter than Google's, since a thousand are signed again and again. */
const KEYS = generateKeyPairSync('rsa', { modulusLength: 1024 });
export const SECRET = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

interface Trigger {
  readonly id: string;
  readonly handler: string;
  readonly at: number;
  isFired: boolean;
}

export interface Workspace {
  readonly gmail: Gmail;
  readonly sheets: Sheet[];
  readonly properties: Map<string, string>;
  readonly triggers: Trigger[];
  /** What windows have shown. */
  readonly shown: string[];
  readonly clock: { now: number; executions: number; isLocked: boolean };
  /** A list becomes a sheet of its own. */
  readonly importCsv: (rows: readonly (readonly string[])[], name?: string) => Sheet;
  /** Chooses an item of the menu: what is typed, and how many calls of Gmail it survives. */
  readonly choose: (item: string, typed?: string, callsLeft?: number) => void;
  /** Lets time pass until no trigger is left. */
  readonly wait: () => void;
}

export function startWorkspace(
  files: { readonly code: string; readonly manifest: string },
  speedMs = 400,
): Workspace {
  const clock = { now: Date.UTC(2026, 10, 29), executions: 0, isLocked: false };
  const { urlFetchWhitelist } = JSON.parse(files.manifest) as { urlFetchWhitelist: string[] };
  const gmail = startGmail(KEYS.publicKey, () => clock.now, urlFetchWhitelist);
  const properties = new Map([
    [
      'SERVICE_ACCOUNT_KEY',
      JSON.stringify({ client_email: 'signer@x.example', private_key: SECRET }),
    ],
  ]);
  const sheets: Sheet[] = [];
  const triggers: Trigger[] = [];
  const shown: string[] = [];
  const script = new Script(files.code, { filename: 'Code.gs' });

  function execute(handler: string, typed: string | null, callsLeft: number): void {
    const ends = clock.now + MOST_MS;
    let left = callsLeft;
    const pass = (ms: number): void => {
      if (clock.now > ends || left < 0) throw new Error('This execution has ended.');
      clock.now += ms;
      if (clock.now > ends) throw new Error('Exceeded maximum execution time');
    };
    const scope = {
      pass,
      fetch: (requests: readonly Request[]) => {
        pass(speedMs);
        left -= 1;
        const answers = gmail.answer(requests);
        if (left < 0) throw new Error('This execution has ended.');
        return answers;
      },
    };
    clock.executions += 1;
    const isOwner = !clock.isLocked;
    const globals = globalsOf({ ...scope, typed, sheets, properties, triggers, shown, clock });
    const context = createContext(globals);
    new Script('Date.now = () => Now();').runInContext(context);
    try {
      script.runInContext(context);
      new Script(`${handler}()`).runInContext(context);
    } catch (error) {
      if (clock.now <= ends && left >= 0) throw error;
    } finally {
      if (isOwner) clock.isLocked = false;
    }
  }

  return {
    gmail,
    sheets,
    properties,
    triggers,
    shown,
    clock,
    importCsv: (rows, name = 'signatures') => {
      const sheet = newSheet(name, rows.length, 4);
      sheet.cells.push(...rows.map((row) => [...row]));
      sheets.push(sheet);
      return sheet;
    },
    choose: (item, typed = '', callsLeft = Number.POSITIVE_INFINITY) =>
      execute(item, typed, callsLeft),
    wait: () => {
      for (let rounds = 0; rounds < 200; rounds += 1) {
        const [next] = triggers.filter(({ isFired }) => !isFired).toSorted((a, b) => a.at - b.at);
        if (next === undefined) return;
        clock.now = Math.max(clock.now, next.at);
        next.isFired = true;
        execute(next.handler, null, Number.POSITIVE_INFINITY);
      }
      throw new Error('It never ends');
    },
  };
}

interface Scope extends Pick<Workspace, 'sheets' | 'properties' | 'triggers' | 'shown' | 'clock'> {
  readonly pass: (ms: number) => void;
  readonly fetch: (requests: readonly Request[]) => readonly { code: number; text: string }[];
  /** Null where a trigger has called it: windows cannot be shown. */
  readonly typed: string | null;
}

function globalsOf(scope: Scope): Record<string, unknown> {
  const { pass, clock, properties } = scope;
  return {
    Now: () => clock.now,
    SpreadsheetApp: spreadsheetApp(scope),
    ScriptApp: scriptApp(scope),
    Utilities: utilities(pass),
    UrlFetchApp: strict('UrlFetchApp', {
      fetchAll: (requests: readonly Request[]) =>
        scope
          .fetch([...requests])
          .map(({ code, text }) =>
            strict('HTTPResponse', { getResponseCode: () => code, getContentText: () => text }),
          ),
    }),
    LockService: strict('LockService', {
      getScriptLock: () =>
        strict('Lock', {
          tryLock: (ms: number) => {
            pass(clock.isLocked ? ms : 1);
            if (clock.isLocked) return false;
            clock.isLocked = true;
            return true;
          },
          releaseLock: () => {
            pass(1);
            clock.isLocked = false;
          },
        }),
    }),
    PropertiesService: strict('PropertiesService', {
      getScriptProperties: () =>
        strict('Properties', {
          getProperty: (key: string) => properties.get(key) ?? null,
          setProperty: (key: string, value: string) => {
            pass(20);
            if (Buffer.byteLength(value) > MOST_IN_PROPERTY) throw new Error('Argument too large');
            properties.set(key, value);
          },
          deleteProperty: (key: string) => {
            pass(20);
            properties.delete(key);
          },
        }),
    }),
  };
}

function scriptApp({ pass, triggers, clock }: Scope): object {
  return strict('ScriptApp', {
    getProjectTriggers: () => triggers.map(shownOf),
    deleteTrigger: (given: { getUniqueId: () => string }) => {
      pass(100);
      const at = triggers.findIndex(({ id }) => id === given.getUniqueId());
      if (at < 0) throw new Error('No such trigger');
      triggers.splice(at, 1);
    },
    newTrigger: (handler: string) =>
      strict('TriggerBuilder', {
        timeBased: () =>
          strict('ClockTriggerBuilder', {
            after: (ms: number) =>
              strict('ClockTriggerBuilder', {
                create: () => {
                  pass(200);
                  if (triggers.length >= 20) throw new Error('This script has too many triggers.');
                  const trigger = { id: randomUUID(), handler, at: clock.now + ms, isFired: false };
                  triggers.push(trigger);
                  return shownOf(trigger);
                },
              }),
          }),
      }),
  });
}

/** Bytes are numbers from -128 to 127, as Java has them. */
function utilities(pass: Scope['pass']): object {
  return strict('Utilities', {
    Charset: strict('Charset', { UTF_8: 'UTF_8', US_ASCII: 'US_ASCII' }),
    DigestAlgorithm: strict('DigestAlgorithm', { SHA_256: 'SHA_256' }),
    sleep: (ms: number) => pass(ms),
    getUuid: () => randomUUID(),
    base64Decode: (text: string) => {
      if (!/^[\w+/]+={0,2}$/.test(text) || text.length % 4 !== 0)
        throw new Error('Could not decode string.');
      return signed(Buffer.from(text, 'base64'));
    },
    base64EncodeWebSafe: (data: string | readonly number[]) =>
      bytesOf(data).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    newBlob: (data: readonly number[]) =>
      strict('Blob', { getDataAsString: () => bytesOf(data).toString('utf8') }),
    computeDigest: (_algorithm: string, text: string) =>
      signed(createHash('sha256').update(text).digest()),
    computeRsaSha256Signature: (text: string, key: string) => {
      pass(20);
      return signed(createSign('RSA-SHA256').update(text).sign(key));
    },
  });
}

function shownOf(trigger: Trigger) {
  return strict('Trigger', {
    getUniqueId: () => trigger.id,
    getHandlerFunction: () => trigger.handler,
  });
}

function signed(bytes: Buffer): readonly number[] {
  return [...new Int8Array(bytes)];
}

function bytesOf(data: string | readonly number[]): Buffer {
  return typeof data === 'string' ? Buffer.from(data) : Buffer.from(Int8Array.from(data).buffer);
}
