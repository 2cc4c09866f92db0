/** How the tabs of one browser agree on who writes what they share. */
export interface TabsPort {
  /** A name for this page, new with each load. */
  readonly pageId: string;
  /** What this tab had open last, through reloads; null for nothing. */
  readonly opened: () => string | null;
  readonly setOpened: (id: string) => void;
  /** Locks `name` if no other tab has it. `onAsked` is run, and waited for, when another tab takes it over. */
  readonly claim: (name: string, onAsked: () => Promise<void>) => Promise<TabLock | null>;
  /** Takes the lock on `name` from whichever tab has it, after that tab has saved its work. */
  readonly takeOver: (name: string, onAsked: () => Promise<void>) => Promise<TabLock>;
  /** Notifies the other tabs that what is saved has changed. */
  readonly post: (name: string) => void;
  /** Receives the notifications of other tabs, of any name. Returns a function that stops it. */
  readonly listen: (onMessage: (name: string) => void) => () => void;
}

/** A lock on a name, for this tab. */
export interface TabLock {
  readonly release: () => void;
}
