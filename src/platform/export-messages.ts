import type { EmailOutput, ExportOptions } from '../export';
import type { SignatureInput } from '../model/signature';
import type { Result } from '../model/result';
import type { Design } from '../scene/scene';
import type { FaceSource } from './fonts/face-source';

/** What the page asks of the export worker. */
export type ExportJob =
  | {
      readonly kind: 'signature';
      readonly data: SignatureInput;
      readonly templateId: string;
      readonly options: ExportOptions;
    }
  | {
      readonly kind: 'scene';
      readonly design: Design;
      readonly options: ExportOptions;
      /** What stands in for fonts that the page lacks. */
      readonly faces: readonly FaceSource[];
    };

/** The output, or the words of the error that stood in the way. */
export type ExportAnswer = Result<EmailOutput, string>;
