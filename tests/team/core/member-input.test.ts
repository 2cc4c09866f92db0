import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOfText } from '../../../src/model/picture/fingerprint';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { comparisonOf } from '../../../src/team/core/comparison/comparison';
import type { Facts, Member } from '../../../src/team/core/list/member';
import { memberMaker, type RenderingPorts, type TeamRun } from '../../../src/team/core/make-member';
import { findsUnchanged, memberInputs } from '../../../src/team/core/member-input';
import { NO_RULES, type TeamPlan, type TeamSignature } from '../../../src/team/core/plan';
import { designOf } from '../../helpers/scenes';
import { GIF } from '../../helpers/pictures';
import { PIXEL_PNG } from '../../helpers/signatures';

const {
  version: _version,
  person: _person,
  ...SCENE
} = designOf([
  { type: 'name', x: 0, y: 0 },
  { type: 'title', x: 0, y: 40 },
  { type: 'banner', x: 0, y: 80, content: PIXEL_PNG, until: '2026-06-10' },
]);

const SIGNATURES: readonly TeamSignature[] = [
  { kind: 'template', person: SAMPLE_SIGNATURE, template: 'minimal', look: {} },
  { kind: 'template', person: SAMPLE_SIGNATURE, template: 'minimal', look: { celebration: '🎈' } },
  { kind: 'template', person: SAMPLE_SIGNATURE, template: 'modern', look: {} },
  { kind: 'scene', person: SAMPLE_SIGNATURE, scene: SCENE },
];
const BANNER = { picture: PIXEL_PNG, link: 'https://example.com/fair', text: 'Fair' };
const RULES: readonly Omit<TeamPlan, 'signature'>[] = [
  NO_RULES,
  { ...NO_RULES, constants: { companyName: 'Other Ltd' } },
  { ...NO_RULES, banner: BANNER },
  { ...NO_RULES, banner: { ...BANNER, from: '2026-06-05', until: '2026-06-08' } },
  {
    ...NO_RULES,
    exceptions: [
      {
        conditions: [{ field: 'department', values: ['Sales'] }],
        colorScheme: 'warm-orange',
        language: 'de',
        disclaimer: 'Sales only.',
        banner: { ...BANNER, until: '2026-06-06' },
      },
    ],
  },
];

interface Case {
  readonly run: TeamRun;
  readonly facts: Facts;
  readonly photo: string | null;
}

const CASE: fc.Arbitrary<Case> = fc.record({
  run: fc
    .record({
      signature: fc.constantFrom(...SIGNATURES),
      rules: fc.constantFrom(...RULES),
      today: fc.constantFrom('2026-06-04', '2026-06-06', '2026-06-07', '2026-06-11'),
      images: fc.constantFrom('embed', 'link'),
      fields: fc.constantFrom(['fullName', 'jobTitle', 'department'], ['fullName']),
    })
    .map(({ signature, rules, today, images, fields }) => ({
      plan: { ...rules, signature },
      fields: fields as TeamRun['fields'],
      options: { today, images: images as 'embed' },
    })),
  facts: fc.record({
    fullName: fc.constantFrom('Ann Poe', 'Zoë <b>'),
    jobTitle: fc.constantFrom('', 'Baker'),
    department: fc.constantFrom('Sales', 'Kitchen'),
  }),
  photo: fc.constantFrom(null, GIF),
});

function memberOf(facts: Facts, address = 'ann@example.com'): Member {
  return { line: 2, address, facts };
}

function portsOf(photo: string | null): RenderingPorts {
  return { photoOf: () => Promise.resolve(photo), digest: digestOfText };
}

/** Those that differ from one in a single thing, so that many have the same output. */
const PAIR = fc
  .tuple(CASE, CASE, fc.constantFrom('run', 'facts', 'photo', 'day'))
  .map(([one, other, kind]): readonly [Case, Case] => {
    const { options } = one.run;
    const day = { ...one.run, options: { ...options, today: other.run.options.today ?? '' } };
    return [one, kind === 'day' ? { ...one, run: day } : { ...one, [kind]: other[kind] }];
  });

