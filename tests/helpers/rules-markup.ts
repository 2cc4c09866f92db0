import {
  attribute,
  childTags,
  descendants,
  hasOwnText,
  integer,
  nameOf,
  pixels,
  visibleText,
  type ParsedHtml,
  type Tag,
} from './html';
import type { Rule } from './rules';

/* Rules on tags, attributes, links and pictures. */

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  table: [
    'role',
    'lang',
    'dir',
    'align',
    'width',
    'border',
    'cellpadding',
    'cellspacing',
    'style',
    'bgcolor',
  ],
  tr: [],
  td: ['colspan', 'width', 'height', 'align', 'bgcolor', 'aria-hidden', 'nowrap', 'style'],
  span: ['dir', 'lang', 'style'],
  a: ['href', 'aria-label', 'title', 'style'],
  img: ['src', 'width', 'height', 'alt', 'style'],
  br: [],
  wbr: ['aria-hidden'],
  div: [],
};

const SAFE_HREF =
  /^(?:https?:\/\/[^\s"'<>`\\@/]+(?:[/?#][^\s"<>`\\]*)?|mailto:[^\s"<>?&]+@[^\s"'<>?&]+|tel:\+?\d{3,18})$/u;
const SAFE_SRC =
  /^(?:https?:\/\/[^\s"'<>`\\]+|data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+=*)$/;

const LENGTHS = ['width', 'height', 'max-width', 'max-height'];

/**
 * SnappyMail reads the lengths of a picture by `parseInt`, takes what is no number for 0, and hides what is under 3 px as a
 * tracking pixel (dev/Common/Html.js). It passes `height:auto`, which fluid pictures need, over.
 */
function isReadAsNothing(length: string | undefined): boolean {
  if (length === undefined || length === 'auto') return false;
  return !(Number.parseInt(length) >= 3);
}

export const MARKUP_RULES: readonly Rule[] = [
  {
    number: 2,
    title: 'only tables, text, links and pictures with inline styles',
    check: ({ tags, comments, source }) => [
      ...comments.map((comment) => `comment: ${comment}`),
      ...(/<\/?tbody/i.test(source) ? ['tbody'] : []),
      ...tags.flatMap(checkAllowed),
    ],
  },
  {
    number: 7,
    title: 'every picture has whole sizes twice over, is a block and has no border',
    check: ({ tags }) =>
      named(tags, 'img').flatMap((img) => [
        ...(['width', 'height'] as const).flatMap((side) => {
          const size = integer(attribute(img, side));
          const styled = pixels(img.style.get(side));
          return size !== undefined && size > 0 && styled === size
            ? []
            : [`${nameOf(img)}: ${side}`];
        }),
        ...expectStyle(img, 'display', 'block'),
        ...expectStyle(img, 'border', '0'),
        ...LENGTHS.filter((property) => isReadAsNothing(img.style.get(property))).map(
          (property) => `${nameOf(img)}: ${property} ${img.style.get(property)}`,
        ),
      ]),
  },
  {
    number: 8,
    title: 'pictures are PNG, JPG or GIF data, or absolute web addresses',
    check: ({ tags }, { images }) =>
      named(tags, 'img')
        .map((img) => attribute(img, 'src') ?? '')
        .filter((src) => !SAFE_SRC.test(src) && images === 'embed'),
  },
  {
    number: 9,
    title: 'no picture is embedded in what is meant for Gmail or Outlook',
    check: ({ source }, { images }) =>
      images !== 'embed' && source.includes('data:image') ? ['data: image'] : [],
  },
  {
    number: 19,
    title: 'text stands in cells, spans and links; a div only around one table',
    check: ({ roots, tags }) => [
      ...roots.filter((root) => typeof root === 'string').map((text) => `text outside: ${text}`),
      ...tags.flatMap(checkTextPlace),
    ],
  },
  {
    number: 20,
    title: 'a link has its color and decoration on itself and on a span within',
    check: ({ tags }) => named(tags, 'a').flatMap(checkLinkStyle),
  },
  {
    number: 21,
    title: 'links lead to https, http, mail addresses and telephone numbers only',
    check: ({ tags }) =>
      named(tags, 'a').flatMap((link) => {
        const href = attribute(link, 'href') ?? '';
        return SAFE_HREF.test(href) ? [] : [`href ${href}`];
      }),
  },
  {
    number: 22,
    title: 'tables are marked as layout; language and direction stand on the outer one',
    check: checkRoles,
  },
  {
    number: 23,
    title: 'every picture has a text, every link a name',
    check: ({ tags }) => [
      ...named(tags, 'img')
        .filter((img) => (attribute(img, 'alt') ?? '').trim() === '')
        .map(nameOf),
      ...named(tags, 'a')
        .filter((link) => linkName(link) === '')
        .map(nameOf),
    ],
  },
];

