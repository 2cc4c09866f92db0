import { describe, expect, test } from 'vitest';
import type { BoundField } from '../../../src/model/person/bound-field-ids';
import { personInitials } from '../../../src/model/person/name/initials';
import { BLANK_SIGNATURE, type Person } from '../../../src/model/person/signature';
import { fillBoundSpans } from '../../../src/scene/text/bound-parts';
import { textOf } from '../../../src/scene/text/element-text';
import type { TextSpan } from '../../../src/scene/scene';
import { keepSpans, lettersOf } from '../../../src/scene/text/spans';

const PERSON: Person = {
  ...BLANK_SIGNATURE,
  fullName: 'Jane Doe',
  pronouns: 'she/her',
  jobTitle: 'Head of Design',
  companyName: 'Northwind',
  email: 'jane@example.com',
  phone: '+1 555 0100',
  mobile: '+1 555 0199',
  website: 'https://example.com',
  address: '24 Harbour Street\nSeattle, WA 98101',
  socialLinks: { linkedin: 'janedoe' },
  lines: [{ label: 'VAT', value: 'GB 1', link: '' }],
};

/** A text in which `{field|words}` marks what is bound, and `*` a link. */
function bound(marked: string): { readonly text: string; readonly spans: readonly TextSpan[] } {
  const spans: TextSpan[] = [];
  let text = '';
  for (const [, plain = '', field, star, words = ''] of marked.matchAll(
    /([^{]*)(?:\{([\w.]+)(\*?)\|([^}]*)\})?/g,
  )) {
    text += plain;
    if (field === undefined) continue;
    const start = text.length;
    text += words;
    const href = star === '*' ? { href: 'https://old.example' } : {};
    spans.push({ start, end: text.length, ...href, field: field as BoundField });
  }
  return { text, spans };
}

function answer(marked: string, person: Partial<Person> = {}): string {
  const { text, spans } = bound(marked);
  return fillBoundSpans(text, spans, { ...PERSON, ...person }, personInitials).text;
}

describe('initials', () => {
  const { text, spans } = bound('{initials|AL}');
  const initialsIn = (person: Partial<Person>, ...rest: readonly (typeof personInitials)[]) =>
    fillBoundSpans(text, spans, { ...PERSON, ...person }, ...rest).text;

  test.each([
    ['Dr. Jane Doe', 'JD'],
    ['Jane Doe, PhD', 'JD'],
    ['Jane Doe (she/her)', 'JD'],
    ['Prof. Dr. med. Anna Müller', 'AM'],
    ['山田 太郎', '山'],
  ])('of %s are %s', (fullName, expected) => {
    expect(initialsIn({ fullName }, personInitials)).toBe(expected);
  });

  test('are those of the company where there is no name', () => {
    const unnamed = { fullName: '', companyName: 'Harbour Works Ltd' };
    expect(initialsIn(unnamed, personInitials)).toBe('HW');
  });

  test('stay as they are until what reads them has loaded, as long as there is a name', () => {
    expect(initialsIn({ fullName: 'Jane Doe' })).toBe('AL');
    expect(initialsIn({ fullName: '', companyName: '' })).toBe('');
  });
});

