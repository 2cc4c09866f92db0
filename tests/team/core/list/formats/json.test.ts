import { describe, expect, test } from 'vitest';
import { listIn, listOf, problemsOf, refusalOf, rowsOf } from '../read-list';

describe('people as JSON are a list', () => {
  test('of Microsoft Graph, with the line in which each begins', async () => {
    const list = await listIn('formats/graph.json');
    expect(list.source).toMatchObject({ format: 'json', encoding: 'utf-8', sheet: null });
    expect(rowsOf(list)).toEqual([
      {
        line: 5,
        displayName: 'Łukasz Dąbrowski',
        mail: 'lukasz@example.com',
        businessPhones: '+48 22 555 01 00',
        jobTitle: 'Główny księgowy {"acting"}',
        accountEnabled: 'true',
      },
      { line: 13, displayName: 'Jane Doe', mail: 'jane@example.com', officeLocation: 'B1' },
    ]);
    expect(problemsOf(list)).toEqual([
      '0: This is a part of a longer list: the directory gave only so many at once. Add the other parts.',
    ]);
  });

  test('of Google’s Directory API, with the types of numbers and addresses', async () => {
    expect(rowsOf(await listIn('formats/directory-api.json'))).toMatchObject([
      {
        line: 4,
        primaryEmail: 'ana@example.com',
        'phones.0.type': 'home',
        'phones.1.type': 'work',
        'phones.1.value': '+34 91 555 01 00',
        'addresses.0.type': 'home',
        'addresses.1.formatted': 'Gran Vía 1, Madrid',
        'addresses.1.isPrimary': 'true',
        'emails.1.primary': 'true',
      },
    ]);
  });

  test.each([
    ['a list', '[{"mail":"a@x.example"},\n{"mail":"b@x.example"}]', [1, 2]],
    ['a list on one line', '[{"mail":"a@x.example"},{"mail":"b@x.example"}]', [1, 2]],
    ['one person', '{"mail":"a@x.example"}', [1]],
    ['one person over several lines', '\n{\n"mail": "a@x.example"}', [1]],
    ['an answer of SCIM', '{"Resources":[\n{"mail":"a@x.example"}]}', [2]],
    [
      'keys that hold brackets',
      '[\n{"a[{":"]}\\"", "mail":"a@x.example"},\n{"mail":"b@x.example"}]',
      [2, 3],
    ],
  ])('as %s', async (_what, text, lines) => {
    const list = await listOf(text);
    expect(list.source.format).toBe('json');
    expect(list.table.rows.map(({ line }) => line)).toEqual(lines);
    expect(list.table.header).toContain('mail');
  });

  test('with what is no person left out and reported', async () => {
    const list = await listOf('[{"mail":"a@x.example"},7,{"mail":"b@x.example"}]');
    expect(rowsOf(list).map(({ mail }) => mail)).toEqual(['a@x.example', 'b@x.example']);
    expect(problemsOf(list)).toEqual(['2: Entry 2 is no object. It was left out.']);
  });

  test('an object a line, with their lines', async () => {
    const list = await listIn('formats/people.ndjson');
    expect(list.source.format).toBe('ndjson');
    expect(rowsOf(list)).toEqual([
      { line: 1, displayName: 'Jane Doe', mail: 'jane@example.com' },
      { line: 3, displayName: 'Joe Roe', mail: 'joe@example.com', jobTitle: 'Engineer' },
      { line: 5, displayName: 'Ann Poe', mail: 'ann@example.com' },
    ]);
    expect(problemsOf(list)).toEqual(['4: Line 4 is no JSON object. It was left out.']);
  });
});

test.each([
  ['[{"mail":"a@x.example"', 'This JSON is not whole, or has a mistake in it.'],
  ['[]x', 'This JSON is not whole, or has a mistake in it.'],
  ['[]', 'There are no people in this list.'],
  ['{"value":[]}', 'There are no people in this list.'],
])('%s is no list', async (text, message) => {
  expect(await refusalOf(text)).toBe(message);
});

test.each(['{Name};Email\nJane;j@x.example', '[Name];Email\nJane;j@x.example'])(
  '%j is no JSON',
  async (text) => {
    expect((await listOf(text)).source.format).toBe('delimited');
  },
);

test('lists nested deeply, and long ones, end somewhere', async () => {
  const deep = `${'{"a":['.repeat(2000)}1${']}'.repeat(2000)}`;
  expect(await refusalOf(deep)).toBe('There are no people in this list.');
  expect(await refusalOf('['.repeat(100_000))).toMatch(/^(?:This JSON|The first line|0 rows)/);
  const many = `[${'{"a":1},'.repeat(250_000)}{"a":1}]`;
  expect(await refusalOf(many)).toBe(
    'This list has more than 250,000 rows. Split it into several.',
  );
});
