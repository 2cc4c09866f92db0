import type { SignatureBlock } from '../model/person/blocks';
import { contactWords } from '../model/person/contact-words';
import {
  cleanWords,
  CONTACT_FIELD_IDS,
  isWordField,
  PERSON_FIELD_IDS,
  type ContactFieldId,
  type WordFieldId,
} from '../model/person/text-fields';
import { TEXT_FIELDS, type FieldKindId, type WordRole } from '../model/person/text-fields.data';
import { fieldOrigin, type Origin } from '../model/findings/findings';
import type { Translations } from '../model/languages/language-words';
import { socialHref } from '../model/person/web/profile';
import type { SafeHref, LinkedRange } from '../model/links';
import { shownLine, type OwnLine } from '../model/person/own-lines';
import type { Person } from '../model/person/signature';
import { badgeWords, sortedNetworks, type SocialId } from '../model/person/social';

/*
 * A signature as templates see it: every text cleaned and trimmed, every link checked, whatever is blank gone.
 */

/** A way to reach somebody, or a line of the visitor's own. */
export type ContactKind = ContactFieldId | 'own';

/** What the text of a contact is. */
export type KindOfContact = Exclude<FieldKindId, 'words'> | 'own';

/** How a contact may be labelled; blank for a line of one's own without a label. */
export interface ContactLabels {
  readonly full: string;
  /** As short as the language has it. */
  readonly short: string;
  /** One letter; the label itself of a line of one's own. */
  readonly letter: string;
}

export interface Contact {
  readonly kind: ContactKind;
  readonly labels: ContactLabels;
  /** One line, but for an address. */
  readonly lines: readonly string[];
  readonly href: SafeHref | null;
  /** The parts of its line that have links, where these are several, such as two numbers. */
  readonly links?: readonly LinkedRange[];
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
  /** The id of the request that it answers; absent for a picture that travels as it is. */
  readonly rasterId?: string;
  readonly width: number;
  readonly height: number;
  /** For a picture that is not cut to its shape already. */
  readonly radius: number;
  /** How many times as large as usual it is wanted; 1 unless given. */
  readonly scale?: number;
  readonly alt: string;
  readonly origin: readonly Origin[];
}

export interface Logo extends Picture {
  readonly background: string;
}

export interface Pictures {
  readonly photo: Picture | null;
  readonly logo: Logo | null;
  /** Of banners and codes, by the ids of their blocks. */
  readonly ofBlocks: ReadonlyMap<string, Picture>;
}

export const NO_PICTURES: Pictures = { photo: null, logo: null, ofBlocks: new Map() };

/** Who somebody is, in words of one line. */
export interface RoleText {
  readonly role: WordRole;
  readonly text: string;
  readonly origin: readonly Origin[];
}

export interface SignatureView extends Pictures {
  readonly texts: readonly RoleText[];
  readonly contacts: readonly Contact[];
  readonly socials: readonly Social[];
  /** What stands below, as the visitor left it: `viewBlocks` cleans and checks it. */
  readonly blocks: readonly SignatureBlock[];
}

/** The view of a signature. Links that are not safe are dropped: their text stays, a badge without one goes. */
export function viewSignature(
  person: Person,
  pictures: Pictures,
  words: Translations,
): SignatureView {
  return {
    texts: PERSON_FIELD_IDS.filter(isWordField).flatMap((field) => viewText(person, field)),
    contacts: [
      ...CONTACT_FIELD_IDS.flatMap((kind) => viewContact(person, kind, words)),
      ...person.lines.flatMap(viewOwnLine),
    ],
    socials: sortedNetworks(person.socialOrder).flatMap((network) => {
      const { id } = network;
      const href = socialHref(id, person.socialLinks[id] ?? '');
      if (href === null) return [];
      return [{ id, ...badgeWords(network, href), href, origin: [fieldOrigin(id)] }];
    }),
    blocks: person.blocks,
    ...pictures,
  };
}

function viewText(person: Person, field: WordFieldId): readonly RoleText[] {
  const text = cleanWords(field, person[field]);
  return text === '' ? [] : [{ role: TEXT_FIELDS[field].role, text, origin: [fieldOrigin(field)] }];
}

/** What the text of a contact is: a mobile number is a phone number. */
export function kindOf({ kind }: Contact): KindOfContact {
  return kind === 'own' ? kind : TEXT_FIELDS[kind].kind;
}

/** What is to be printed in some roles, in the order of these. */
export function textsOf(
  { texts }: Pick<SignatureView, 'texts'>,
  roles: readonly WordRole[],
): readonly RoleText[] {
  return roles.flatMap((role) => texts.filter((each) => each.role === role));
}

/** The words of a role alone, in one line; blank where there are none. */
export function wordsOf(signature: Pick<SignatureView, 'texts'>, role: WordRole): string {
  return textsOf(signature, [role])
    .map(({ text }) => text)
    .join(' ');
}

/** Whether there is a name and nothing else, but for what stands below a signature. */
export function isNameAlone(view: SignatureView): boolean {
  const { texts, contacts, socials, photo, logo } = view;
  const isNamed = texts.length > 0 && texts.every(({ role }) => role === 'name');
  return isNamed && contacts.length + socials.length === 0 && photo === null && logo === null;
}

function viewContact(
  person: Person,
  kind: ContactFieldId,
  words: Translations,
): readonly Contact[] {
  const { text, href, links } = contactWords(person, kind, '\n');
  if (text === '') return [];
  const labels = {
    full: words.labels[kind],
    short: words.shortLabels[kind],
    letter: words.letters[kind],
  };
  const origin = [fieldOrigin(kind)];
  return [{ kind, labels, lines: text.split('\n'), href, ...(links && { links }), origin }];
}

function viewOwnLine(line: OwnLine): readonly Contact[] {
  const shown = shownLine(line);
  if (shown === null) return [];
  const { label, value, href } = shown;
  const labels = { full: label, short: label, letter: label };
  return [{ kind: 'own', labels, lines: [value], href, origin: [fieldOrigin('lines')] }];
}
