import { createContext, runInContext } from 'node:vm';
import type { Host } from './hosts.data';

/* A message that is written in one of the kinds of Outlook, with the script of the add-in beside it, in a time of its own. */

export type Body = { top: string; typed: string; signatures: string[]; quote: string };

/** What a server answers to a request: the text of a file, null for 404; `unreachable` and `never` are no answers. */
export type Answer = string | null;

export interface Setting {
  readonly host: Host;
  /** With its folder and its key. */
  readonly scriptAddress: string;
  readonly mailbox: string;
  readonly sender: string;
  readonly type: 'newMail' | 'reply' | 'forward';
  readonly isText: boolean;
  readonly hasTimers: boolean;
  readonly answer: (address: string) => Answer;
  /** From 0 up to 1, the same again for the same seed. */
  readonly random: () => number;
  /** How often a call of Outlook fails, from 0 to 1. */
  readonly failing: number;
  /** What Outlook keeps for the add-in with the mailbox. */
  readonly settings?: Settings;
}

export type Settings = Record<string, unknown>;

/** What the pane has of the script. */
export interface Pane {
  readonly insert: (done: (outcome: string) => void) => void;
  readonly keep: (address: string, signature: unknown, done: (outcome: string) => void) => void;
  readonly forget: (address: string, done: (outcome: string) => void) => void;
}

type Result = { status: string; value?: unknown };
type Callback = (result: Result) => void;

/** The script, to be started as often as an event comes; what it stands in is its own each time. */
export interface Program {
  readonly alone: Start;
  readonly inPage: Start;
}

type Start = (...given: readonly unknown[]) => Pane;

/** Two engines: one that has nothing that is not documented for a script alone, and that of a page. */
export function programOf(script: string): Program {
  const wrapped = `(function (Office, fetch, setTimeout, clearTimeout, location, navigator) {${script}
    return { insert: signetAddin.insert, keep: signetKept.keep, forget: signetKept.forget }; })`;
  const old = createContext({});
  runInContext(WITHOUT_NEWER, old);
  return {
    alone: runInContext(wrapped, old) as Start,
    inPage: runInContext(wrapped, createContext({})) as Start,
  };
}

