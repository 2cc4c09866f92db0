import { phoneHref } from '../../model/person/phone/phone';
import type { Check } from './check';
import { textRuns } from './doc-parts';
import { firstOfEach, nameOf } from './subject-names';

/** A number with the code of its country. Others may be anything: a register, an account, a span of years. */
const NUMBER = /(?<![\d+])\+[1-9][\d\s().\-/]{6,20}\d/;

/** A number that phones may take for something else, or link in a color of their own. */
export const phoneLink: Check = {
  id: 'phone-link',
  run: (subject) => {
    const plain = textRuns(subject.doc).filter(
      (run) => run.link === null && phoneIn(run.text) !== null,
    );
    return firstOfEach(plain, ({ text }) => text).map(({ text, origin }) => ({
      rule: 'phone-unlinked',
      args: { label: nameOf(origin, text, subject), number: phoneIn(text) ?? '' },
      origin,
    }));
  },
};

/** The phone number that stands in a text; null where there is none that could be dialed. */
export function phoneIn(text: string): string | null {
  const number = NUMBER.exec(text)?.[0] ?? null;
  return number === null || phoneHref(number) === null ? null : number;
}
