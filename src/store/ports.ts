import type { HeldPictures } from '../model/picture/held-pictures';
import type { EmailOutput, ExportOptions, RasterImage, RasterRequest } from '../export';
import type { MadePreview } from '../export/previews';
import type { FixQuestion, Offer } from '../fixes/question';
import type { LaidOutMail } from '../import/core/laid-out-mail';
import type { ImportedMail } from '../import/core/mail';
import type { MailProblem } from '../import/core/mail-problems';
import type { Size } from '../model/picture/fit';
import type { PictureProblem } from '../model/messages/file-messages';
import type { LinkProblem } from '../model/share-link';
import type { Pixels } from '../model/color/picture-colors';
import type { Result } from '../base/result';
import type { Person } from '../model/person/signature';
import type { Page } from '../import/core/rebuild/page';
import type { DesignProblem } from '../scene/design-file/design-messages';
import type { Design } from '../scene/scene';
import type { MeasureText } from '../scene/text/text-measure';
import type { Manifest } from '../team/core/archive/manifest';
import type { ParsedSignature } from '../saving/state/files/signature-file';
import type { TeamPort } from '../team/state/team-port';

/* The interfaces of the store to the outside world. `src/platform` implements them in the browser, tests pass their own. */

/** What a signature is made into a mail by: its template, or the scene on its canvas. */
export type CompilerId = 'template' | 'scene';

/** What an export is made of. */
export type ExportSource =
  | { readonly kind: 'signature'; readonly person: Person; readonly templateId: string }
  | { readonly kind: 'scene'; readonly design: Design };

export interface ExportPort {
  /** The final output. Rejects only when the exporter itself cannot be reached. */
  readonly exportSignature: (
    person: Person,
    templateId: string,
    options: ExportOptions,
  ) => Promise<EmailOutput>;
  /** The same for a design. */
  readonly exportScene: (design: Design, options: ExportOptions) => Promise<EmailOutput>;
  /** How it looks elsewhere. Rejects when the exporter cannot be reached. */
  readonly makePreviews: (
    source: ExportSource,
    options: ExportOptions,
  ) => Promise<readonly MadePreview[]>;
  /** A whole HTML file around exported HTML. */
  readonly toDocument: (html: string, title: string) => string;
}

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

export interface PreviewPort {
  /** Whether the page shows what is compiled so: the form's preview, or the canvas. */
  readonly shows: (compiler: CompilerId) => boolean;
}

/** Texts in links. Both reject where what packs them does not load. */
export interface LinkPort {
  /** A text as the hash of an address. */
  readonly pack: (text: string) => Promise<string>;
  /** The text of a hash. Rejects also once the signal is aborted. */
  readonly unpack: (hash: string, signal?: AbortSignal) => Promise<Result<string, LinkProblem>>;
}

/** The activity of the visitor's pointer and wheel. */
export interface PointerIdlePort {
  /** How long it has rested, in ms: 0 while it presses something. */
  readonly restedMs: () => number;
}

/** A picture of the visitor's, read and made small. */
export interface UploadedImage {
  readonly dataUrl: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** False where the picture could be read but not made small: it is kept as it was. */
  readonly resized: boolean;
  /** Whether the file moved: the first of its pictures is kept. */
  readonly isStilled?: boolean;
  /** Why it was not made small, in the words of the error; for the log. */
  readonly failure?: string;
}

/** Why a file gives no picture. */
export type ImageProblem = PictureProblem;

/** A signature drawn as one picture. */
export interface DrawnSignature {
  readonly png: Uint8Array;
  /** The words of pictures from elsewhere that may not be read: in their places are boxes. */
  readonly missing: readonly string[];
}

export interface ImagePort {
  /** Reads a file of the visitor's and fits it into the box of its kind. Never rejects. */
  readonly load: (
    file: Blob,
    kind: 'profile' | 'logo' | 'canvas',
  ) => Promise<Result<UploadedImage, ImageProblem>>;
  /** The natural size in px of a picture anywhere on the web; null when it does not load. Never rejects. */
  readonly naturalSize: (address: string) => Promise<Size | null>;
  /** What a picture anywhere shows, made small; null when it does not load, or may not be read. Never rejects. */
  readonly pixels: (address: string) => Promise<Pixels | null>;
  /** Draws a picture for the output; null when it cannot be drawn. Never rejects. */
  readonly draw: (request: RasterRequest) => Promise<RasterImage | null>;
  /** Draws exported HTML, `scale` times as large; null where this browser cannot. Never rejects. */
  readonly drawSignature: (html: string, scale: 1 | 2) => Promise<DrawnSignature | null>;
}

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

/**
 * Choices of the visitor that are no work, by key. Both are done when they return, and throw where the browser allows neither.
 */
export interface PreferencesPort {
  /** As it was written; undefined for nothing. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
}

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

/** Substitutes for fonts that this machine lacks. */
export interface FontPort {
  /** Lets the texts of a frame in the page use it, too. */
  readonly addTo: (frame: Window & typeof globalThis) => Promise<void>;
  /** Resolves once the fonts that the page shows have loaded, and are measured with. */
  readonly haveCome: () => Promise<void>;
}

/**
 * Reports what fixes would do to a design. Rejects when that cannot be found out, and when the answer is not needed any more
 * before its turn has come.
 */
export type FindFixes = (
  design: Design,
  question: FixQuestion,
  options: ExportOptions,
  signal?: AbortSignal,
) => Promise<readonly Offer[]>;

export interface MailPort {
  /**
   * Reads a mail, a saved signature or a page with its pictures, whatever of these the files are. Rejects where what reads them
   * does not load, and once the signal is aborted.
   */
  readonly read: (
    files: readonly File[],
    signal?: AbortSignal,
  ) => Promise<Result<ImportedMail, MailProblem>>;
}

/** Both reject where what reads does not load or the browser denies access to the file, and once the signal is aborted. */
export interface DesignPort {
  /** Reads a design or a signature that anyone may have written, beside the page, without the rules for a team. */
  readonly read: (
    source: Blob | string,
    signal?: AbortSignal,
  ) => Promise<Result<ParsedSignature, DesignProblem>>;
}

export interface ManifestPort {
  /** Reads the manifest of an earlier run, beside the page. The problem is a sentence. */
  readonly read: (file: Blob, signal?: AbortSignal) => Promise<Result<Manifest, string>>;
}

export interface PagePort {
  /**
   * A printed signature as a browser lays it out, `width` px wide, without loading pictures that are `held`. Rejects where the
   * browser cannot.
   */
  readonly layOutPrinted: (html: string, width: number, held: HeldPictures) => Promise<Page>;
  /**
   * A signature from elsewhere, cleaned and laid out in a frame that has loaded and shown nothing else; pictures of the web
   * come only where they are asked for, and keep their addresses else only where the code that shows them holds them. Rejects
   * where the browser cannot.
   */
  readonly layOutMail: (
    frame: HTMLIFrameElement,
    mail: ImportedMail,
    options: { readonly loadsPictures: boolean; readonly keepsAddresses?: boolean },
  ) => Promise<LaidOutMail>;
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
