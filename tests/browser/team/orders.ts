import { makeImages } from '../../../src/pictures/browser/images';
import { makeTeam } from '../../../src/team/browser/team';
import type { ArchiveOrder } from '../../../src/team/state/team-port';
import type { ListFieldId } from '../../../src/team/core/list/list-fields';
import type { Member } from '../../../src/team/core/list/member';
import type { TeamRun } from '../../../src/team/core/make-member';
import { NO_RULES, type TeamSignature } from '../../../src/team/core/plan';

/* A company of any size, and what makes its signatures. */

export const FIELDS: readonly ListFieldId[] = ['email', 'fullName', 'jobTitle', 'phone'];

const NAMES = ['Zoë Müller', 'Ada Lovelace', 'Łukasz Żak', '王小明', 'Ann-Kathrin von der Heide'];
const TITLES = ['Engineer', 'Head of Sales', 'Ärztin', 'Office manager, deputy of the board'];

export function memberOf(at: number): Member {
  const address = `p${at}@x.example`;
  const fullName = `${NAMES[at % NAMES.length] ?? ''} ${at}`;
  const jobTitle = TITLES[at % TITLES.length] ?? '';
  const phone = `+49 30 ${String(1_000_000 + at * 37)}`;
  return { line: at + 2, address, facts: { email: address, fullName, jobTitle, phone } };
}

export function members(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, at) => memberOf(at));
}

export function runOf(
  signature: TeamSignature,
  options: Partial<TeamRun['options']> = {},
): TeamRun {
  const plan = { ...NO_RULES, signature };
  return { plan, fields: FIELDS, options: { images: 'embed', today: '2026-06-05', ...options } };
}

export function orderOf(
  run: TeamRun,
  count: number,
  more: Partial<ArchiveOrder> = {},
): ArchiveOrder {
  const people = { members: members(count), skipped: [], problems: [], fields: FIELDS };
  const now = '2026-06-05T10:00:00.000Z';
  return {
    run,
    name: 'Company',
    people,
    addresses: [],
    packs: [],
    previous: null,
    now,
    ...more,
  };
}

/** The real thing, and how often it had something drawn. */
export function realTeam(cores = 3) {
  const images = makeImages();
  const drawn: string[] = [];
  const team = makeTeam({
    cores,
    draw: (request) => {
      drawn.push(request.id);
      return images.draw(request);
    },
    log: (message, cause) => {
      throw new Error(`${message}: ${String(cause)}`);
    },
  });
  return { team, drawn, images };
}
