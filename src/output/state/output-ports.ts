import type { EmailOutput, ExportOptions } from '../../export';
import type { MadePreview } from '../../export/previews';
import type { FixQuestion, Offer } from '../../fixes/question';
import type { Person } from '../../model/person/signature';
import type { Design } from '../../scene/scene';

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
  /** A form's signature as `previewSignature` prints it, to be shown small. Rejects as `exportSignature` does. */
  readonly makeThumbnail: (
    person: Person,
    templateId: string,
    options: ExportOptions,
  ) => Promise<string>;
  /** How it looks elsewhere. Rejects when the exporter cannot be reached. */
  readonly makePreviews: (
    source: ExportSource,
    options: ExportOptions,
  ) => Promise<readonly MadePreview[]>;
  /** A whole HTML file around exported HTML. */
  readonly toDocument: (html: string, title: string) => string;
}

export interface PreviewPort {
  /** Whether the page shows what is compiled so: the form's preview, or the canvas. */
  readonly shows: (compiler: CompilerId) => boolean;
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

/** The activity of the visitor's pointer and wheel. */
export interface PointerIdlePort {
  /** How long it has rested, in ms: 0 while it presses something. */
  readonly restedMs: () => number;
}
