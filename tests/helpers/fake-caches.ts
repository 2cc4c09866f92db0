import type { Caches, FileCache } from '../../src/offline/release';

/** The caches of a browser, by name and address. */
export function fakeCaches(): Caches {
  const stores = new Map<string, FileCache>();
  return {
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    async open(name) {
      const store = stores.get(name) ?? fakeCache();
      stores.set(name, store);
      return store;
    },
    async match(file, { cacheName = '' } = {}) {
      return stores.get(cacheName)?.match(file);
    },
  };
}

function fakeCache(): FileCache {
  const files = new Map<string, Response>();
  return {
    keys: async () => [...files.keys()].map((url) => new Request(url)),
    delete: async (file) => files.delete(addressOf(file)),
    match: async (file) => files.get(addressOf(file))?.clone(),
    async put(file, response) {
      files.set(addressOf(file), response);
    },
  };
}

function addressOf(file: RequestInfo | URL): string {
  return new URL(file instanceof Request ? file.url : file, 'https://signet.example').href;
}
