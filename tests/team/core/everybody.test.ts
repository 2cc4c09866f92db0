import { describe, expect, test } from 'vitest';
import { everybodyOf, NOTHING_BESIDE, type BesideTables } from '../../../src/team/core/everybody';
import { mapColumns } from '../../../src/team/core/list/columns/map-columns';
import { problemsOf } from '../../../src/team/core/list/beside/problems-of';
import { readTable } from '../../../src/team/core/list/rows/read-table';
import { photoProblems } from '../../../src/team/core/photos/photo-problems';

function tableOf(...lines: readonly string[]) {
  const read = readTable(lines.join('\n'));
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

const LIST = tableOf(
  'Name,Email,Job title,Employee ID',
  'Ada Okafor,ada@x.example,Head,1',
  'Bo Weber,bo@x.example,Clerk,2',
);

function everybody(beside: Partial<BesideTables> = {}) {
  return everybodyOf(LIST, mapColumns(LIST.header), { ...NOTHING_BESIDE, ...beside });
}

function messages(beside: Partial<BesideTables>): readonly string[] {
  const { problems } = everybody(beside).people;
  return problems.flatMap(({ of, message }) => (of === undefined ? [] : [message]));
}

describe('everybody', () => {
  test('of a list alone is who is on it', () => {
    const { people, addresses, overridden, photos } = everybody();
    expect(people.members.map(({ address }) => address)).toEqual(['ada@x.example', 'bo@x.example']);
    expect([addresses, overridden, photos]).toEqual([[], [], null]);
  });

  test('has overrides, mailboxes and photos by the lists beside it', () => {
    const found = everybody({
      overrides: tableOf('Email,Job title', 'BO@x.example,Director', 'no@x.example,Boss'),
      addresses: tableOf('Address,Person or mailbox,Name', 'sales@x.example,mailbox,Sales'),
      photoNames: ['2.jpg', 'sales@x.example.png', 'zoe.jpg'],
    });
    expect(found.people.members.map(({ facts }) => facts.jobTitle ?? facts.fullName)).toEqual([
      'Head',
      'Director',
      'Sales',
    ]);
    expect(found.overridden).toEqual([
      { line: 2, address: 'bo@x.example', facts: { jobTitle: 'Director' }, cleared: [] },
    ]);
    expect(found.overriddenFields).toEqual(['jobTitle']);
    expect(found.addresses).toHaveLength(1);
    expect(found.photos).toMatchObject({
      found: 2,
      lacking: 1,
      names: ['2.jpg', 'sales@x.example.png'],
    });
  });

  test('has the problems of each list as those of the whole, with its place in the words', () => {
    expect(
      messages({
        overrides: tableOf('Email,Job title,Phone', 'no@x.example,Boss,', ',x,', 'bo@x.example,,n'),
        addresses: tableOf('Address,Person', 'a@x.example,no@x.example'),
      }),
    ).toEqual([
      'Overrides, line 3: This line has no email address, so it is left out.',
      expect.stringMatching(/^Overrides, line 4, Phone: /),
      'Overrides, line 2: there is no no@x.example on the list.',
      'Other addresses, line 2: no@x.example gets no signature, since the list has no such person: a@x.example is left out.',
    ]);
    for (const { line, column } of everybody({ overrides: tableOf('a,b', 'c,d') }).people
      .problems) {
      expect([line, column]).toEqual([0, null]);
    }
  });

  test('is not changed by overrides without addresses, which is one problem however long they are', () => {
    const overrides = tableOf('Who,Job title', ...Array.from({ length: 50 }, () => 'Bo,Boss'));
    expect(messages({ overrides })).toEqual([
      'Overrides: No column has email addresses in it, so the list is of no use.',
    ]);
  });

  test('has no problem with a name that overrides leave blank', () => {
    const overrides = tableOf('Name,Email,Job title', ',bo@x.example,Director');
    expect(messages({ overrides })).toEqual([]);
  });

  test('has no more problems than can be shown, however many lines are wrong', () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `,${at}`);
    const count = messages({ overrides: tableOf('Email,Job title', ...lines) }).length;
    expect(count).toBeLessThan(1100);
  });
});

test('problems of a list of its own keep what they are, but for their line', () => {
  const advice = { line: 7, column: 'Phone', message: 'so.', isAdvice: true } as const;
  expect(problemsOf('addresses', [advice])).toEqual([
    {
      line: 0,
      column: null,
      message: 'Other addresses, line 7, Phone: so.',
      of: 'addresses',
      isAdvice: true,
    },
  ]);
});

test('what is reported of photos is what is of no use, and how many have none', () => {
  const several = { line: 3, column: null, message: 'bo has several photos.' };
  expect(
    photoProblems('pictures', { problems: [several], lacking: 1204 }, ['x.jpg']).map(
      ({ line, message, isAdvice }) => [line, message, isAdvice],
    ),
  ).toEqual([
    [0, 'Photos: bo has several photos.', undefined],
    [0, 'Photos: x.jpg is no whole JPEG, PNG or GIF of 20 MB at most.', undefined],
    [0, 'Photos: 1,204 without a photo in pictures.', true],
  ]);
  expect(photoProblems('pictures', { problems: [], lacking: 0 }, [])).toEqual([]);
});
