import { once } from '../../base/once';
import { memoize } from '../../base/memoize';
import { LANGUAGES } from '../../model/languages/languages';
import { parseAddress } from '../../model/person/postal/parse-address';
import type { Check } from './check';
import { textRuns } from './doc-parts';
import { phoneIn } from './phone-link';
import { firstOfEach, nameOf } from './subject-names';

/** Numbers and dates of which iOS makes links, such as those of registers and opening days. One text gives one finding. */
export const autoLink: Check = {
  id: 'auto-link',
  run: (subject) => {
    const plain = textRuns(subject.doc).flatMap(({ text, link, noAutoLink, origin }) => {
      const found = link === null && noAutoLink !== true ? autoLinkIn(text) : null;
      return found === null || phoneIn(text) !== null ? [] : [{ text, found, origin }];
    });
    return firstOfEach(plain, ({ text }) => text).map(({ text, found, origin }) => ({
      rule: 'auto-link',
      args: { label: nameOf(origin, text, subject), part: found },
      origin,
    }));
  },
};

/**
 * The first part of a text that iOS makes a link of: 7 to 15 digits with blanks, dots, hyphens or brackets between them, a date
 * with its year, or a postal address. Null for none.
 */
export const autoLinkIn = memoize((text: string): string | null => {
  if (!/\p{N}/u.test(text)) return null;
  // Names of months are many to look for.
  const date = /(?:19|20)\d\d/.test(text) ? dates().exec(text)?.[0] : undefined;
  return date ?? numberIn(text) ?? addressIn(text);
}, 10_000);

/** As E.164 limits them, without the code of an area. */
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

function numberIn(text: string): string | null {
  for (const match of text.matchAll(RUN)) {
    const [run] = match;
    const digits = run.replace(/\D/g, '').length;
    if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) continue;
    const [start, end] = [match.index, match.index + run.length];
    const isOfWord = /(?:[\p{L}\p{N}_/:#@+,-]|[€$£¥] ?)$/u.test(
      text.slice(Math.max(0, start - 2), start),
    );
    if (isOfWord || /^(?:[\p{L}_/:@%]|,\d| ?[€$£¥])/u.test(text.slice(end, end + 2))) continue;
    if (!NO_NUMBER.some((other) => other.test(run))) return run;
  }
  return null;
}

/** Digits with what may stand between those of a number. */
const RUN = /\(?\d(?:[ \u00a0.()-]{0,3}\d)*/g;

/** Spans of years, times of day, addresses of computers. */
const NO_NUMBER = [
  /^(?:1[89]|20)\d\d ?- ?(?:1[89]|20)\d\d$/,
  /^\d{1,2}\.\d\d ?- ?\d{1,2}\.\d\d$/,
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
];

/** Dates with their year, in digits or with the name of a month in a language of the product. */
const dates = once(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${[
        String.raw`\d{4}-\d{2}-\d{2}`,
        String.raw`\d{1,2}([./-])\d{1,2}\1\d{4}`,
        String.raw`\d{4}年\d{1,2}月\d{1,2}日`,
        String.raw`\d{1,2}(?:\.|st|nd|rd|th)? (?:de |of )?(?:${monthNames()})\.?,? (?:de )?\d{4}`,
        String.raw`(?:${monthNames()})\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
      ].join('|')})(?![\p{L}\p{N}])`,
      'iu',
    ),
);

function monthNames(): string {
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 2));
  const names = LANGUAGES.flatMap(({ id }) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(id, { day: 'numeric', month, timeZone: 'UTC' });
      return days.flatMap((day) =>
        format.formatToParts(day).flatMap(({ type, value }) => (type === 'month' ? [value] : [])),
      );
    }),
  );
  const words = names
    .map((name) => name.replace(/\.$/, ''))
    .filter((name) => /^\p{L}+$/u.test(name));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).join('|');
}

/** What has no two numbers is no address, and need not be parsed. */
const TWO_NUMBERS = /\d.*?\D.*?\d/s;

/** A street with its number and a town with its code. */
function addressIn(text: string): string | null {
  if (!TWO_NUMBERS.test(text)) return null;
  const { street, city, postalCode, lines } = parseAddress(text);
  const isWhole = city !== '' && postalCode !== '' && /\d/.test(street.join(' '));
  return isWhole ? lines.join(', ') : null;
}
