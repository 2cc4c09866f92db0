/** Something that letters have or not: how CSS, and RTF, write it. SVG writes it as CSS does. */
interface LetterFlag {
  readonly label: string;
  /** As a sentence names letters that have it. */
  readonly adjective: string;
  /** The key that toggles it, together with Ctrl or Cmd. */
  readonly key?: string;
  readonly css: readonly [property: LetterProperty, on: string, off: string];
  readonly rtf: string;
  /** Whether the designer offers it for parts of a text. */
  readonly isOfParts: boolean;
  /** Whether it runs through all that stands within: no part can be without it. */
  readonly isLine?: true;
}

export type LetterProperty = 'font-style' | 'text-decoration' | 'font-variant';

/** All that letters have or not. What a new row brings is read and written, drawn, printed, imported and toggled like the others. */
const TABLE = {
  italic: {
    label: 'Italic',
    adjective: 'italic',
    key: 'i',
    css: ['font-style', 'italic', 'normal'],
    rtf: String.raw`\i`,
    isOfParts: true,
  },
  underline: {
    label: 'Underline',
    adjective: 'underlined',
    key: 'u',
    css: ['text-decoration', 'underline', 'none'],
    rtf: String.raw`\ul`,
    isOfParts: true,
    isLine: true,
  },
  /** Small letters look like capitals of less height. */
  smallCaps: {
    label: 'Small capitals',
    adjective: 'small capitals',
    css: ['font-variant', 'small-caps', 'normal'],
    rtf: String.raw`\scaps`,
    isOfParts: false,
  },
} as const satisfies Readonly<Record<string, LetterFlag>>;

export type LetterFlagName = keyof typeof TABLE;
export type LetterFlags = Readonly<Record<LetterFlagName, boolean>>;

const NAMES = Object.keys(TABLE) as LetterFlagName[];

/** All flags, in the order of the table. */
export const LETTER_FLAGS: readonly (LetterFlag & { readonly name: LetterFlagName })[] = NAMES.map(
  (name) => ({ name, ...TABLE[name] }),
);

/** Something for each flag. */
export function mapFlags<T>(by: (name: LetterFlagName) => T): Readonly<Record<LetterFlagName, T>> {
  const flags: Partial<Record<LetterFlagName, T>> = {};
  for (const name of NAMES) flags[name] = by(name);
  return flags as Record<LetterFlagName, T>;
}

/** The declarations of those that are set, as CSS and SVG write them: one for each property. */
export function letterDeclarations(
  letters: Partial<LetterFlags>,
): Readonly<Partial<Record<LetterProperty, string>>> {
  const declared: Partial<Record<LetterProperty, string>> = {};
  for (const { name, css } of LETTER_FLAGS) {
    const [property, on, off] = css;
    const isOn = letters[name];
    if (isOn === undefined) continue;
    const before = declared[property];
    const others = before === undefined || before === off ? [] : [before];
    declared[property] = (isOn ? [...others, on] : others).join(' ') || off;
  }
  return declared;
}

/** The same declarations for a style in the page. */
export function letterCss(letters: Partial<LetterFlags>) {
  const declared = letterDeclarations(letters);
  return {
    fontStyle: declared['font-style'],
    textDecoration: declared['text-decoration'],
    fontVariant: declared['font-variant'],
  };
}

/** Letters with none of it. */
export const PLAIN_LETTERS: LetterFlags = mapFlags(() => false);

/** What letters have otherwise than others. */
export function lettersApart(letters: LetterFlags, from: LetterFlags): Partial<LetterFlags> {
  const others = NAMES.filter((name) => letters[name] !== from[name]);
  return Object.fromEntries(others.map((name) => [name, letters[name]]));
}

/** A look without the lines that its parts could not be without: each part has its own then. */
export function withoutLines<T extends LetterFlags>(look: T): T {
  return { ...look, ...Object.fromEntries(LINES.map((name) => [name, false])) };
}

const LINES = LETTER_FLAGS.flatMap(({ name, isLine }) => (isLine === true ? [name] : []));
