import { describe, expect, test } from 'vitest';
import { doubtfulIn } from '../../../src/import/core/found-field';
import { recognizeFields } from '../../../src/import/core/found-in-mail';
import { labelKinds } from '../../../src/import/core/recognize/labels';
import { LANGUAGES } from '../../../src/model/languages/languages';
import type { ContactFieldId } from '../../../src/model/person/text-fields';
import { loadWords } from '../../../src/model/languages/load-words';
import { pageOf, type RowSpec } from '../../helpers/pages';

function foundIn(...rows: readonly RowSpec[]) {
  return recognizeFields(pageOf(rows));
}

const valueOf = (field: string, ...rows: readonly RowSpec[]) =>
  foundIn(...rows).find((found) => found.field === field)?.value;

test.each(LANGUAGES)('labels of our own templates are known: $label', async ({ id }) => {
  const words = await loadWords(id);
  for (const labels of [words.labels, words.shortLabels, words.letters]) {
    for (const [kind, label] of Object.entries(labels) as [ContactFieldId, string][]) {
      const isFirst = kind === 'secondAddress' && labels === words.letters;
      expect(labelKinds(label), `${kind}: ${label}`).toContain(isFirst ? 'address' : kind);
    }
  }
});

function isSure(field: string, ...rows: readonly RowSpec[]) {
  return foundIn(...rows).find((found) => found.field === field)?.isSure;
}

describe('what is sure', () => {
  test.each([
    ['an address of mail', 'email', ['jane@acme.com']],
    ['a number with a label', 'phone', ['T 555 010 4477']],
    ['a number behind a link', 'phone', [['555 010 4477', { href: 'tel:5550104477' }]]],
    ['a name like the address of mail', 'fullName', ['Jane Doe', 'jane.doe@acme.com']],
    ['a legal form', 'companyName', ['Jane Doe', 'Acme GmbH']],
    ['a company called as its host', 'companyName', ['Acme', 'jane@acme.com']],
    ['a street with a code and its town', 'address', ['Am Markt 5', '10115 Berlin']],
    ['words in quotation marks', 'quote', ['Jane Doe', '“Less is more or less more.”']],
    ['a profile', 'github', [['Code', { href: 'https://github.com/jane' }]]],
  ] as readonly (readonly [string, string, readonly RowSpec[]])[])('%s', (_, field, rows) => {
    expect(isSure(field, ...rows)).toBe(true);
  });

  test.each([
    ['a number alone', 'phone', ['555 010 4477']],
    ['a name that nothing confirms', 'fullName', ['Jane Doe', 'info@acme.com']],
    ['a role', 'jobTitle', ['Jane Doe', 'Head of Design']],
    ['words below the role', 'companyName', ['Jane Doe', 'Head of Design', 'Fizz & Pop']],
    ['a street alone', 'address', ['24 Harbour Street']],
    ['words in italics', 'quote', [['Do the work that nobody else does', { italic: true }]]],
    ['what a picture leads to', 'website', [{ alt: '', href: 'https://acme.com' }]],
  ] as readonly (readonly [string, string, readonly RowSpec[]])[])(
    'but not %s',
    (_, field, rows) => {
      expect(isSure(field, ...rows)).toBe(false);
    },
  );
});

test.each([
  ['04103-1234'],
  ['01310-100'],
  ['1998 - 2024'],
  ['12.03.2025'],
  ['VAT GB 123 4567 89'],
  ['HRB 123456'],
  ['IBAN DE89 3704 0044 0532 0130 00'],
  ['Order #5550104477'],
  ['Mon-Fri 08:00-17:00'],
])('no number of a phone: %s', (words) => {
  expect(valueOf('phone', words)).toBeUndefined();
  expect(valueOf('mobile', words)).toBeUndefined();
});

test.each([
  ['T +1 (555) 010-4477 ext. 12', '+1 (555) 010-4477 ext. 12'],
  ['Tel/Fax: 030 / 123 45 67', '030 / 123 45 67'],
  ['(T) 0049 30 1234567', '0049 30 1234567'],
  ['Phone # 555.010.4477', '555.010.4477'],
  ['Büro: +49.30.1234567', '+49.30.1234567'],
  ['+44 (0) 20 7946 0958', '+44 (0) 20 7946 0958'],
  ['هاتف: ٠٤ ١٢٣ ٤٥٦٧', '٠٤ ١٢٣ ٤٥٦٧'],
])('a number as it is shown: %s', (words, value) => {
  expect(valueOf('phone', words)).toBe(value);
});

test('the direct number goes before that of the office, whichever is first', () => {
  expect(valueOf('phone', 'Office 555 010 4477', 'Direct 555 010 4478')).toBe('555 010 4478');
});

test.each([
  ['B.Sc. in Physics', undefined],
  ['Förderverein e.V.', undefined],
  ['Acme.com', 'Acme.com'],
  ['See https://acme.com/about.', 'https://acme.com/about'],
  ['acme.co.uk/team', 'acme.co.uk/team'],
])('a web address: %s', (words, value) => {
  expect(valueOf('website', words)).toBe(value);
});

test('the site of the host of the mail goes before all others', () => {
  const partner = ['Our partner', { href: 'https://partner.com' }] as const;
  const own = ['About us', { href: 'https://www.acme.com/about' }] as const;
  expect(valueOf('website', 'jane@acme.com', 'www.award.org', partner, own)).toBe(
    'https://www.acme.com/about',
  );
});

