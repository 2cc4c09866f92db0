import { createContext, runInContext } from 'node:vm';
import { unzipSync, strFromU8 } from 'fflate';

/* The add-on for Thunderbird in a host that behaves as Thunderbird documents, as far as the add-on goes. */

export interface Identity {
  readonly id: string;
  email: string;
  signature: string;
  signatureIsPlainText: boolean;
}

type Listener = (...args: readonly unknown[]) => unknown;

/** The files of an add-on, by their paths. */
export function filesOf(xpi: Uint8Array): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(unzipSync(xpi)).map(([path, bytes]) => [path, strFromU8(bytes)] as const),
  );
}

/** A profile of Thunderbird: what stays when an add-on is replaced. */
export interface Profile {
  readonly identities: Identity[];
  readonly storage: Map<string, unknown>;
  readonly policy: Readonly<Record<string, unknown>> | null;
}

export function profileOf(addresses: readonly string[], policy: Profile['policy'] = null): Profile {
  return {
    identities: addresses.map((email, index) => identityOf(`id${index + 1}`, email)),
    storage: new Map(),
    policy,
  };
}

export function identityOf(id: string, email: string): Identity {
  return { id, email, signature: '', signatureIsPlainText: true };
}

/** A message that is being written. */
export interface Message {
  readonly type: 'new' | 'reply' | 'forward' | 'draft';
  readonly isPlainText?: boolean;
  readonly identityId: string;
}

/** Starts the add-on of these files in a profile. */
export function startAddon(files: ReadonlyMap<string, string>, profile: Profile) {
  const listeners = new Map<string, Listener>();
  const event = (name: string) => ({
    addListener: (listener: Listener) => listeners.set(name, listener),
  });
  const scripts: unknown[] = [];
  let message: Message = { type: 'new', identityId: 'id1' };
  const messenger = {
    runtime: {
      onInstalled: event('installed'),
      onStartup: event('startup'),
      onMessage: event('message'),
      getURL: (path: string) => path,
    },
    identities: {
      list: async () => profile.identities.map((identity) => ({ ...identity })),
      update: async (id: string, changes: Partial<Identity>) => {
        Object.assign(profile.identities.find((each) => each.id === id) ?? {}, changes);
      },
      onCreated: event('created'),
      onUpdated: event('updated'),
    },
    storage: {
      local: {
        get: async (key?: string) =>
          key === undefined
            ? Object.fromEntries(profile.storage)
            : profile.storage.has(key)
              ? { [key]: profile.storage.get(key) }
              : {},
        set: async (values: Record<string, unknown>) => {
          for (const [key, value] of Object.entries(values)) profile.storage.set(key, value);
          await listeners.get('stored')?.(values);
        },
        remove: async (key: string) => {
          profile.storage.delete(key);
          await listeners.get('stored')?.({ [key]: {} });
        },
      },
      managed: {
        get: async () => {
          if (profile.policy === null) throw new Error('Managed storage manifest not found');
          return profile.policy;
        },
      },
      onChanged: event('stored'),
    },
    tabs: { onCreated: event('tab') },
    compose: {
      onIdentityChanged: event('changed'),
      getComposeDetails: async () => ({ isPlainText: false, ...message }),
    },
    scripting: {
      executeScript: async ({ args }: { readonly args: readonly unknown[] }) => {
        scripts.push(...args);
      },
    },
  };
  const fetchFile = async (path: string) => {
    const content = files.get(path);
    if (content === undefined) throw new TypeError('NetworkError');
    return { ok: true, text: async () => content };
  };
  const context = createContext({ messenger, fetch: fetchFile, TextEncoder, console });
  runInContext(files.get('background.js') ?? '', context);
  const rest = () => runInContext('applied', context) as Promise<void>;
  const fire = async (name: string, ...args: readonly unknown[]): Promise<unknown> => {
    const answer = await listeners.get(name)?.(...args);
    await rest();
    return answer;
  };
  return {
    fire,
    rest,
    /** What is put in the place of the signature of a message that is opened; nothing where it stays. */
    open: async (opened: Message) => {
      message = opened;
      scripts.length = 0;
      await fire('tab', { id: 1, type: 'messageCompose' });
      return [...scripts];
    },
  };
}
