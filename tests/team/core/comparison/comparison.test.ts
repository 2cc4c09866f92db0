import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MadeSignature } from '../../../../src/team/core/member';
import { changedLines } from '../../../../src/team/core/comparison/changed-lines';
import {
  comparisonOf,
  type EarlierRun,
  type ComparedPerson,
} from '../../../../src/team/core/comparison/comparison';
import { NO_COUNTS, comparisonLead } from '../../../../src/team/core/comparison/comparison-counts';
import {
  comparisonLines,
  comparisonPage,
} from '../../../../src/team/core/comparison/comparison-page';
import { madeOf, membersOf } from '../packs/run';

describe('lines that differ', () => {
  test('are those that have gone and those that have come', () => {
    expect(changedLines('Jane Doe\nEngineer\n\nBerlin', 'Jane Doe\nHead of IT\nBerlin')).toEqual({
      removed: ['Engineer'],
      added: ['Head of IT'],
    });
    expect(changedLines('a\nb', 'a\nb\nc')).toEqual({ removed: [], added: ['c'] });
    expect(changedLines('', 'a')).toEqual({ removed: [], added: ['a'] });
  });

  test('lead from the one text to the other, with no line in both that could have stayed', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const { removed, added } = changedLines(from.join('\n'), to.join('\n'));
        expect(from.length - removed.length).toBe(to.length - added.length);
        const kept = subsequenceLength(from, to);
        expect(from.length - removed.length).toBe(kept);
      }),
    );
  });
});

/** By brute force. */
function subsequenceLength(from: readonly string[], to: readonly string[]): number {
  const [first, ...rest] = from;
  if (first === undefined) return 0;
  const at = to.indexOf(first);
  const without = subsequenceLength(rest, to);
  return at === -1 ? without : Math.max(without, 1 + subsequenceLength(rest, to.slice(at + 1)));
}

const [JANE, JOE, ANN] = await Promise.all(
  membersOf([
    ['jane@example.com', { fullName: 'Jane Doe', jobTitle: 'Engineer' }],
    ['joe@example.com', { fullName: 'Joe Roe', jobTitle: 'Engineer' }],
    ['ann@example.com', { fullName: 'Ann Poe', jobTitle: 'Buyer' }],
  ]).map((member) => madeOf(member)),
);

async function* those(...made: readonly (MadeSignature | undefined)[]) {
  for (const each of made) if (each !== undefined) yield each;
}

const EARLIER: EarlierRun = {
  manifest: {
    made: '2026-06-01',
    people: new Map([
      ['jane@example.com', JANE?.hash ?? ''],
      ['joe@example.com', '0'],
      ['zoe@example.com', '1'],
    ]),
  },
  signatureOf: async (file) =>
    file === 'joe@example.com'
      ? { document: '<body><table></table></body>', text: 'Joe Roe\nTrainee' }
      : null,
};

async function compared(earlier: EarlierRun | null): Promise<readonly ComparedPerson[]> {
  const people: ComparedPerson[] = [];
  for await (const person of comparisonOf(those(JANE, JOE, ANN), earlier)) people.push(person);
  return people;
}

describe('a comparison', () => {
  test('finds who is new, changes, stays and leaves', async () => {
    const people = await compared(EARLIER);
    expect(people.map(({ address, change }) => [address, change])).toEqual([
      ['jane@example.com', 'same'],
      ['joe@example.com', 'changed'],
      ['ann@example.com', 'joined'],
      ['zoe@example.com', 'left'],
    ]);
    const joe = people[1];
    expect(joe?.before).toBe('<table></table>');
    expect(joe?.after).toBe(JOE?.html);
    expect(joe?.lines.removed).toContain('Trainee');
    expect(joe?.lines.added).toContain('Engineer · Northwind Studio');
  });

  test('of a first run has everybody as new', async () => {
    const people = await compared(null);
    expect(people.map(({ change }) => change)).toEqual(['joined', 'joined', 'joined']);
  });

  test('is a few lines of text for whom something changes', async () => {
    const [jane, joe, , zoe] = await compared(EARLIER);
    const lines = [jane, joe, zoe].map((person) => (person ? comparisonLines(person) : []));
    expect(lines[0]).toEqual([]);
    expect(lines[1]?.[0]).toBe('Changed: joe@example.com (Joe Roe)');
    expect(lines[1]).toContain('  - Trainee');
    expect(lines[2]).toEqual(['Leaves: zoe@example.com']);
    expect(comparisonLead({ ...NO_COUNTS, joined: 1200, left: 1 })).toBe(
      '1,200 new, 0 changed, 1 leaving, 0 as before.',
    );
  });

  test('shows the address of a person without a name once', async () => {
    const made = await Promise.all(membersOf([['x@example.com', {}]]).map((each) => madeOf(each)));
    const page = comparisonPage('All', null);
    for await (const person of comparisonOf(those(...made), null)) {
      expect(person).toMatchObject({ address: 'x@example.com', name: '' });
      page.add(person);
    }
    const html = page.end({ ...NO_COUNTS, joined: 1 });
    expect(html).toContain('</span> x@example.com</h2>');
    expect(html).not.toContain('<p class="soft">x@example.com</p>');
    expect(html).toContain('There is no earlier run to compare with.');
  });

  test('is one page that shows both sides, and runs and loads nothing', async () => {
    const page = comparisonPage('<Example>', EARLIER.manifest.made);
    for (const person of await compared(EARLIER)) page.add(person);
    const html = page.end({ joined: 1, changed: 1, same: 1, left: 1 });
    expect(html).toContain('<title>&lt;Example&gt;: what the next run does</title>');
    expect(html.match(/<section/g)).toHaveLength(3);
    expect(html).toContain('<table></table>');
    expect(html).toContain('Ann Poe');
    expect(html).not.toContain('<script');
    expect(html).toContain(
      '1 new, 1 changed, 1 leaving, 1 as before. Compared with the run of <time>2026-06-01</time>.',
    );
  });
});
