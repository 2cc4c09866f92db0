import type { ImportedMail } from '../../../src/import/core/mail';
import type { LaidOutMail, WantedPart } from '../../../src/import/core/laid-out-mail';
import { inHiddenFrame, layOutMail } from '../../../src/import/browser/pages/lay-out';

export const WIDTH = 600;

interface Coming {
  /** What came with it, by name. */
  readonly pictures?: ImportedMail['pictures'];
  readonly loadsPictures?: boolean;
  readonly part?: WantedPart;
}

/** A mail of this HTML as a browser lays it out. */
export async function laidOut(
  html: string,
  { pictures = [], loadsPictures = false, part = 'signature' }: Coming = {},
): Promise<LaidOutMail> {
  return inHiddenFrame(WIDTH, (frame) =>
    layOutMail(frame, { html, pictures, unnamed: [] }, { loadsPictures, part }),
  );
}
