import type { DestinationId } from '../../model/destinations';
import type { ImageMode } from '../types';
import type { Package } from './package';
import { html, mailsignature, outlookZip, PACKAGES, page, pictures, text } from './packages';

/** What a place where the signature is used gets. */
export interface ClientPackages {
  /** What is pasted there; null where pasting is no way in. */
  readonly copy: RichCopy | null;
  /** In the order in which they are offered. */
  readonly packages: readonly Package[];
}

/** A copy as rich text. */
export interface RichCopy {
  readonly images: ImageMode;
  /** Whether it is whole only where the output lists no picture: where all of them are linked. */
  readonly wantsLinks: boolean;
}

const WITH_PICTURES: RichCopy = { images: 'embed', wantsLinks: false };
/** Neither Gmail nor classic Outlook shows pictures that lie in the HTML. */
const WITH_LINKS: RichCopy = { images: 'gaps', wantsLinks: true };

/** What each destination gets. */
export const CLIENT_PACKAGES: Readonly<Record<DestinationId, ClientPackages>> = {
  gmail: { copy: WITH_LINKS, packages: [pictures] },
  'outlook-new': { copy: WITH_PICTURES, packages: [] },
  'outlook-classic': { copy: WITH_LINKS, packages: [outlookZip] },
  'apple-mail': { copy: WITH_PICTURES, packages: [mailsignature] },
  phone: { copy: null, packages: [page, text] },
  thunderbird: { copy: null, packages: [html] },
  other: { copy: WITH_PICTURES, packages: PACKAGES },
};
