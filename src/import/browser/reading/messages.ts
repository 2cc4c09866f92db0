import type { ImportedMail } from '../../core/mail';
import type { MailProblem } from '../../core/mail-problems';
import type { Result } from '../../../base/result';
import type { LinkProblem } from '../../../model/share-link';
import type { DesignProblem } from '../../../scene/design-file/design-messages';
import type { ParsedSignature } from '../../../saving/state/files/signature-file';
import type { Manifest } from '../../../team/core/archive/manifest';
import type { ChosenFile } from '../mails/mail-file';

/** The jobs of the worker that reads third-party files. */
export type ReadingJob =
  | { readonly kind: 'mail'; readonly files: readonly ChosenFile[] }
  | { readonly kind: 'link'; readonly hash: string }
  | { readonly kind: 'design'; readonly source: Blob | string }
  | { readonly kind: 'manifest'; readonly file: Blob };

export type ReadingAnswer =
  | { readonly kind: 'mail'; readonly mail: Result<ImportedMail, MailProblem> }
  | { readonly kind: 'link'; readonly text: Result<string, LinkProblem> }
  | { readonly kind: 'design'; readonly design: Result<ParsedSignature, DesignProblem> }
  | { readonly kind: 'manifest'; readonly manifest: Result<Manifest, string> };

/** `begun` once the files have come, however long that took: from then on the time of the work counts. */
export type FromReadingWorker =
  { readonly kind: 'begun' } | { readonly kind: 'done'; readonly answer: ReadingAnswer };
