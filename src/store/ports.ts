import type { FontPort } from '../fonts/state/font-port';
import type { MailPort, PagePort } from '../import/state/import-ports';
import type {
  ExportPort,
  FindFixes,
  PointerIdlePort,
  PreviewPort,
} from '../output/state/output-ports';
import type { ImagePort } from '../pictures/state/image-port';
import type { DesignPort, LinkPort } from '../saving/state/files/reading-ports';
import type { StoragePort } from '../saving/state/storage-port';
import type { TabsPort } from '../saving/state/tabs-port';
import type { MeasureText } from '../scene/text/text-measure';
import type { ManifestPort, TeamPort } from '../team/state/team-port';

/*
 * The interfaces of the store to the outside world. Those of a feature stand in its `state` folder, those that serve several
 * features here.
 */

export interface RichText {
  readonly html: string;
  readonly text: string;
}

export interface ClipboardPort {
  /** Writes both forms. The content may still be on its way: browsers allow the call only within the click. */
  readonly writeRich: (content: Promise<RichText>) => Promise<void>;
  readonly writeText: (text: string) => Promise<void>;
  /** The text on the clipboard. Browsers ask the visitor first, and may refuse. */
  readonly readText: () => Promise<string>;
}

/** A file on the device that the visitor has chosen to save into. */
export interface KeptFile {
  readonly name: string;
  /** As the browser gives it. It can be stored, and is checked when it comes back. */
  readonly handle: unknown;
}

export interface FilePort {
  /**
   * Saves into a file again, or into one that the visitor chooses now. Null where they choose none or do not allow it;
   * 'downloaded' where this browser lets no page save into the same file again. Rejects where the file cannot be written.
   */
  readonly saveInto: (
    kept: KeptFile | null,
    name: string,
    type: string,
    content: string,
  ) => Promise<KeptFile | 'downloaded' | null>;
  readonly download: (name: string, type: string, content: string | Uint8Array) => void;
  /** Asks the visitor for a file of these types, within their click or key; null where they choose none. Never rejects. */
  readonly choose: (accept: string) => Promise<File | null>;
}

/**
 * Choices of the visitor that are no work, by key. Both are done when they return, and throw where the browser allows neither.
 */
export interface PreferencesPort {
  /** As it was written; undefined for nothing. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
}

export interface Ports {
  readonly exporter: ExportPort;
  readonly findFixes: FindFixes;
  readonly clipboard: ClipboardPort;
  readonly designs: DesignPort;
  readonly files: FilePort;
  readonly fonts: FontPort;
  readonly pointerIdle: PointerIdlePort;
  readonly images: ImagePort;
  readonly links: LinkPort;
  readonly mails: MailPort;
  readonly manifests: ManifestPort;
  readonly pages: PagePort;
  readonly preferences: PreferencesPort;
  readonly preview: PreviewPort;
  readonly storage: StoragePort;
  readonly tabs: TabsPort;
  readonly team: TeamPort;
  readonly measure: MeasureText;
  /** Decodes one character reference of HTML, as `&uuml;`; what is none stays as it is. */
  readonly decodeReference: (reference: string) => string;
  /** The page's own origin, which makes relative addresses absolute. */
  readonly origin: string;
  /** A number from 0 up to but not including 1. */
  readonly random: () => number;
  /** The moment, as an ISO 8601 text. */
  readonly now: () => string;
  readonly log: (message: string, cause?: unknown) => void;
}
