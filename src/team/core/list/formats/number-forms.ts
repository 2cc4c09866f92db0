/** How a style shows whole numbers: with a plus, and filled up with zeros to so many digits. */
export interface NumberForm {
  readonly plus: '+' | '';
  readonly digits: number;
}

/**
 * The styles of a workbook by which whole numbers have zeros or a plus at their beginning, as postcodes and phone numbers do
 * that are stored without (ECMA-376 part 1, 18.8.30). By their places in `cellXfs`.
 */
export function numberForms(styles: string): ReadonlyMap<string, NumberForm> {
  const codes = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s([^<>]*)>/g)].map(([, given = '']) => [
      attribute(given, 'numFmtId'),
      attribute(given, 'formatCode').replaceAll('&quot;', '"'),
    ]),
  );
  const start = styles.indexOf('cellXfs');
  const formats = styles.slice(Math.max(0, start), styles.lastIndexOf('cellXfs>'));
  const found = new Map<string, NumberForm>();
  for (const [place, [, given = '']] of [
    ...formats.matchAll(/<(?:\w+:)?xf\s([^<>]*)>/g),
  ].entries()) {
    const form = formOf(codes.get(attribute(given, 'numFmtId')) ?? '');
    if (form !== null) found.set(String(place), form);
  }
  return found;
}

function attribute(given: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(given)?.[1] ?? '';
}

const FORM = /^(?:\[[^\]]*\])*("\+"|\\\+|\+)?(?:#*|0{1,30})(?:;|$)/;

/** Null for a format that changes nothing at the beginning of a number. */
function formOf(code: string): NumberForm | null {
  const found = FORM.exec(code);
  if (found === null) return null;
  const digits = (/0+/.exec(code.split(';')[0]?.replace(/\[[^\]]*\]/g, '') ?? '')?.[0] ?? '')
    .length;
  const plus = found[1] === undefined ? '' : '+';
  return plus === '' && digits < 2 ? null : { plus, digits };
}

/** A whole number as a style shows it. */
export function shown(number: string, { plus, digits }: NumberForm): string {
  return `${plus}${number.padStart(digits, '0')}`;
}
