import type { LinkProblem } from '../../../model/share-link';
import type { Result } from '../../../base/result';
import type { DesignProblem } from '../../../scene/design-file/design-messages';
import type { ParsedSignature } from './signature-file';

/** Texts in links. Both reject where what packs them does not load. */
export interface LinkPort {
  /** A text as the hash of an address. */
  readonly pack: (text: string) => Promise<string>;
  /** The text of a hash. Rejects also once the signal is aborted. */
  readonly unpack: (hash: string, signal?: AbortSignal) => Promise<Result<string, LinkProblem>>;
}

export interface DesignPort {
  /**
   * Reads a design or a signature that anyone may have written, beside the page, without the rules for a team. Rejects where what
   * reads it does not load or the browser denies access to the file, and once the signal is aborted.
   */
  readonly read: (
    source: Blob | string,
    signal?: AbortSignal,
  ) => Promise<Result<ParsedSignature, DesignProblem>>;
}
