/** Who may write under a key: the fence that stands with what was written last. */
export interface Fence {
  /** Where the fence itself is saved. */
  readonly key: string;
  /** The page that writes. */
  readonly owner: string;
  /** Higher with every write. */
  readonly revision: number;
}

/** What is saved on this device, by key. Values are unknown: the code that reads them checks them. */
export interface StoragePort {
  readonly read: (key: string) => Promise<unknown>;
  readonly keys: () => Promise<readonly string[]>;
  /** All whose keys begin so. */
  readonly readAll: (prefix: string) => Promise<ReadonlyMap<string, unknown>>;
  /**
   * Writes all entries or none; undefined takes one away. False, and nothing is written, where the fence under
   * `fence.key` is another page's, or newer.
   */
  readonly write: (entries: Entries, fence?: Fence) => Promise<boolean>;
  /** Changes one entry in one go, with no other write in between; undefined leaves it as it is. Returns what stands there. */
  readonly update: (key: string, change: (stored: unknown) => unknown) => Promise<unknown>;
  /** How much this page has set aside below `UNREADABLE` as it could not be understood. */
  readonly setAside: () => number;
  /** Asks the browser not to clear what is saved when room runs low, and returns whether it promises. */
  readonly keep: () => Promise<boolean>;
}

export type Entries = Readonly<Record<string, unknown>>;
