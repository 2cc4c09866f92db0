import type { AddinFile } from './addin-file';
import type { AddinSignature } from './person-file';

/** What the add-in of one person is made of. */
export interface PersonAddin {
  /** In lower case; null where it is not known: the signature is then chosen in the pane. */
  readonly address: string | null;
  readonly signature: AddinSignature;
  /** The pictures that the signature links to below the place. */
  readonly pictures: readonly AddinFile[];
}
