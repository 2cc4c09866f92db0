import { eml } from './eml';
import { html } from './html';
import { mailsignature } from './mailsignature';
import { outlookZip } from './outlook-zip';
import type { Package } from './package';
import { page } from './page';
import { pictures } from './pictures';
import { text } from './text';
import { vcard } from './vcard';

/** All forms in which a signature is taken away as files, in the order in which they are offered. */
export const PACKAGES: readonly Package[] = [
  html,
  eml,
  text,
  vcard,
  page,
  outlookZip,
  mailsignature,
  pictures,
];
