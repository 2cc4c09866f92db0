import type { EmailOutput, ExportOptions } from '../../export';
import type { MadePreview } from '../../export/previews';
import type { Person } from '../../model/person/signature';
import type { Result } from '../../base/result';
import type { Design } from '../../scene/scene';
import type { ExportSource } from '../state/output-ports';
import type { FaceSource } from '../../fonts/browser/face-source';

/** What the page asks of the export worker. */
export type ExportJob =
  | {
      readonly kind: 'signature';
      readonly person: Person;
      readonly templateId: string;
      readonly options: ExportOptions;
    }
  | {
      readonly kind: 'thumbnail';
      readonly person: Person;
      readonly templateId: string;
      readonly options: ExportOptions;
    }
  | {
      readonly kind: 'scene';
      readonly design: Design;
      readonly options: ExportOptions;
      /** Substitutes for fonts that the page lacks. */
      readonly faces: readonly FaceSource[];
    }
  | {
      readonly kind: 'previews';
      readonly source: ExportSource;
      readonly options: ExportOptions;
      /** As for a scene. */
      readonly faces: readonly FaceSource[];
    };

/** What is asked for with a job of the kind `previews`. */
export interface MadePreviews {
  readonly previews: readonly MadePreview[];
}

/** What is asked for with a job of the kind `thumbnail`. */
export interface MadeThumbnail {
  /** As `previewSignature` prints it. */
  readonly thumbnail: string;
}

/** Each kind of answer. */
export type Made = EmailOutput | MadePreviews | MadeThumbnail;

/** What was asked for, or the words of the error that prevented it. */
export type ExportAnswer = Result<Made, string>;