export function named(tags: readonly Tag[], name: string): readonly Tag[] {
  return tags.filter((tag) => tag.name === name);
}

function checkAllowed(tag: Tag): readonly string[] {
  const allowed = ATTRIBUTES[tag.name];
  if (allowed === undefined) return [`tag ${tag.name}`];
  return [...tag.attributes.keys()]
    .filter((name) => !allowed.includes(name))
    .map((name) => `${tag.name} ${name}`);
}

function expectStyle(tag: Tag, property: string, value: string): readonly string[] {
  return tag.style.get(property) === value ? [] : [`${nameOf(tag)}: ${property} is not ${value}`];
}

function checkTextPlace(tag: Tag): readonly string[] {
  const text = tag.children.filter((child) => typeof child === 'string' && child.trim() !== '');
  const mayHoldText = ['td', 'span', 'a'].includes(tag.name);
  const [only, ...others] = childTags(tag);
  const around = tag.name !== 'div' || (only?.name === 'table' && others.length === 0);
  return [
    ...(text.length > 0 && !mayHoldText ? [`text in ${nameOf(tag)}`] : []),
    ...(around ? [] : [`div around something else than one table: ${nameOf(tag)}`]),
    ...(tag.name === 'a' && descendants(tag).some(({ name }) => ['a', 'table'].includes(name))
      ? [`${nameOf(tag)} holds a link or table`]
      : []),
  ];
}

function checkLinkStyle(link: Tag): readonly string[] {
  const outer = ['color', 'text-decoration'].map((property) => link.style.get(property));
  if (outer.includes(undefined)) return [`${nameOf(link)} lacks colour or decoration`];
  if (!hasOwnText(link)) return [];
  const [span, ...others] = link.children;
  if (span === undefined || typeof span === 'string' || span.name !== 'span' || others.length > 0) {
    return [`${nameOf(link)} has no span around its text`];
  }
  const inner = ['color', 'text-decoration'].map((property) => span.style.get(property));
  return inner.join() === outer.join() ? [] : [`${nameOf(link)} differs from its span`];
}

/** Letters that are not Latin may be of a language that is not known. */
function isLanguage(lang: string | undefined, words: string): boolean {
  if (lang === undefined) return /[^\P{L}\p{sc=Latin}\p{sc=Common}]/u.test(words);
  return /^[a-z]{2}(?:-\w+)*$/.test(lang);
}

function checkRoles({ roots, tags }: ParsedHtml): readonly string[] {
  const [root, ...others] = roots;
  if (
    root === undefined ||
    typeof root === 'string' ||
    root.name !== 'table' ||
    others.length > 0
  ) {
    return ['the root is not one table'];
  }
  const tables = named(tags, 'table');
  return [
    ...tables
      .filter((table) => attribute(table, 'role') !== 'none')
      .map((table) => `no role: ${nameOf(table)}`),
    ...(isLanguage(attribute(root, 'lang'), visibleText([root])) ? [] : ['no lang on the root']),
    ...(/^(?:ltr|rtl)$/.test(attribute(root, 'dir') ?? '') ? [] : ['no dir on the root']),
    ...tags
      .filter((tag) => tag !== root && tag.name !== 'span' && tag.attributes.has('dir'))
      .map((tag) => `dir on ${nameOf(tag)}`),
  ];
}

function linkName(link: Tag): string {
  const alts = named(descendants(link), 'img').map((img) => attribute(img, 'alt') ?? '');
  return [attribute(link, 'aria-label') ?? '', visibleText(link.children), ...alts].join('').trim();
}
