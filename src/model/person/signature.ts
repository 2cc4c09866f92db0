import { blockField, blockLabelOf, readBlocks, type SignatureBlock } from './blocks';
import { readCrop, type Crop } from './crop';
import type { KnownNumbers } from './phone/known-numbers';
import { isImageShape, type ImageShape } from '../picture/image';
import { PROFILE_CHARACTERS } from '../limits';
import { fieldCharacters, PERSON_FIELD_IDS, type PersonFieldId } from './text-fields';
import { readNaturalSize, sizeFrom, type NaturalSize } from '../picture/natural-size';
import { DEFAULT_PALETTE_NAME } from '../color/palettes';
import { readOwnLines, type OwnLine } from './own-lines';
import { isSocialId, SOCIAL_NETWORKS, type SocialId, type SocialLinks } from './social';

/** Everything a visitor enters about themselves. Text is kept as typed; it is cleaned where it is shown. */
export interface Person extends Readonly<Record<PersonFieldId, string>> {
  readonly lines: readonly OwnLine[];
  /** What stands below the signature. */
  readonly blocks: readonly SignatureBlock[];
  /** A link or a data URL. */
  readonly profileImageUrl: string;
  readonly profileImageShape: ImageShape;
  /** Which part of the photo fills its shape; the middle unless given. */
  readonly profileCrop?: Crop;
  /** A link or a data URL. */
  readonly logoUrl: string;
  readonly logoShape: ImageShape;
  /** A color behind the logo, or blank. */
  readonly logoBackgroundColor: string;
  /** The hosted address of the logo, used instead of its own wherever it is one. */
  readonly logoForEmail: string;
  /** Of its labels and fixed words; blank for the language of the name's script. */
  readonly language: string;
  /** How telephone numbers are written: `international` or `national`; blank for as typed. */
  readonly phoneFormat: string;
  /** The country of numbers without a country code, as ISO 3166 has it (alpha-2); blank for that of the address. */
  readonly phoneCountry: string;
  /** `none` where addresses have no link; blank for one to a map. */
  readonly mapLink: string;
  /** A preset's name, or a custom palette as JSON. */
  readonly colorScheme: string;
  readonly socialLinks: SocialLinks;
  /** The networks that come first, in their order; the others follow in the usual one. */
  readonly socialOrder: readonly SocialId[];
  /** The fields and networks that were given though they are equal to the sample's: they are the person's own. */
  readonly typedFields?: readonly string[];
  /** The fields of which mail clients are kept from making links, of numbers and dates in them. */
  readonly plainFields?: readonly string[];
  /** Of the pictures that are linked, as far as they were read. */
  readonly naturalSizes?: readonly NaturalSize[];
  /** What is known of the telephone numbers, where that has loaded. It is computed for each export and kept nowhere. */
  readonly numbers?: KnownNumbers;
}

/** The fields that hold the address of a picture. */
export const PICTURE_ADDRESSES = ['profileImageUrl', 'logoUrl', 'logoForEmail'] as const;

/** The addresses of all pictures that a person has, blanks for those without one, by the names of their fields. */
export function picturesOf(person: Person): readonly (readonly [field: string, address: string])[] {
  return [
    ...PICTURE_ADDRESSES.map((field) => [field, person[field]] as const),
    ...person.blocks.flatMap((block) => {
      const { picture } = block.values;
      return picture === undefined ? [] : [[blockField(block), picture] as const];
    }),
  ];
}

/** Whether addresses have a link to a map. */
export function linksToMaps({ mapLink }: Pick<Person, 'mapLink'>): boolean {
  return mapLink !== 'none';
}

/** What callers may pass: any part of a signature. */
export type PersonInput = Readonly<Partial<Person>>;

export const BLANK_SIGNATURE: Person = {
  ...blankFields(),
  lines: [],
  blocks: [],
  profileImageUrl: '',
  profileImageShape: 'round',
  logoUrl: '',
  logoShape: 'square',
  logoBackgroundColor: '',
  logoForEmail: '',
  language: '',
  phoneFormat: '',
  phoneCountry: '',
  mapLink: '',
  colorScheme: DEFAULT_PALETTE_NAME,
  socialLinks: {},
  socialOrder: [],
};

/** What the form holds at the start. */
export const SAMPLE_SIGNATURE: Person = {
  ...BLANK_SIGNATURE,
  fullName: 'Jane Doe',
  jobTitle: 'Head of Design',
  companyName: 'Northwind Studio',
  email: 'jane.doe@example.com',
  phone: '+1 (555) 010-4477',
  website: 'https://www.example.com',
  address: '24 Harbour Street\nSeattle, WA 98101',
  profileImageUrl: '/sample/portrait.png',
  socialLinks: {
    linkedin: 'https://www.linkedin.com/in/janedoe',
    twitter: 'https://x.com/janedoe',
    facebook: '',
    instagram: 'https://www.instagram.com/janedoe',
    youtube: '',
  },
  naturalSizes: [{ address: '/sample/portrait.png', width: 200, height: 200 }],
};