describe('bound parts', () => {
  test('show the current details of the person', () => {
    expect(answer('Ask {fullName|Ann Lee}, {jobTitle|Boss}')).toBe('Ask Jane Doe, Head of Design');
    expect(answer('{website|old.example}')).toBe('example.com');
    expect(answer('{address|a, b}')).toBe('24 Harbour Street, Seattle, WA 98101');
    expect(answer('{address|a\nb}')).toBe('24 Harbour Street\nSeattle, WA 98101');
    expect(answer('{initials|AL} in {city|Rome}')).toBe('JD in Seattle');
    expect(answer('{lines.0.label|Reg} {lines.0|12}')).toBe('VAT GB 1');
  });

  test.each([
    ['T {phone|1} · M {mobile|2}', { phone: '' }, 'M +1 555 0199'],
    ['T {phone|1} · M {mobile|2}', { mobile: '' }, 'T +1 555 0100'],
    ['{phone|1} | {mobile|2} | {email|3}', { mobile: '' }, '+1 555 0100 | jane@example.com'],
    ['{fullName|A} ({pronouns|b}) // {jobTitle|c}', { pronouns: '' }, 'Jane Doe // Head of Design'],
    ['{phone|1} Phone\n{mobile|2} Mobile', { phone: '' }, '+1 555 0199 Mobile'],
    ['Hello\n“{quote|x}”\nBye', {}, 'Hello\nBye'],
    ['{address|a\nb}, {phone|1}', { address: '' }, '+1 555 0100'],
    ['{linkedin|LinkedIn} · {twitter|X}', {}, 'LinkedIn'],
    ['{phone|1} · {mobile|2}', { phone: '', mobile: '' }, ''],
    ['{with.phone|Phone}', {}, 'Phone'],
    ['{with.phone|Phone}', { phone: ' ' }, ''],
  ])('what is empty is removed with its label: %j', (marked, person, shown) => {
    expect(answer(marked, person)).toBe(shown);
  });

  test('links follow their fields, and go where a field has none', () => {
    const { text, spans } = bound('{email*|old@x.y} {linkedin*|in} {phone|1}');
    const hrefs = (person: Partial<Person>) =>
      fillBoundSpans(text, spans, { ...PERSON, ...person }).spans.map(({ href }) => href);
    expect(hrefs({})).toEqual([
      'mailto:jane@example.com',
      'https://linkedin.com/in/janedoe',
      undefined,
    ]);
    expect(hrefs({ email: 'nobody' })[0]).toBeUndefined();
  });

  test('what stays the same keeps its letters, hard spaces and looks', () => {
    const text = 'Jane\u00a0Doe';
    const spans: readonly TextSpan[] = [
      { start: 0, end: 4, field: 'fullName', bold: true },
      { start: 4, end: 8, field: 'fullName' },
    ];
    expect(fillBoundSpans(text, spans, PERSON)).toEqual({ text, spans });
  });

  test('other words look as those before, word by word or letter by letter', () => {
    const words: readonly TextSpan[] = [
      { start: 0, end: 4, field: 'fullName' },
      { start: 4, end: 8, field: 'fullName', bold: true },
    ];
    const person = { ...PERSON, fullName: 'Amelia van Hart' };
    expect(fillBoundSpans('Jane Doe', words, person).spans).toEqual([
      { start: 0, end: 7, field: 'fullName' },
      { start: 7, end: 15, field: 'fullName', bold: true },
    ]);
    const letters: readonly TextSpan[] = [
      { start: 0, end: 1, field: 'fullName' },
      { start: 1, end: 2, field: 'fullName', italic: true },
    ];
    const shown = fillBoundSpans('Jo', letters, { ...PERSON, fullName: 'Ada' });
    expect(lettersOf(shown.text, shown.spans).map(({ italic }) => italic ?? false)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a text of which all parts are empty', () => {
  const shown = (marked: string) =>
    textOf({ content: bound(marked).text, spans: bound(marked).spans }, SOURCE, {
      person: BLANK_SIGNATURE,
    });
  const SOURCE = { placeholder: 'Your text' };

  test('is a placeholder that names its fields, and no old words of the person', () => {
    expect(shown('T {phone|+1 555} · {lines.0|12}')).toMatchObject({
      from: 'placeholder',
      lines: ['T Phone Number · Extra lines'],
    });
    expect(shown('{with.phone|Phone}').lines).toEqual(['Phone']);
    expect(shown('{linkedin|LinkedIn}').lines).toEqual(['LinkedIn']);
  });
});

describe('typing', () => {
  const { text, spans } = bound('Ask {fullName|Jane Doe} now');
  const fieldOf = (after: string, caret?: number) =>
    keepSpans(spans, text, after, caret).flatMap(({ field, start, end }) =>
      field === undefined ? [] : [after.slice(start, end)],
    );
  test('beside a bound part leaves it bound', () => {
    expect(fieldOf('Ask Jane Doex now', 13)).toEqual(['Jane Doe']);
    expect(fieldOf('Ask xJane Doe now', 5)).toEqual(['Jane Doe']);
    expect(fieldOf('Do ask Jane Doe now')).toEqual(['Jane Doe']);
  });

  test('in one, or over it, frees it', () => {
    expect(fieldOf('Ask Jane Do now', 11)).toEqual([]);
    expect(fieldOf('Ask Janxe Doe now', 8)).toEqual([]);
    expect(fieldOf('Ask John now', 8)).toEqual([]);
    expect(fieldOf('Askane Doe now', 3)).toEqual([]);
  });
});
