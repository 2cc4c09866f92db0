import type { EmailOutput, ExportOptions } from '../export';
import type { SignatureInput } from '../model/signature';
import type { Design } from '../scene/scene';
import type { FaceSource } from './fonts/face-source';

/** What there is to export. */
export type ExportWork =
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

/** What the page asks of the export worker. */
export type ExportRequest = ExportWork & { readonly id: number };

export type ExportReply =
  | { readonly id: number; readonly output: EmailOutput }
  | { readonly id: number; readonly error: string };