describe('the digest of what a signature is made of', () => {
  test('is the same for none that come out otherwise', async () => {
    let same = 0;
    await fc.assert(
      fc.asyncProperty(PAIR, async (pair) => {
        const [one, other] = await Promise.all(
          pair.map(({ run, facts, photo }) => memberMaker(run, portsOf(photo))(memberOf(facts))),
        );
        if (one?.input === undefined || one.input !== other?.input) return;
        same += 1;
        expect([one.html, one.text, one.hash]).toEqual([other.html, other.text, other.hash]);
      }),
      { numRuns: 300 },
    );
    expect(same).toBeGreaterThan(30);
  });

  test.each<readonly [string, Partial<Member>, string | null]>([
    ['address', { address: 'joe@example.com' }, null],
    ['row', { facts: { fullName: 'Ann', jobTitle: 'Baker' } }, null],
    ['photo', {}, GIF],
  ])('is another for another %s', (_, change, photo) => {
    const run: TeamRun = {
      plan: { ...NO_RULES, signature: SIGNATURES[0] as TeamSignature },
      fields: [],
      options: { images: 'embed' },
    };
    const inputOf = memberInputs(run, digestOfText);
    const member = memberOf({ fullName: 'Ann' });
    expect(inputOf({ ...member, ...change }, photo)).not.toBe(inputOf(member, null));
  });

  test('is not given where something could not be drawn', async () => {
    const person = { ...SAMPLE_SIGNATURE, logoUrl: PIXEL_PNG, logoShape: 'round' } as const;
    const signature: TeamSignature = { kind: 'template', person, template: 'modern', look: {} };
    const run: TeamRun = {
      plan: { ...NO_RULES, signature },
      fields: [],
      options: { images: 'embed' },
    };
    const drawn = { type: 'image/gif', base64: GIF.split(',')[1] ?? '' } as const;
    const inputWith = async (draw: RenderingPorts['draw']) => {
      const ports = draw === undefined ? {} : { draw };
      const make = memberMaker(run, { ...ports, digest: digestOfText });
      const first = await make(memberOf({ fullName: 'Ann' }));
      const second = await make(memberOf({ fullName: 'Ann' }));
      expect(second.input).toBe(first.input);
      return first.input;
    };
    expect(await inputWith(undefined)).toBeUndefined();
    expect(await inputWith(() => Promise.resolve(null))).toBeUndefined();
    expect(await inputWith(() => Promise.resolve(drawn))).toMatch(/^[0-9a-f]{32}$/);
  });
});

/** What a run would mean for people, all made, or only those whose digest is another than before. */
async function compared(before: TeamRun, after: TeamRun, lists: readonly (readonly Member[])[]) {
  const [earlier = [], later = []] = lists;
  const ports = portsOf(null);
  const first = memberMaker(before, ports);
  const made = await Promise.all(earlier.map(async (member) => first(member)));
  const people = new Map(made.map(({ member, hash }) => [member.address, hash]));
  const inputs = new Map(made.map(({ member, input = '' }) => [member.address, input]));
  const run = {
    manifest: { made: '2026-06-05', people },
    signatureOf: () => Promise.resolve(null),
  };
  const make = memberMaker(after, ports);
  const isUnchanged = findsUnchanged(after, ports, inputs);
  let count = 0;
  const peopleOf = async (isWhole: boolean) => {
    const signatures = async function* () {
      for (const member of later) {
        const isKept = !isWhole && (await isUnchanged(member));
        if (!isKept && !isWhole) count += 1;
        yield isKept ? { unchanged: member } : await make(member);
      }
    };
    const found = [];
    for await (const each of comparisonOf(signatures(), run)) {
      found.push(each.change === 'same' ? { ...each, after: null } : each);
    }
    return found;
  };
  return { whole: await peopleOf(true), short: await peopleOf(false), count };
}

test('a comparison by digests is that of all signatures, and makes only those of other digests', async () => {
  const members = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), CASE), {
      selector: ([name]) => name,
      maxLength: 5,
    })
    .map((all) => all.map(([name, { facts }]) => memberOf(facts, `${name}@example.com`)));
  await fc.assert(
    fc.asyncProperty(PAIR, fc.tuple(members, members), async ([{ run }, other], lists) => {
      const { whole, short } = await compared(run, other.run, lists);
      expect(short).toEqual(whole);
    }),
    { numRuns: 60 },
  );
  const run: TeamRun = {
    plan: { ...NO_RULES, signature: SIGNATURES[0] as TeamSignature },
    fields: ['jobTitle'],
    options: { images: 'embed', today: '2026-06-05' },
  };
  const facts = { fullName: 'Ann', jobTitle: 'Baker' };
  const list = ['a', 'b', 'c'].map((name) => memberOf(facts, `${name}@example.com`));
  const next = list.with(1, memberOf({ ...facts, jobTitle: 'Chef' }, 'b@example.com'));
  const tomorrow = { ...run, options: { ...run.options, today: '2026-06-06' } };
  const { short, count } = await compared(run, tomorrow, [list, next]);
  expect(count).toBe(1);
  expect(short.map(({ change }) => change)).toEqual(['same', 'changed', 'same']);
});
