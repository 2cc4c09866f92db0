import { formatCount } from '../base/text';
import type { Manifest } from '../team/core/archive/manifest';
import { countPeople } from '../team/core/archive/summary';
import { textSet } from '../team/core/kept/text-set';
import type { Member } from '../team/core/list/member';
import { CliProblem, textOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';

/** How many of an earlier run may be gone before a run stops. */
export type MostLeft =
  | { readonly kind: 'usual' }
  | { readonly kind: 'share'; readonly percent: number }
  | { readonly kind: 'count'; readonly people: number };

/** Unless `--most-left` is given: as many leave small companies in a day, and none of the larger ones loses a fifth. */
const USUAL_PERCENT = 20;
const USUAL_PEOPLE = 5;

const MOST_NAMED = 20;

/** What `--most-left` allows: `10%` of the people of the earlier run, or a number of them. */
export function mostLeft(values: OptionValues): MostLeft {
  const given = textOption(values, 'most-left');
  if (given === undefined) return { kind: 'usual' };
  const [, digits, percent] = /^(\d{1,9}(?:\.\d+)?)(%?)$/.exec(given.trim()) ?? [];
  const number = Number(digits);
  if (digits !== undefined && percent === '%' && number <= 100) {
    return { kind: 'share', percent: number };
  }
  if (digits !== undefined && percent === '' && Number.isInteger(number)) {
    return { kind: 'count', people: number };
  }
  throw new CliProblem(
    `--most-left takes a number of people or a share such as 10%, not '${given}'.`,
  );
}

/** Throws where more people of an earlier run have left than is allowed. */
export function checkLeft(
  earlier: Manifest | null,
  members: Iterable<Pick<Member, 'address'>>,
  allowed: MostLeft,
): void {
  if (earlier === null) return;
  const listed = textSet();
  for (const { address } of members) listed.add(address);
  const left: string[] = [];
  for (const address of earlier.people.keys()) if (!listed.has(address)) left.push(address);
  const all = earlier.people.size;
  if (isAllowed(left.length, all, allowed)) return;
  const named = left.slice(0, MOST_NAMED).join(', ');
  const more = left.length > MOST_NAMED ? ` and ${formatCount(left.length - MOST_NAMED)} more` : '';
  throw new CliProblem(
    [
      `${formatCount(left.length)} of the ${countPeople(all)} of the run of ${earlier.made} are not on this list any more: ${named}${more}.`,
      `Nothing was written. If this is right, add --most-left ${left.length}.`,
    ].join('\n'),
    EXIT.brake,
  );
}

function isAllowed(left: number, all: number, allowed: MostLeft): boolean {
  switch (allowed.kind) {
    case 'usual':
      return left <= USUAL_PEOPLE || left * 100 <= all * USUAL_PERCENT;
    case 'share':
      return left * 100 <= all * allowed.percent;
    case 'count':
      return left <= allowed.people;
  }
}