/** Whether a signature is equal to the content of the form at the start. */
export function isSampleSignature(person: Person): boolean {
  const { socialLinks, naturalSizes: _sizes, lines: _lines, ...rest } = SAMPLE_SIGNATURE;
  const { socialOrder: _order, blocks: _blocks, ...sample } = rest;
  const links = person.socialLinks;
  return (
    person.lines.length + person.blocks.length === 0 &&
    person.socialOrder.length === 0 &&
    Object.entries(sample).every(([key, value]) => Reflect.get(person, key) === value) &&
    SOCIAL_NETWORKS.every(({ id }) => (links[id] ?? '') === (socialLinks[id] ?? ''))
  );
}

/** Parts of a person whose texts are no longer than their fields hold. */
export function cutTexts(part: PersonInput): PersonInput {
  return { ...part, ...textsIn(part) };
}

/** The texts of known fields, cut to what these hold. */
function textsIn(input: PersonInput): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const key of Object.keys(BLANK_SIGNATURE)) {
    const value: unknown = Object.hasOwn(input, key) ? Reflect.get(input, key) : undefined;
    if (typeof value === 'string') texts[key] = value.slice(0, fieldCharacters(key));
  }
  return texts;
}

/**
 * A whole person from any part of one, for the borders: files, what lies on the device, what was found in a mail, callers of the
 * compiler. Values of the wrong type count as missing, texts are cut to what their field holds.
 */
export function completeSignature(input: PersonInput): Person {
  // Nothing is added to the blank person, so that all people have one hidden class.
  const whole = Object.assign({ ...BLANK_SIGNATURE }, textsIn(input), {
    profileImageShape: knownShape(input.profileImageShape, BLANK_SIGNATURE.profileImageShape),
    logoShape: knownShape(input.logoShape, BLANK_SIGNATURE.logoShape),
    lines: readOwnLines(input.lines),
    blocks: readBlocks(input.blocks),
    socialLinks: knownLinks(input.socialLinks ?? {}),
    socialOrder: knownOrder(input.socialOrder),
  });
  const crop = readCrop(input.profileCrop);
  const cropped = crop === null ? whole : { ...whole, profileCrop: crop };
  const typed = readFieldIds(input.typedFields);
  const plain = readFieldIds(input.plainFields);
  const own = {
    ...cropped,
    ...(typed.length === 0 ? {} : { typedFields: typed }),
    ...(plain.length === 0 ? {} : { plainFields: plain }),
  };
  return withNaturalSizes(own, readSizes(input.naturalSizes));
}

/** The person with those of the sizes that its pictures have; the same one where there are none. */
export function withNaturalSizes(person: Person, sizes: readonly NaturalSize[]): Person {
  const own = picturesOf(person).flatMap(([, address]) => sizeFrom(sizes, address) ?? []);
  return own.length === 0 ? person : { ...person, naturalSizes: [...new Set(own)] };
}

/** The fields, networks and blocks that exist, each once. */
export function readFieldIds(fields: unknown): readonly string[] {
  if (!Array.isArray(fields)) return [];
  return [...new Set(fields.filter(isFieldId))];
}

function isFieldId(field: unknown): field is string {
  if (typeof field !== 'string' || field.length > LONGEST_FIELD) return false;
  return isSocialId(field) || Object.hasOwn(BLANK_SIGNATURE, field) || blockLabelOf(field) !== null;
}

/** In characters; the ids of blocks are part of their names. */
const LONGEST_FIELD = 100;

function readSizes(sizes: unknown): readonly NaturalSize[] {
  return Array.isArray(sizes) ? sizes.flatMap((size) => readNaturalSize(size) ?? []) : [];
}

function knownShape(shape: unknown, otherwise: ImageShape): ImageShape {
  return isImageShape(shape) ? shape : otherwise;
}

function knownOrder(order: unknown): readonly SocialId[] {
  return Array.isArray(order) ? [...new Set(order.filter(isSocialId))] : [];
}

function knownLinks(links: SocialLinks): SocialLinks {
  const known = SOCIAL_NETWORKS.flatMap(({ id }) => {
    const link: unknown = links[id];
    return typeof link === 'string' ? [[id, link.slice(0, PROFILE_CHARACTERS)] as const] : [];
  });
  return Object.fromEntries(known);
}

function blankFields(): Readonly<Record<PersonFieldId, string>> {
  const blank = PERSON_FIELD_IDS.map((id) => [id, ''] as const);
  return Object.fromEntries(blank) as Record<PersonFieldId, string>;
}
