import { describe, expect, test } from 'vitest';
import { addressOf, nameOf } from '../../../../../src/team/core/list/people/facts';
import { mapColumns } from '../../../../../src/team/core/list/columns/map-columns';
import { readOverrides, withOverrides } from '../../../../../src/team/core/list/beside/overrides';
import { readPeople } from '../../../../../src/team/core/list/people/read-people';
import { readTable } from '../../../../../src/team/core/list/rows/read-table';

function tableOf(lines: readonly string[]) {
  const read = readTable(lines.join('\n'));
  if (!read.ok) throw new Error(read.problem.message);
  return { table: read.value, mapping: mapColumns(read.value.header) };
}

function made(list: readonly string[], overrides: readonly string[]) {
  const { table, mapping } = tableOf(list);
  const own = tableOf(overrides);
  const people = withOverrides(readPeople(table, mapping), readOverrides(own.table));
  const of = (address: string) =>
    [...people.members].find((member) => member.address === address)?.facts ?? {};
  const found = people.problems.filter(({ isAdvice }) => isAdvice !== true);
  return { people, of, messages: found.map(({ message }) => message) };
}

const LIST = [
  'Name,Email,Job title,Mobile,Street,City',
  'Jane Doe,jane@example.com,Head of Design,+1 555 010 0171,1 Main St,Springfield',
  'Joe Roe,joe@example.com,Engineer,+1 555 010 0172,1 Main St,Springfield',
];

describe('overrides', () => {
  test('come before the list, for whom they are about alone', () => {
    const { of } = made(LIST, ['Email,Job title', 'JANE@example.com,Creative Director']);
    expect(of('jane@example.com').jobTitle).toBe('Creative Director');
    expect(of('joe@example.com').jobTitle).toBe('Engineer');
  });

  test('leave what is blank and take away what is a dash', () => {
    const { of } = made(LIST, ['Email,Job title,Mobile', 'jane@example.com,,–']);
    expect(of('jane@example.com').jobTitle).toBe('Head of Design');
    expect(of('jane@example.com').mobile).toBeUndefined();
    expect(of('joe@example.com').mobile).toBe('+1 555 010 0172');
  });

  test('can have fields that the list has not', () => {
    const { people, of } = made(LIST, ['Email,Pronouns', 'jane@example.com,she/her']);
    expect(people.fields).toContain('pronouns');
    expect(of('jane@example.com').pronouns).toBe('she/her');
  });

  test('of a name or an address take the place of the whole and of its parts', () => {
    const parts = made(LIST, ['Email,Last name,City', 'jane@example.com,Roe-Doe,Shelbyville']);
    expect(nameOf(parts.of('jane@example.com'))).toBe('Jane Roe-Doe');
    expect(addressOf(parts.of('jane@example.com'))).toBe('1 Main St\nShelbyville');
    const split = [
      'First name,Last name,Email,Address',
      'Jane,Doe,jane@example.com,"1 Main St, X"',
    ];
    const whole = made(split, ['Email,Name,Street', 'jane@example.com,Janie Doe,2 High St']);
    expect(nameOf(whole.of('jane@example.com'))).toBe('Janie Doe');
    expect(addressOf(whole.of('jane@example.com'))).toBe('2 High St');
  });

  test('of somebody who is not on the list, without an address or twice are reported', () => {
    const { messages } = made(LIST, [
      'Email,Job title',
      'jame@example.com,CEO',
      'somebody,CFO',
      'joe@example.com,Chief Engineer',
      'joe@example.com,Engineer',
    ]);
    expect(messages).toEqual([
      'Overrides, line 3: This line has no email address, so it is left out.',
      'Overrides, line 5: Line 4 is about joe@example.com, too; this line is left out.',
      'Overrides, line 2: there is no jame@example.com on the list.',
    ]);
  });
});
