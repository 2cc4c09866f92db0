import type { DestinationId } from '../../model/destinations';
import type { ImageMode } from '../types';
import type { PackageId } from './package';

/** What is taken to a destination. */
export interface ClientPackages {
  /** How pictures travel in what is copied there; null where nothing is pasted. */
  readonly rich: ImageMode | null;
  /** The best first. */
  readonly packages: readonly PackageId[];
}

/** Where pictures are linked, a copy for classic Outlook is whole only if it has no other pictures. */
export const CLIENT_PACKAGES: Readonly<Record<DestinationId, ClientPackages>> = {
  gmail: { rich: 'gaps', packages: ['pictures'] },
  'outlook-new': { rich: 'embed', packages: [] },
  'outlook-classic': { rich: 'link', packages: ['outlook-zip'] },
  'apple-mail': { rich: 'embed', packages: ['mailsignature'] },
  phone: { rich: null, packages: ['page', 'text'] },
  thunderbird: { rich: null, packages: ['html'] },
  other: {
    rich: 'embed',
    packages: ['eml', 'html', 'text', 'vcard', 'page', 'mailsignature', 'outlook-zip'],
  },
};
