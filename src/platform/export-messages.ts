import type { EmailOutput, ExportOptions } from '../export';
import type { SignatureInput } from '../model/signature';
import type { Result } from '../model/result';
import type { Design } from '../scene/scene';

/** What the page asks of the export worker. */
export type ExportJob =
  | {
      readonly kind: 'signature';
      readonly data: SignatureInput;
      readonly templateId: string;
      readonly options: ExportOptions;
    }
  | { readonly kind: 'scene'; readonly design: Design; readonly options: ExportOptions };

/** The output, or the words of the error that stood in the way. */
export type ExportAnswer = Result<EmailOutput, string>;
