import type { HeldPictures } from '../../model/picture/held-pictures';
import type { LaidOutMail, WantedPart } from '../core/laid-out-mail';
import type { ImportedMail } from '../core/mail';
import type { MailProblem } from '../core/mail-problems';
import type { Result } from '../../base/result';
import type { Page } from '../core/rebuild/page';

export interface MailPort {
  /**
   * Reads a mail, a saved signature or a page with its pictures, whatever of these the files are. Rejects where what reads them
   * does not load, and once the signal is aborted.
   */
  readonly read: (
    files: readonly File[],
    signal?: AbortSignal,
  ) => Promise<Result<ImportedMail, MailProblem>>;
}

export interface PagePort {
  /**
   * A printed signature as a browser lays it out, `width` px wide, without loading pictures that are `held`. Rejects where the
   * browser cannot.
   */
  readonly layOutPrinted: (html: string, width: number, held: HeldPictures) => Promise<Page>;
  /**
   * A signature from elsewhere, cleaned and laid out in a frame that has loaded and shown nothing else; pictures of the web
   * come only where they are asked for, and keep their addresses else only where the code that shows them holds them. Rejects
   * where the browser cannot.
   */
  readonly layOutMail: (
    frame: HTMLIFrameElement,
    mail: ImportedMail,
    options: {
      readonly loadsPictures: boolean;
      readonly keepsAddresses?: boolean;
      /** Of which part: by default the signature that is found in the mail; else blocks of it by their numbers. */
      readonly part?: WantedPart;
    },
  ) => Promise<LaidOutMail>;
}
