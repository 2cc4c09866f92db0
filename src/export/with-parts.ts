import type { Design } from '../scene/scene';
import { withQrCodesOf } from './qr/with-qr-codes';
import type { ExportOptions } from './types';
import { withMarksOf } from './with-marks';

/** The options with all that a design asks for and that comes on use. */
export async function withPartsOf(design: Design, options: ExportOptions): Promise<ExportOptions> {
  return withQrCodesOf(design, await withMarksOf(design, options));
}
