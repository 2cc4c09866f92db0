import type { SignatureInput } from '../../model/person/signature';
import type { Design } from '../../scene/scene';
import { withClosingOf } from '../close-up/with-closing';
import { withQrCodes, withQrCodesOf } from '../qr/with-qr-codes';
import type { ExportOptions } from '../types';
import { withMarks, withMarksOf } from './with-marks';

/** The options with all that a person asks for and that comes on use. */
export async function withParts(
  person: SignatureInput,
  options: ExportOptions,
): Promise<ExportOptions> {
  return withQrCodes(person, await withMarks(options));
}

/** The options with all that a design asks for and that comes on use. */
export async function withPartsOf(design: Design, options: ExportOptions): Promise<ExportOptions> {
  return withQrCodesOf(design, await withClosingOf(design, await withMarksOf(design, options)));
}