test.each([
  'https://www.linkedin.com/',
  'https://www.linkedin.com/shareArticle?url=https://acme.com',
  'https://www.facebook.com/sharer/sharer.php?u=a',
  'https://twitter.com/intent/tweet?text=a',
  'https://www.youtube.com/watch?v=abc',
])('no profile: %s', (href) => {
  expect(foundIn(['Share', { href }])).toEqual([]);
});

test('somebody’s own profile goes before that of the company', () => {
  const company = ['in', { href: 'https://www.linkedin.com/company/acme' }] as const;
  const own = ['in', { href: 'https://linkedin.com/in/jane' }] as const;
  expect(valueOf('linkedin', company, own)).toBe('https://linkedin.com/in/jane');
  expect(valueOf('linkedin', company)).toBe('https://www.linkedin.com/company/acme');
});

test('profiles that are shown as words or named by their network', () => {
  expect(foundIn('linkedin.com/in/jane', 'Mastodon: @jane@hci.social', 'X: @jane')).toEqual([
    { field: 'linkedin', value: 'linkedin.com/in/jane', isSure: true },
    { field: 'twitter', value: '@jane', isSure: true },
    { field: 'mastodon', value: '@jane@hci.social', isSure: true },
  ]);
});

test('addresses of mail are a person’s before they are a company’s', () => {
  expect(valueOf('email', 'info@acme.com', 'jane@acme.com')).toBe('jane@acme.com');
});

test('a letter above its closing words gives no field', () => {
  const letter = Array.from(
    { length: 30 },
    (_, at) => `Line ${String(at)} of a long letter to Bob`,
  );
  const fields = foundIn('Dear Bob,', ...letter, 'Kind regards', 'Jane Doe', 'Head of Design');
  expect(fields.map(({ value }) => value)).toEqual(['Jane Doe', 'Head of Design']);
});

test.each([['-----'], ['Thank you for your trust!'], ['']])(
  'below %s a signature goes on',
  (line) => {
    expect(valueOf('fullName', 'Jane Doe', 'Head of Design', line, 'T 555 010 4477')).toBe(
      'Jane Doe',
    );
  },
);

test('fields come in the order of the form', () => {
  const fields = foundIn('www.acme.com', '555 010 4477', 'jane@acme.com', 'Acme Ltd', 'Jane Doe');
  expect(fields.map(({ field }) => field)).toEqual([
    'fullName',
    'companyName',
    'email',
    'phone',
    'website',
  ]);
});

test('a page without words gives no field', () => {
  expect(foundIn()).toEqual([]);
  expect(foundIn({ alt: '' })).toEqual([]);
});

describe('words beside others', () => {
  test('a wide gap does not part a label from its number', () => {
    expect(valueOf('fax', ['Jane Doe'], ['Tel.    555 010 4477'], ['Fax    555 010 4478'])).toBe(
      '555 010 4478',
    );
  });

  test('plain words between role and company are the department', () => {
    const rows: readonly RowSpec[] = [
      ['Jane Doe'],
      ['Data Protection Officer'],
      ['Compliance & Risk'],
      ['Acme GmbH'],
    ];
    expect(valueOf('department', ...rows)).toBe('Compliance & Risk');
    expect(valueOf('companyName', ...rows)).toBe('Acme GmbH');
  });

  test('what stands behind a role and a comma is its company only where the host may be called so', () => {
    const role: RowSpec = ['Regional Sales Manager, Southwest'];
    expect(valueOf('jobTitle', ['Jane Doe'], role, ['jane@acme.com'])).toBe(role[0]);
    expect(valueOf('companyName', ['Jane Doe'], role, ['jane@acme.com'])).toBeUndefined();
    const agent: RowSpec = ['Estate agent, Pinewood Homes'];
    expect(valueOf('companyName', ['Jane Doe'], agent, ['jane@pinewood.com'])).toBe(
      'Pinewood Homes',
    );
  });

  test('a company and a dash before a street are none of the address', () => {
    const rows: readonly RowSpec[] = [
      ['Jane Doe'],
      ['Atelier Blanc — 14 rue des Tanneurs, 75000 Paris'],
    ];
    expect(valueOf('address', ...rows)).toBe('14 rue des Tanneurs, 75000 Paris');
  });

  test('a code of the post that begins like a legal form belongs to its address', () => {
    const address = 'Port Office, Quay Street, Swansea SA99 3EF';
    expect(valueOf('address', ['Jane Doe'], [address])).toBe(address);
  });
});

const doubtfulAmong = (...rows: readonly RowSpec[]) => [...doubtfulIn(foundIn(...rows))];

describe('what is taken over unasked', () => {
  test('is no guess among words without the name of a person', () => {
    expect(
      doubtfulAmong(
        'First paragraph',
        ['Some link and italic', { href: 'https://example.com', italic: true }],
        'Last paragraph',
      ),
    ).toContain('companyName');
  });

  test('is all that stands beside a name, and what is sure', () => {
    expect(doubtfulAmong('Jane Doe', 'Head of Design', 'Fizz & Pop')).toEqual([]);
    expect(doubtfulAmong('T 555 010 4477')).toEqual([]);
  });
});
