import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { guessWidth } from '../scene/text/text-measure';
import { restoreSignature } from '../saving/state/open-signature';
import { makeStore } from '../store/make-store';
import type { Ports } from '../store/ports';
import { App } from './app';
import { PAGES } from './pages';

/**
 * The HTML of the page at a path as a first visit opens it, for the build. Rejects where rendering it asks for what only a browser
 * has, or fails.
 */
export async function prerenderPage(path: string): Promise<string> {
  const store = makeStore(portsOfBuild());
  await store.dispatch(restoreSignature());
  await PAGES[path]?.load(store);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App
      store={store}
      Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
    { onError: (cause) => void failures.push(cause) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  return html;
}

/** What is there without a browser: a device with nothing on it. Asking for anything else is a mistake of what renders. */
function portsOfBuild(): Ports {
  const there: Partial<Ports> = {
    measure: guessWidth,
    origin: '',
    preferences: { read: nothing, write: nothing },
    storage: {
      read: async () => undefined,
      keys: async () => [],
      readAll: async () => new Map(),
      write: async () => true,
      update: async () => undefined,
      setAside: () => 0,
      keep: async () => true,
    },
    tabs: {
      pageId: '',
      opened: () => null,
      setOpened: nothing,
      claim: async () => LOCK,
      takeOver: async () => LOCK,
      post: nothing,
      listen: () => nothing,
    },
    random: () => 0,
    now: () => new Date(0).toISOString(),
    log: (message, cause) => {
      throw new Error(message, { cause });
    },
  };
  return there as Ports;
}

const LOCK = { release: nothing };

function nothing(): undefined {
  return undefined;
}
