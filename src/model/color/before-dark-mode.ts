/** Colors of an element as it was written; blank where it had none, absent where they were not replaced. */
export interface ColorsBefore {
  /** By properties of CSS. */
  readonly styles: Readonly<Record<string, string>>;
  /** By attributes of HTML. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The colors that Outlook on the web has replaced in dark mode, of styles and of attributes. It keeps them in attributes of its
 * own (office-js#2045, and its style sheets: `[data-ogsc]`, `[data-ogsb]`), which `attributeOf` reads.
 */
export function colorsBeforeDarkMode(
  attributeOf: (name: string) => string | null | undefined,
): ColorsBefore {
  const kept = (pairs: Pairs) =>
    Object.fromEntries(
      pairs.flatMap(([name, attribute]) => {
        const color = attributeOf(attribute)?.trim();
        return color === undefined ? [] : [[name, color]];
      }),
    );
  return { styles: kept(STYLES), attributes: kept(ATTRIBUTES) };
}

type Pairs = readonly (readonly [name: string, attribute: string])[];

const STYLES: Pairs = [
  ['color', 'data-ogsc'],
  ['background-color', 'data-ogsb'],
];
const ATTRIBUTES: Pairs = [
  ['color', 'data-ogac'],
  ['bgcolor', 'data-ogab'],
];
