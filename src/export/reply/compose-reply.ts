import { cleanLine } from '../../base/text';
import type { Hex } from '../../model/color/color';
import { resolveColorScheme } from '../../model/color/color-scheme';
import { ENGLISH } from '../../model/languages/load-words';
import { signatureLanguage } from '../../model/languages/signature-language';
import { shownNumbers, withNumbers } from '../../model/person/phone/known-numbers';
import { type Person, BLANK_SIGNATURE } from '../../model/person/signature';
import type { FontName } from '../../scene/scene';
import { FONT_FACES } from '../../scene/text/fonts';
import { measureByTable } from '../../scene/text/text-width';
import { buildReply, REPLY_SEPARATOR, REPLY_SIZES, REPLY_WIDTH } from '../../templates/reply';
import { NO_PICTURES, viewSignature } from '../../templates/view';
import type { Composition } from '../compose/composition';
import { findUnsafeLinks } from '../compose/link-findings';
import { makeFindingSink } from '../passes/finding-sink';
import type { ExportOptions } from '../types';

export interface ReplyLook {
  readonly font: FontName;
  /** Of the name; the accent of the person's palette unless given. */
  readonly color?: Hex;
}

/** The short signature of replies as a document: three lines at most, no pictures. */
export function composeReply(
  whole: Person,
  { font, color }: ReplyLook,
  options: ExportOptions,
): Composition {
  const person = shortPerson(withNumbers(whole, options.numbers), font);
  const { accent, text } = resolveColorScheme(person.colorScheme);
  const doc = buildReply(
    viewSignature(person, NO_PICTURES, options.words ?? ENGLISH),
    { family: FONT_FACES[font].stack, accent: color ?? accent, text },
    signatureLanguage(person),
  );
  const context = { options, findings: makeFindingSink() };
  context.findings.report(...findUnsafeLinks(person));
  return { form: { kind: 'document', doc, requests: [] }, context, person };
}

/** Of a line, in characters: letters without width are limited by it, too. */
const LONGEST = 80;

/**
 * What a reply's signature shows of a person, each line cut to its limit: the company only where there is room behind the
 * title, the mobile number only where there is no other. A line that is longer ends in an ellipsis; a number is left out.
 */
function shortPerson(person: Person, font: FontName): Person {
  const { fullName, jobTitle, companyName, phone, mobile, language, colorScheme, typedFields } =
    person;
  const { numbers, phoneFormat } = person;
  const fits = (line: string, isBold = false): boolean =>
    line.length <= LONGEST && widthOf(line, font, isBold) <= REPLY_WIDTH;
  const title = cutTo(jobTitle, fits);
  const company = cutTo(companyName, fits);
  const hasRoom = title === '' || fits(`${title}${REPLY_SEPARATOR}${company}`);
  const number = [phone, mobile].find((text) => cleanLine(text) !== '') ?? '';
  const { text: shown } = shownNumbers(number, numbers);
  return {
    ...BLANK_SIGNATURE,
    fullName: cutTo(fullName, (line) => fits(line, true)),
    jobTitle: title,
    companyName: hasRoom ? company : '',
    phone: fits(shown) ? number : '',
    phoneFormat,
    ...(numbers === undefined ? {} : { numbers }),
    language,
    colorScheme,
    ...(typedFields === undefined ? {} : { typedFields }),
  };
}

function widthOf(line: string, name: FontName, bold: boolean): number {
  const size = bold ? REPLY_SIZES.name : REPLY_SIZES.line;
  return measureByTable(line, { name, size, bold, italic: false });
}

/** A text in one line, its end cut off until it fits. */
function cutTo(text: string, fits: (line: string) => boolean): string {
  const line = cleanLine(text);
  if (fits(line)) return line;
  const letters = [...line].slice(0, LONGEST);
  while (letters.length > 0) {
    letters.pop();
    const cut = `${letters.join('').trimEnd()}…`;
    if (fits(cut)) return cut;
  }
  return '';
}
