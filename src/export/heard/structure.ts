import { AA_CONTRAST, AA_CONTRAST_LARGE, contrast, largeTextSize } from '../../model/color/color';
import { linkName, pictureName, type Labels } from './accessible-name';
import { elementsIn, parseMarkup, type MarkupElement } from './parse-markup';
import { styledTexts, type StyledText } from './styled-texts';
import { isInitials, isVague } from './vague-names';

/*
 * The structure that readers need, as far as it can be tested by a program: the tests of the yearly reports of the Email Markup
 * Consortium (https://emailmarkup.org/en/reports/accessibility/2025), for a signature.
 */

export type StructureTest = keyof typeof TESTS;

export interface StructureResult {
  readonly id: StructureTest;
  /** What is tested, as a visitor reads it. */
  readonly label: string;
  readonly isMet: boolean;
  /** The first thing that fails, in its own words. */
  readonly example?: string;
}

interface Subject {
  readonly roots: readonly MarkupElement[];
  readonly elements: readonly MarkupElement[];
  readonly texts: readonly StyledText[];
}

interface Test {
  readonly label: string;
  /** What fails, in its own words; blank for what has none. */
  readonly faults: (subject: Subject) => readonly string[];
}

const SMALLEST = 11;

const TESTS = {
  direction: {
    label: 'Its direction is set',
    faults: ({ roots }) => lacking(roots, ({ dir }) => dir === 'ltr' || dir === 'rtl'),
  },
  language: {
    label: 'Its language is set',
    faults: ({ roots }) => lacking(roots, ({ lang = '' }) => /^[a-z]{2,3}(?:-|$)/i.test(lang)),
  },
  'layout-tables': {
    label: 'No table for layout is read as a table',
    faults: ({ elements }) =>
      lacking(named(elements, 'table'), ({ role }) => role === 'presentation' || role === 'none'),
  },
  'table-headings': {
    label: 'No table for layout has headings',
    faults: ({ elements }) => elements.filter(({ name }) => HEADINGS.has(name)).map(blank),
  },
  'picture-words': {
    label: 'Each picture has a description, or is skipped',
    faults: ({ elements }) => lacking(named(elements, 'img'), ({ alt }) => alt !== undefined),
  },
  'link-names': {
    label: 'Each link has a name',
    faults: ({ elements }) => namesOf(elements, 'kept').filter((name) => name === ''),
  },
  'link-words': {
    label: 'The names of links state where they lead',
    faults: ({ elements }) =>
      namesOf(elements, 'kept').filter((name) => isVague(name) || isInitials(name)),
  },
  'links-without-labels': {
    label: 'Links are named where email clients remove labels, too',
    faults: ({ elements }) =>
      links(elements).flatMap((link) => {
        const { name, description } = linkName(link, 'stripped');
        return (name === '' || isInitials(name)) && description === undefined ? [name] : [];
      }),
  },
  'links-in-lines': {
    label: 'Links in a line of other text are underlined',
    faults: ({ texts }) =>
      texts
        .filter((text) => text.isLink && !text.isUnderlined && hasWordsBeside(text, texts))
        .map(({ words }) => words),
  },
  contrast: {
    label: 'Text stands out from its background',
    faults: ({ texts }) => texts.filter(isFaint).map(({ words }) => words),
  },
  'text-size': {
    label: `No text is smaller than ${SMALLEST} px`,
    faults: ({ texts }) =>
      texts
        .filter(({ size, words }) => size < SMALLEST && hasWords(words))
        .map(({ words }) => words),
  },
  justified: {
    label: 'No text is justified',
    faults: ({ texts }) => texts.filter(({ isJustified }) => isJustified).map(({ words }) => words),
  },
} as const satisfies Readonly<Record<string, Test>>;

/** The result of each test of the structure of printed HTML. */
export function testStructure(html: string): readonly StructureResult[] {
  const nodes = parseMarkup(html);
  const roots = nodes.flatMap((node) => (typeof node === 'string' ? [] : [node]));
  const subject = { roots, elements: [...elementsIn(nodes)], texts: styledTexts(nodes) };
  return (Object.keys(TESTS) as readonly StructureTest[]).map((id) => {
    const { label, faults }: Test = TESTS[id];
    const [first] = faults(subject);
    if (first === undefined) return { id, label, isMet: true };
    return { id, label, isMet: false, ...(first === '' ? {} : { example: first }) };
  });
}

const HEADINGS: ReadonlySet<string> = new Set(['th', 'thead', 'caption']);

function named(elements: readonly MarkupElement[], name: string): readonly MarkupElement[] {
  return elements.filter((element) => element.name === name);
}

function links(elements: readonly MarkupElement[]): readonly MarkupElement[] {
  return named(elements, 'a').filter(({ attributes }) => attributes['href'] !== undefined);
}

function namesOf(elements: readonly MarkupElement[], labels: Labels): readonly string[] {
  return links(elements).map((link) => linkName(link, labels).name);
}

/** What lacks attributes, by its name as far as it has one. */
function lacking(
  elements: readonly MarkupElement[],
  has: (attributes: MarkupElement['attributes']) => boolean,
): readonly string[] {
  return elements
    .filter(({ attributes }) => !has(attributes))
    .map((each) => pictureName(each).name);
}

function blank(): string {
  return '';
}

/** Whether there are words beside a link in its line that are none. */
function hasWordsBeside({ line }: StyledText, texts: readonly StyledText[]): boolean {
  return texts.some((other) => other.line === line && !other.isLink && hasWords(other.words));
}

function hasWords(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}

function isFaint({ words, color, background, size, isBold }: StyledText): boolean {
  const needed = size >= largeTextSize(isBold) ? AA_CONTRAST_LARGE : AA_CONTRAST;
  return hasWords(words) && contrast(color, background) < needed;
}
