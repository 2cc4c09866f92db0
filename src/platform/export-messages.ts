import type { EmailOutput, ExportOptions } from '../export';
import type { SignatureInput } from '../model/signature';

/** What the page asks of the export worker. */
export interface ExportRequest {
  readonly id: number;
  readonly data: SignatureInput;
  readonly templateId: string;
  readonly options: ExportOptions;
}

export type ExportReply =
  | { readonly id: number; readonly output: EmailOutput }
  | { readonly id: number; readonly error: string };
