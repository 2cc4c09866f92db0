import type { KeptOutput } from '../output/state/output-slice';
import type { LogoPalette } from '../model/color/logo-palette';
import type { TabLock } from '../saving/state/tabs-port';
import type { Ports } from './ports';

/**
 * What one store holds besides its state, as it is no data: locks, promises, files, what stops work in progress. It is made with
 * the store, and thunks get it with the ports. What is data stands in the state.
 */
export interface Session {
  /** The pages whose part has been added to the store. */
  readonly opened: { designer: boolean; team: boolean };
  readonly saving: {
    /** The lock on the open signature. */
    lock: TabLock | null;
    /** The takeover of the open signature from another tab, until it is done. */
    takeover: Promise<void> | null;
  };
  readonly output: {
    /** The output that is being made. */
    run: OutputRun | null;
    /** The last request to the exporter. */
    compilation: Promise<unknown> | null;
  };
  readonly pictures: {
    /** The file that was taken last: a notice offers to use it otherwise. */
    taken: File | null;
    /** The last reading of natural sizes, until it was waited for. */
    sizes: Promise<void> | null;
    /** The palettes of logos by their addresses, the latest last. */
    readonly palettes: Map<string, Promise<LogoPalette>>;
  };
  readonly import: {
    /** Stops the reading of files that may become a signature. */
    reading: AbortController | null;
  };
  readonly team: {
    /** Stops the archive or the comparison that is being made. */
    making: AbortController | null;
    /** The archive that was made last. */
    zip: Blob | null;
  };
}

export interface OutputRun {
  /** Whether what it makes is still the output of the signature. */
  readonly isCurrent: () => boolean;
  readonly output: Promise<KeptOutput | null>;
}

/** What thunks get besides the state. */
export interface ThunkExtra extends Ports {
  readonly session: Session;
}

export function makeSession(): Session {
  return {
    opened: { designer: false, team: false },
    saving: { lock: null, takeover: null },
    output: { run: null, compilation: null },
    pictures: { taken: null, sizes: null, palettes: new Map() },
    import: { reading: null },
    team: { making: null, zip: null },
  };
}
