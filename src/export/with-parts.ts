import type { SignatureInput } from '../model/signature';
import { withQrCodes } from './qr/with-qr-codes';
import type { ExportOptions } from './types';
import { withMarks } from './with-marks';

/** The options with all that a person asks for and that comes on use. */
export async function withParts(
  person: SignatureInput,
  options: ExportOptions,
): Promise<ExportOptions> {
  return withQrCodes(person, await withMarks(options));
}
