import type { EmailOutput, ExportOptions } from '../export/types';
import type { SignatureInput } from '../model/signature';
import type { Design } from '../scene/scene';
import type { MeasureText } from '../scene/text-measure';
import type { ImagePort } from './image-port';
import type { TabsPort } from './tabs-port';

/*
 * The outside world as the store sees it. `src/platform` stands behind these in the browser, tests put in their own.
 */

export interface ExportPort {
  /** The final output. Rejects only when the exporter itself cannot be reached. */
  readonly exportSignature: (
    data: SignatureInput,
    templateId: string,
    options: ExportOptions,
  ) => Promise<EmailOutput>;
  /** The same for a design. */
  readonly exportScene: (design: Design, options: ExportOptions) => Promise<EmailOutput>;
  /** A whole HTML file around exported HTML. */
  readonly toDocument: (html: string, title: string) => string;
}

export interface RichText {
  readonly html: string;
  readonly text: string;
}

export interface ClipboardPort {
  /** Writes both forms. The content may still be on its way: browsers want the call within the click. */
  readonly writeRich: (content: Promise<RichText>) => Promise<void>;
  readonly writeText: (text: string) => Promise<void>;
  /** The text on the clipboard. Browsers ask the visitor first, and may refuse. */
  readonly readText: () => Promise<string>;
}

export interface FilePort {
  readonly download: (name: string, type: string, content: string) => void;
}

export interface PreviewPort {
  /** Whether the page shows a preview at the moment. */
  readonly isPresent: () => boolean;
  /** Whether it shows the designer's canvas. */
  readonly hasCanvas: () => boolean;
}

/** What is kept on this device, by key. Values come back as unknown: whoever reads them checks them. */
export interface StoragePort {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
}

/** What stands in for fonts that this machine lacks. */
export interface FontPort {
  /** Lets the texts of a frame in the page use it, too. */
  readonly addTo: (frame: Window & typeof globalThis) => Promise<void>;
}

export interface Ports {
  readonly exporter: ExportPort;
  readonly clipboard: ClipboardPort;
  readonly files: FilePort;
  readonly fonts: FontPort;
  readonly images: ImagePort;
  readonly preview: PreviewPort;
  readonly storage: StoragePort;
  readonly tabs: TabsPort;
  readonly measure: MeasureText;
  /** The page's own origin, which makes relative addresses absolute. */
  readonly origin: string;
  /** A number from 0 up to but not including 1. */
  readonly random: () => number;
  /** The moment, as an ISO 8601 text. */
  readonly now: () => string;
  readonly log: (message: string, cause?: unknown) => void;
}
