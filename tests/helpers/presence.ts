import type { EmailOutput } from '../../src/export';
import type { PersonInput } from '../../src/model/person/signature';
import { PERSON_FIELD_IDS } from '../../src/model/person/text-fields';
import { attribute, parseHtml, visibleText, type ParsedHtml } from './html';
import { named } from './rules-markup';

/* Whether a signature shows what it was given, and only that. */

type Shown = Pick<EmailOutput, 'html' | 'text'>;

/** What was given, but is not there: in the HTML, or in the plain text beside it. */
export function missingFrom(output: Shown, given: PersonInput): readonly string[] {
  const html = parseHtml(output.html);
  const shown = fold(visibleText(html.roots));
  const plain = fold(output.text);
  const words = expectedWords(given);
  const links = named(html.tags, 'a').map((link) => attribute(link, 'href') ?? '');
  return [
    ...words.filter((word) => !shown.includes(fold(word))).map((word) => `not shown: ${word}`),
    ...words
      .filter((word) => !plain.includes(fold(word)))
      .map((word) => `not in the text: ${word}`),
    ...expectedLinks(given).flatMap((part) => [
      ...(links.some((link) => link.includes(part)) ? [] : [`not linked: ${part}`]),
      ...(output.text.includes(part) ? [] : [`link not in the text: ${part}`]),
    ]),
    ...missingPictures(html, given),
  ];
}

/** What is there without having been given. */
export function strayFrom(output: Shown, given: PersonInput): readonly string[] {
  const html = parseHtml(output.html);
  const strays = [...named(html.tags, 'a'), ...named(html.tags, 'img')].filter(
    (tag) => !hasCause(tag.name, attribute(tag, 'href') ?? '', given),
  );
  return [
    ...strays.map((tag) => `${tag.name} ${[...tag.attributes.values()].join(' ').slice(0, 60)}`),
    ...(/undefined|null|NaN|\[object/.test(output.html) ? ['a value that is no text'] : []),
  ];
}

function expectedWords(given: PersonInput): readonly string[] {
  const fields = PERSON_FIELD_IDS.flatMap((field) => {
    const value = given[field] ?? '';
    const shown = field === 'website' ? value.replace(/^\s*https?:\/\//i, '') : value;
    return field.endsWith('ddress') ? shown.split(/[\n\u2028]/) : [shown];
  });
  const own = (given.lines ?? []).flatMap(({ label, value }) => [label, value]);
  return [...fields, ...own, ...blockWords(given)].map(clean).filter((line) => line !== '');
}

/** The visitor's words in blocks, where they have all they need. */
function blockWords({ blocks = [] }: PersonInput): readonly string[] {
  return blocks.flatMap(({ kind, values: { text = '', link = '', preset, picture } }) => {
    if (kind === 'button') return link.includes('.') ? [text] : [];
    if (kind === 'banner') return picture === undefined ? [text] : [];
    if (kind === 'disclaimer') return preset === 'own' ? text.split(/[\n\u2028]/) : [];
    return kind === 'meeting' && link !== '' ? [text] : [];
  });
}

/** The part of each social link that names its owner. Hostile ones give no link, and numbers are written in another way. */
function expectedLinks({ socialLinks = {}, blocks = [] }: PersonInput): readonly string[] {
  const ofBlocks = blocks.flatMap(({ values: { link, appStore, googlePlay }, kind }) =>
    kind === 'qr' ? [] : [link, appStore, googlePlay],
  );
  const ofNetworks = Object.entries(socialLinks)
    .filter(([network]) => !['whatsapp', 'signal', 'mastodon'].includes(network))
    .map(([, link]) => link);
  return [...ofBlocks, ...ofNetworks]
    .flatMap((link) => link?.trim().replace(/^https:\/\/|^@/, '') ?? [])
    .filter((link) => /^[\w./@-]+$/.test(link) && !/pass@/.test(link));
}

function missingPictures({ tags }: ParsedHtml, given: PersonInput): readonly string[] {
  const sources = new Set(named(tags, 'img').map((img) => attribute(img, 'src')));
  return [given.profileImageUrl, given.logoUrl]
    .filter((src) => src !== undefined && /^https:[\w/.:-]+$/.test(src) && !sources.has(src))
    .map((src) => `picture ${src ?? ''}`);
}

/** Whether a link or picture can have come from what was given. */
function hasCause(kind: string, href: string, given: PersonInput): boolean {
  const { blocks = [] } = given;
  if (kind === 'img') {
    const hasPicture = blocks.some((block) => block.kind === 'qr' || block.values.picture);
    return hasPicture || Boolean(given.profileImageUrl ?? given.logoUrl);
  }
  if (href.startsWith('mailto:')) return Boolean(given.email);
  if (href.startsWith('tel:')) return Boolean(given.phone ?? given.mobile ?? given.fax);
  if (href.startsWith('https://maps.')) return Boolean(given.address ?? given.secondAddress);
  const isOfBlock = blocks
    .flatMap(({ values: { link, appStore, googlePlay } }) => [link, appStore, googlePlay])
    .some((link) => link !== undefined && link !== '' && href.includes(link));
  if (isOfBlock) return true;
  if (given.lines?.some(({ link }) => link !== '') === true) return true;
  return Boolean(given.website ?? given.logoUrl) || Object.keys(given.socialLinks ?? {}).length > 0;
}

/** A text as it may be shown: no controls, Windows-1252 for C1, white space folded. Written apart from the product's. */
function clean(value: string): string {
  return value
    .replaceAll('\u0092', '’')
    .replaceAll('\u009f', 'Ÿ')
    .replaceAll('\u202e', '')
    .replaceAll('\u2028', ' ')
    .replaceAll('\ud800', '\ufffd')
    .replaceAll('\u0000', '')
    .replaceAll('\u0007', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Templates may set a text in capitals. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
