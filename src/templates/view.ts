import { fieldOrigin, type Origin } from '../model/findings';
import { fieldLabel } from '../model/fields';
import {
  emailHref,
  mapHref,
  phoneHref,
  socialHref,
  websiteDisplay,
  websiteHref,
  type SafeHref,
} from '../model/links';
import type { SignatureData } from '../model/signature';
import { SOCIAL_NETWORKS, type SocialId } from '../model/social';
import { cleanLine, cleanLines } from '../model/text';

/*
 * A signature as templates see it: every text cleaned and trimmed, every link checked, whatever is blank gone.
 */

export type ContactKind = 'phone' | 'mobile' | 'fax' | 'email' | 'website' | 'address';

export interface Contact {
  readonly kind: ContactKind;
  readonly label: string;
  /** One line, but for an address. */
  readonly lines: readonly string[];
  readonly href: SafeHref | null;
  readonly origin: readonly Origin[];
}

export interface Social {
  readonly id: SocialId;
  readonly label: string;
  readonly letters: string;
  readonly href: SafeHref;
  readonly origin: readonly Origin[];
}

/** A picture, ready to be placed. Lengths in px. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** For a picture that is not cut to its shape already. */
  readonly radius: number;
  readonly alt: string;
  readonly origin: readonly Origin[];
}

export interface Logo extends Picture {
  readonly background: string;
}

export interface Pictures {
  readonly photo: Picture | null;
  readonly logo: Logo | null;
}

export interface SignatureView extends Pictures {
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly department: string;
  readonly quote: string;
  readonly contacts: readonly Contact[];
  readonly socials: readonly Social[];
}

/** The view of a signature. Links that are not safe are dropped: their text stays, a badge without one goes. */
export function viewSignature(data: SignatureData, pictures: Pictures): SignatureView {
  return {
    name: cleanLine(data.fullName),
    title: cleanLine(data.jobTitle),
    company: cleanLine(data.companyName),
    department: cleanLine(data.department),
    quote: cleanLine(data.quote),
    contacts: CONTACTS.flatMap((contact) => viewContact(data, contact)),
    socials: SOCIAL_NETWORKS.flatMap(({ id, label, letters }) => {
      const href = socialHref(id, data.socialLinks[id] ?? '');
      return href === null ? [] : [{ id, label, letters, href, origin: [fieldOrigin(id)] }];
    }),
    ...pictures,
  };
}

interface ContactRule {
  readonly kind: ContactKind;
  readonly href: (value: string) => SafeHref | null;
  readonly display?: (value: string) => string;
}

const CONTACTS: readonly ContactRule[] = [
  { kind: 'phone', href: phoneHref },
  { kind: 'mobile', href: phoneHref },
  { kind: 'fax', href: phoneHref },
  { kind: 'email', href: emailHref },
  { kind: 'website', href: websiteHref, display: websiteDisplay },
  { kind: 'address', href: mapHref },
];

function viewContact(
  data: SignatureData,
  { kind, href, display }: ContactRule,
): readonly Contact[] {
  const value = data[kind];
  const shown = display === undefined ? value : display(value);
  const lines = kind === 'address' ? cleanLines(shown) : [cleanLine(shown)].filter(Boolean);
  if (lines.length === 0) return [];
  return [{ kind, label: fieldLabel(kind), lines, href: href(value), origin: [fieldOrigin(kind)] }];
}
