import type { Finding } from '../../model/findings/findings';
import { formatCount } from '../../base/text';
import type { Check } from './check';
import { nameOf } from './subject-names';

/** In bytes of the files. */
const HEAVY = 50_000;
const HEAVY_TOGETHER = 100_000;
const TOO_HEAVY = 500_000;

/** Pictures that make every message long in coming. Those that are linked weigh nothing in it. */
export const pictureWeight: Check = {
  id: 'picture-weight',
  run: (subject) => {
    const { images } = subject;
    const heavy = images.filter(({ bytes }) => bytes.length > HEAVY);
    const each = heavy.map(({ bytes, alt, origin }): Finding => ({
      rule: 'picture-heavy',
      severity: bytes.length > TOO_HEAVY ? 'broken' : 'degraded',
      clients: [],
      args: { label: nameOf(origin, alt, subject), size: kilobytes(bytes.length) },
      origin,
    }));
    const total = images.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const together: Finding = {
      rule: 'pictures-heavy',
      severity: total > TOO_HEAVY ? 'broken' : 'degraded',
      clients: [],
      args: { size: kilobytes(total) },
      origin: images.flatMap(({ origin }) => origin),
    };
    return total > HEAVY_TOGETHER && images.length > 1 ? [...each, together] : each;
  },
};

function kilobytes(bytes: number): string {
  return formatCount(Math.round(bytes / 1000));
}
