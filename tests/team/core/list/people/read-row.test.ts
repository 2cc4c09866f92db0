import { describe, expect, test } from 'vitest';
import { phonesIn } from '../../../../../src/model/person/phone/phone';
import { peopleOf, reportedOf } from '../read-file';

/** The facts of the only person on a list of one row. */
function factsOf(header: string, row: string) {
  const { members } = peopleOf(`Mail;${header}\na@x.com;${row}`);
  const { email: _, ...facts } = members[0]?.facts ?? {};
  return facts;
}

describe('the text of a cell', () => {
  test('is cleaned', () => {
    expect(factsOf('Name;Job Title', ' Jane \u200b  Doe ;"Head\n of\tSales\u202e"')).toEqual({
      fullName: 'Jane \u200b Doe',
      jobTitle: 'Head of Sales',
    });
    expect(factsOf('Work Address', '" 1 High Street \n\n London"')).toEqual({
      address: '1 High Street\nLondon',
    });
  });

  test.each([
    [
      'Phone',
      'ask me',
      { phone: 'ask me' },
      'This does not look like a phone number, so it has no link.',
    ],
    [
      'Mobile',
      '4.91512E+11',
      {},
      'The spreadsheet has rounded this phone number, so it is left out. Format the column as text.',
    ],
    [
      'WhatsApp',
      '4,9E+11',
      {},
      'The spreadsheet has rounded this phone number, so it is left out. Format the column as text.',
    ],
    [
      'Website',
      'our site',
      { website: 'our site' },
      'This is not a web address we can link to, so it has no link.',
    ],
    ['Photo', 'jane.jpg', {}, 'This is not a web address, so there is no photo.'],
    ['Photo', 'data:image/png;base64', {}, 'This is not a web address, so there is no photo.'],
    ['Language', 'Klingon', {}, "We have no texts in 'Klingon', so the language is not set."],
    [
      'LinkedIn',
      'in/jane doe',
      { linkedin: 'in/jane doe' },
      'This is neither a web address nor an account name, so its badge is left out.',
    ],
    ['Company', '#REF!', {}, 'This cell holds an error of the spreadsheet, so it counts as blank.'],
    [
      'Company',
      '=A1&B1',
      {},
      'This cell holds a formula instead of its result, so it counts as blank.',
    ],
    [
      'Job Title',
      'x'.repeat(600),
      { jobTitle: 'x'.repeat(500) },
      'This is longer than 500 characters, so it was cut.',
    ],
    [
      'Website',
      `x.com/${'x'.repeat(2100)}`,
      {},
      'This is longer than 2,048 characters, so it is left out.',
    ],
  ])('of a %s may be wrong: %s', (column, cell, facts, message) => {
    expect(factsOf(column, `"${cell}"`)).toEqual(facts);
    expect(reportedOf(`Mail;${column}\na@x.com;"${cell}"`)).toEqual([`2 ${column}: ${message}`]);
  });

  test.each([
    ['Phone', '="+49 30 100"', { phone: '+49 30 100' }],
    ['Phone', "'0049 30 100", { phone: '0049 30 100' }],
    ['Instagram', '@jane', { instagram: '@jane' }],
    ['Photo', 'cdn.acme.com/jane.jpg', { profileImageUrl: 'https://cdn.acme.com/jane.jpg' }],
    ['Language', 'Deutsch', { language: 'de' }],
    ['Language', 'pt-BR', { language: 'pt' }],
    ['Language', 'English (United States)', { language: 'en' }],
    ['Language', 'ger', { language: 'de' }],
    ['Language', '日本語', { language: 'ja' }],
    ['Last Name', 'Null', { surname: 'Null' }],
    ['Company', '–', {}],
  ])('of a %s may be fine: %s', (column, cell, facts) => {
    expect(factsOf(column, cell)).toEqual(facts);
    expect(reportedOf(`Mail;${column}\na@x.com;${cell}`)).toEqual([]);
  });

  test('is not cut within a letter', () => {
    expect(factsOf('Job Title', `${'x'.repeat(499)}😀`)).toEqual({ jobTitle: 'x'.repeat(499) });
  });
});

test('numbers are linked as they are elsewhere, with hours, labels and several numbers around them', () => {
  const cells = [
    ['Mon-Fri 9-5: 555 0100', '5550100'],
    ['24/7: +49 30 1234567', '+49301234567'],
    ['M1 +49 171 1234567', '+491711234567'],
    ['+44 (020) 7946 0000', '+442079460000'],
    ['+44 ( 0)20 7946 0000', '+442079460000'],
    ['＋４９ ３０ １２３４５６７', '+49301234567'],
    ['+49 30 123456-0 / -22', '+49301234560'],
  ] as const;
  const list = ['Name,Email,Phone', ...cells.map(([cell], at) => `P${at},p${at}@x.com,${cell}`)];
  const { members } = peopleOf(list.join('\n'));
  const dialed = members.map(({ facts }) => phonesIn(facts.phone ?? '')[0]?.dialed);
  expect(dialed).toEqual(cells.map(([, number]) => number));
});
