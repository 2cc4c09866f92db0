import { hexOfBytes } from '../../base/hex-of-bytes';
import type { TabsPort } from '../state/tabs-port';
import { makeTabLocks } from './tab-locks';

const OPENED_KEY = 'signet/open';
const SAVED_CHANNEL = 'signet/kept';
const ID = /^[\w-]{1,100}$/;

/** How this page agrees with the other tabs of the browser. Made once for each page. */
export function makeTabs(): TabsPort {
  return { pageId: newPageId(), opened, setOpened, ...makeTabLocks(), ...makePosting() };
}

/** `crypto.randomUUID` is missing where a page comes without encryption; random bytes are not. */
function newPageId(): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(16)));
}

function opened(): string | null {
  try {
    const id = sessionStorage.getItem(OPENED_KEY);
    return id !== null && ID.test(id) ? id : null;
  } catch {
    return null;
  }
}

function setOpened(id: string): void {
  try {
    sessionStorage.setItem(OPENED_KEY, id);
  } catch {
    // A tab that may store nothing opens what was changed last.
  }
}

/** One channel for both: a channel does not receive its own messages. */
function makePosting(): Pick<TabsPort, 'post' | 'listen'> {
  let made: BroadcastChannel | null = null;
  const channel = (): BroadcastChannel | null => {
    try {
      made ??= new BroadcastChannel(SAVED_CHANNEL);
      return made;
    } catch {
      // Without channels the other tabs see what is saved when they are loaded again.
      return null;
    }
  };
  return {
    post: (name) => channel()?.postMessage(name),
    listen(onMessage) {
      const receive = ({ data }: MessageEvent): void => {
        if (typeof data === 'string') onMessage(data);
      };
      channel()?.addEventListener('message', receive);
      return () => made?.removeEventListener('message', receive);
    },
  };
}