export function openMessage(program: Program, setting: Setting) {
  const { host, random, isText, settings = {} } = setting;
  const clock = makeClock();
  const session = new Map<string, string>();
  const completed: number[] = [];
  const wrongs: string[] = [];
  const isSigned = host.isSigned && !isText;
  const body: Body = {
    top: '',
    typed: '',
    signatures: isSigned ? [clientSignature(setting.sender)] : [],
    quote: setting.type === 'newMail' ? '' : '\nOn Monday somebody wrote: …',
  };
  const disabled = new Set<string>();
  let sender = setting.sender;

  /** Outlook answers some time later, and now and then with an error. */
  const call = (callback: unknown, act: () => unknown): void => {
    const isFailing = random() < setting.failing;
    clock.after(1 + random() * 400, () => {
      const value = isFailing ? undefined : act();
      const failed = isFailing || value instanceof Error;
      const result: Result = failed ? { status: 'failed' } : { status: 'succeeded', value };
      if (typeof callback === 'function') (callback as Callback)(result);
    });
  };
  const typeOf = () => (isText ? 'text' : 'html');
  const wrongType = (options: { coercionType?: string }) =>
    isText && options.coercionType === 'html' ? new Error('InvalidFormatError') : null;
  const all = () => body.top + body.typed + body.signatures.join('') + body.quote;

  const item = {
    itemType: host.itemType,
    [host.itemType === 'message' ? 'from' : 'organizer']: {
      getAsync: (done: Callback) => call(done, () => ({ emailAddress: sender })),
    },
    sessionData: {
      getAsync: (name: string, done: Callback) =>
        call(done, () => session.get(name) ?? new Error('KeyNotFound')),
      setAsync: (name: string, value: string, done: Callback) =>
        call(done, () => void session.set(name, value)),
    },
    ...(host.itemType === 'message' && {
      getComposeTypeAsync: (done: Callback) =>
        call(done, () => ({ composeType: setting.type, coercionType: typeOf() })),
    }),
    ...(host.tellsClientSignature && {
      isClientSignatureEnabledAsync: (done: Callback) =>
        call(done, () => host.isSigned && !disabled.has(sender)),
    }),
    disableClientSignatureAsync: (done: Callback) =>
      call(done, () => {
        disabled.add(sender);
        if (host.disablingRemoves) body.signatures = body.signatures.filter(isOfAddin);
      }),
    body: {
      getAsync: (_type: string, done: Callback) => call(done, all),
      getTypeAsync: (done: Callback) => call(done, typeOf),
      prependAsync: (data: string, options: { coercionType?: string }, done: Callback) =>
        call(done, () => wrongType(options) ?? void (body.top = data + body.top)),
      setSignatureAsync: (data: string, options: { coercionType?: string }, done: Callback) =>
        call(done, () => {
          if (data.length > 30_000) return new Error('DataExceedsMaximumSize');
          if (!host.hasSignatures) return undefined;
          const problem = wrongType(options);
          if (problem !== null) return problem;
          const isStacked = host.stacksPictures && /src="(?:data|cid):/.test(data);
          body.signatures = [...(isStacked ? body.signatures : []), ...(data === '' ? [] : [data])];
          return undefined;
        }),
      // Either could write over what somebody is typing.
      setAsync: () => wrongs.push('setAsync'),
      setSelectedDataAsync: () => wrongs.push('setSelectedDataAsync'),
    },
  };

  const fetched = (address: string): Promise<unknown> => {
    if (!address.startsWith('https://')) wrongs.push(`relative address ${address}`);
    return new Promise((resolve, reject) => {
      const answer = setting.answer(address);
      const isNever = answer === 'never';
      clock.after(isNever ? host.requestEndsMs : 5 + random() * 1500, () => {
        if (isNever || answer === 'unreachable') reject(new TypeError('Network request failed'));
        else resolve({ ok: answer !== null, status: 200, text: async () => answer ?? '' });
      });
    });
  };

  /** Each page has what was kept before it began, and what it keeps itself (reference). */
  const roamingSettings = () => {
    const own = structuredClone(settings);
    return {
      get: (name: string) => own[name],
      set: (name: string, value: unknown) => void (own[name] = structuredClone(value)),
      saveAsync: (done: Callback) =>
        call(done, () => {
          if (JSON.stringify(own).length > 32 * 1024) return new Error('9057');
          return void Object.assign(settings, structuredClone(own));
        }),
    };
  };
  const locks = makeLocks();

  const startRuntime = (isPane = false) => {
    const isAlone = host.isScriptAlone && !isPane;
    const actions = new Map<string, (event: unknown) => void>();
    const Office = {
      actions: { associate: (name: string, act: () => void) => actions.set(name, act) },
      context: {
        roamingSettings: roamingSettings(),
        urls: isAlone ? { javascriptRuntimeUrl: setting.scriptAddress } : undefined,
        mailbox: {
          item,
          userProfile: { emailAddress: setting.mailbox },
          diagnostics: { hostName: host.hostName },
        },
      },
      ...(!isAlone && { onReady: () => undefined }),
    };
    const timers = setting.hasTimers
      ? [(act: () => void, ms: number) => clock.after(ms, act), clock.cancel]
      : [undefined, undefined];
    const page = { href: setting.scriptAddress.replace('.js?', '.html?_host=1&') };
    const pane = isAlone
      ? program.alone(Office, fetched, ...timers)
      : program.inPage(Office, fetched, ...timers, page, { locks });
    return { actions, pane };
  };

  const ofPage = host.isScriptAlone ? null : startRuntime();
  let fired = 0;
  return {
    body,
    all,
    wrongs,
    completed,
    fired: () => fired,
    sender: () => sender,
    at: clock.after,
    /** An event comes; a script alone is started for it. */
    fire: (name: string): void => {
      const index = fired;
      fired += 1;
      completed[index] = 0;
      const act = (ofPage ?? startRuntime()).actions.get(name);
      if (act === undefined) throw new Error(`Nothing is associated with ${name}`);
      clock.after(host.endsAfterMs, () => {
        if (completed[index] === 0) wrongs.push('Outlook ended an event');
      });
      act({ completed: () => (completed[index] = (completed[index] ?? 0) + 1) });
    },
    /** A page of its own beside the message. */
    openPane: (): Pane => startRuntime(true).pane,
    type: (text: string): void => void (body.typed += text),
    /** Outlook has a signature for the other account, too, unless it was disabled. */
    changeSender: (next: string): void => {
      sender = next;
      const isOn = isSigned && !disabled.has(next);
      body.signatures = isOn ? [clientSignature(next)] : body.signatures.filter(isOfAddin);
    },
    /** Lets all happen that is going to. */
    run: clock.run,
  };
}

/** What a script alone may not have. */
const WITHOUT_NEWER = `for (const name of ['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Symbol', 'Proxy', 'Reflect', 'Uint8Array', 'Uint32Array',
    'ArrayBuffer', 'DataView', 'BigInt', 'Intl', 'WebAssembly', 'globalThis']) delete globalThis[name];
  for (const name of ['padStart', 'includes', 'startsWith']) delete String.prototype[name];
  for (const name of ['includes', 'find', 'flatMap', 'fill']) delete Array.prototype[name];
  delete Array.from; delete Object.assign; delete Object.entries; delete Math.cbrt;`;

const clientSignature = (address: string) => `<i>CLIENT ${address}</i>`;

const isOfAddin = (signature: string) => !signature.includes('CLIENT');

/** `navigator.locks` of the pages of one origin: one after the other. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, act: () => Promise<unknown>): Promise<unknown> => {
      last = last.then(act);
      return last;
    },
  };
}

const MOST_MOMENTS = 10_000;

function makeClock() {
  let queue: { id: number; at: number; act: () => void }[] = [];
  let now = 0;
  let last = 0;
  return {
    after: (ms: number, act: () => void): number => {
      last += 1;
      queue.push({ id: last, at: now + ms, act });
      return last;
    },
    cancel: (id: number): void => {
      queue = queue.filter((each) => each.id !== id);
    },
    run: async (): Promise<void> => {
      for (let moment = 0; moment < MOST_MOMENTS; moment++) {
        // Promises settle between two moments.
        for (let turn = 0; turn < 16; turn++) await Promise.resolve();
        queue.sort((one, other) => one.at - other.at || one.id - other.id);
        const next = queue.shift();
        if (next === undefined) return;
        now = next.at;
        next.act();
      }
      throw new Error('It goes on and on');
    },
  };
}
