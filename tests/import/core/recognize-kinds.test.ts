import { describe, expect, test } from 'vitest';
import { doubtfulIn } from '../../../src/import/core/found-field';
import { recognizeFields } from '../../../src/import/core/found-in-mail';
import { pageOf, type RowSpec, type RunSpec } from '../../helpers/pages';
import { SIGNATURES } from './recognize.data';

/*
 * Kinds of signatures in which fields were missed or taken for others. Everybody in them is invented.
 */

type Found = Readonly<Record<string, string>>;

function valuesIn(...rows: readonly RowSpec[]): Found {
  return Object.fromEntries(
    recognizeFields(pageOf(rows)).map(({ field, value }) => [field, value]),
  );
}

const NAME = { weight: 700 } as const;
const ITALIC = { italic: true } as const;

function linked(text: string, href: string): RunSpec {
  return [text, { href }];
}

describe('the website', () => {
  test.each([
    ['www.sterlinglegal.example'],
    ['www.termslow.example'],
    ['www.agbaria-policy.example'],
    ['www.disclaimer-press.example'],
  ])('is %s, though its host has a word of notices', (host) => {
    const found = valuesIn(['Tove Agbaria', NAME], `tove@${host.replace('www.', '')}`, [
      linked(host, `https://${host}/`),
    ]);
    expect(found['website']).toBe(host);
  });

  test.each([
    ['https://acme.example/legal-notice'],
    ['https://www.acme.example/de/datenschutz'],
    ['https://acme.example/files/terms.pdf'],
    ['https://unsubscribe.acme.example/x'],
    ['https://legal.acme.example/'],
  ])('is not %s', (href) => {
    expect(valuesIn(['Tove Agbaria', NAME], [linked('Read on', href)])['website']).toBeUndefined();
  });

  test('is the home page behind a logo, before what a button leads to', () => {
    const rows: readonly RowSpec[] = [
      { alt: 'Tarn', href: 'https://tarn.example/', size: 90 },
      ['Una Tarn', NAME],
      'una@tarn.example',
      [linked('Book a visit', 'https://tarn.example/book?from=mail')],
    ];
    expect(valuesIn(...rows)['website']).toBe('https://tarn.example/');
  });

  test('is doubtful where nothing but a button leads to it', () => {
    const rows: readonly RowSpec[] = [
      ['Una Tarn', NAME],
      'una@tarn.example',
      [linked('Book a visit', 'https://tarn.example/book')],
    ];
    expect(doubtfulIn(recognizeFields(pageOf(rows)))).toContain('website');
  });
});

describe('words in italics', () => {
  test.each([
    ['Sailmaker, Windward Loft and Rigging', 'Sailmaker', 'Windward Loft and Rigging'],
    ['Falconer at Holm Raptors and Owls', 'Falconer', 'Holm Raptors and Owls'],
    ['Glass Painter, Kiln and Glaze Workshop', 'Glass Painter', 'Kiln and Glaze Workshop'],
  ])('below the name are what somebody is: %s', (words, jobTitle, companyName) => {
    expect(valuesIn(['Jarek Nowik', NAME], [words, ITALIC], '01632 960222')).toMatchObject({
      jobTitle,
      companyName,
    });
  });

  test('further down, and as a sentence, are a quote', () => {
    const quote = 'Measure it twice and cut it once';
    expect(valuesIn(['Jarek Nowik', NAME], 'Carpenter', [quote, ITALIC])['quote']).toBe(quote);
    const sentence = 'We only sail when it blows.';
    expect(valuesIn(['Jarek Nowik', NAME], [sentence, ITALIC])['quote']).toBe(
      'We only sail when it blows.',
    );
  });
});

describe('an address', () => {
  test.each([
    [['Quince House, Badger End,', 'West Holt'], 'Quince House, Badger End,\nWest Holt'],
    [['The Old Rectory, Church Lane, Elmstead'], 'The Old Rectory, Church Lane, Elmstead'],
    [['Harrow Farm, Nether Wallop,', 'Dorset'], 'Harrow Farm, Nether Wallop,\nDorset'],
  ])('may have the name of a house in place of a number: %j', (lines, address) => {
    const found = valuesIn(['Mabel Orchard', NAME], 'Clock Maker', '01632 960444', ...lines);
    expect(found).toMatchObject({ address, jobTitle: 'Clock Maker' });
    expect(found['companyName']).toBeUndefined();
  });

  test('is no company that is called like a house', () => {
    const found = valuesIn(['Mabel Orchard', NAME], 'Editor', 'Somerset House, London');
    expect(found['address']).toBeUndefined();
  });

  test.each([
    [
      '21 Foundry Road, Elmstead. Visits on weekdays and by arrangement only.',
      '21 Foundry Road, Elmstead',
    ],
    ['Am Alten Markt 7, 50667 Köln – bitte vorher kurz anrufen', 'Am Alten Markt 7, 50667 Köln'],
    ['4 rue du Four, 75006 Paris; merci de sonner deux fois', '4 rue du Four, 75006 Paris'],
  ])('ends before a sentence behind it: %s', (words, address) => {
    const found = valuesIn(['Noor Rahimi', NAME], 'Solicitor', words);
    expect(found).toEqual({ fullName: 'Noor Rahimi', jobTitle: 'Solicitor', address });
  });

  test.each(['12 St. Mary Street, Cardiff CF10 1AA', '5 Dr. Martin Road, Leeds LS1 4AP'])(
    'keeps what is shortened: %s',
    (address) => {
      expect(valuesIn(['Noor Rahimi', NAME], address)['address']).toBe(address);
    },
  );

  test.each([
    'Geschäftsführer: Karl Brandl · Amtsgericht Seeburg HRB 12345',
    'Registergericht Musterstadt HRA 98765',
    'KvK Utrecht 12345678',
    'R.C.S. Lyon B 123 456 789',
  ])('is no number of a register: %s', (words) => {
    const rows = [['Jutta Brandl', NAME], 'Hauptstraße 5, 00000 Musterdorf', words] as const;
    expect(valuesIn(...rows)['secondAddress']).toBeUndefined();
  });
});

describe('role and company', () => {
  test.each([
    ['Head Weaver, Fernhollow Estate', 'Head Weaver', 'Fernhollow Estate'],
    ['Registrar and Curator, Pellow Museum', 'Registrar and Curator', 'Pellow Museum'],
    ['Producer, Tidewater Films', 'Producer', 'Tidewater Films'],
  ])('are parted though the host is called otherwise: %s', (words, jobTitle, companyName) => {
    const found = valuesIn(['Ida Lund', NAME], words, 'ida@nordgroup.example');
    expect(found).toMatchObject({ jobTitle, companyName });
  });

  test.each([
    ['Map Restorer, Vance Papers', 'Map Restorer', 'Vance Papers', 'vance'],
    ['Loftworker, Hartog Sails', 'Loftworker', 'Hartog Sails', 'hartog-sails'],
  ])(
    'are parted where the host is called like the second: %s',
    (words, jobTitle, companyName, host) => {
      const found = valuesIn(['Iris Mann', NAME], words, `iris@${host}.example`);
      expect(found).toMatchObject({ jobTitle, companyName });
    },
  );

  test.each([
    'Lighting Designer, Retail Studio',
    'Director, Digital Media',
    'Engineer, Energy Systems',
  ])('are not parted where the second is a trade: %s', (words) => {
    const found = valuesIn(['Ida Lund', NAME], words, 'ida@nordgroup.example');
    expect(found['jobTitle']).toBe(words);
  });

  test.each([
    'Hop Garden Brewing Museum (reg. 1234567)',
    'Hop Garden Brewing Museum (charity no. 765432)',
    'Hop Garden Brewing Museum [Nr. 4711 222]',
  ])('are found with the number of a register behind them: %s', (words) => {
    const rows = [['Petra Novotna', NAME], 'Librarian', words, 'petra@hopgarden.example'] as const;
    expect(valuesIn(...rows)['companyName']).toBe('Hop Garden Brewing Museum');
  });

  test.each([
    'Finance Director, Oakmere Foods Limited, Northern Regions',
    'Finance Director, Oakmere Foods Limited – Northern Regions',
  ])('end with the legal form: %s', (words) => {
    expect(valuesIn(['Ruth Ellery', NAME], words)['companyName']).toBe('Oakmere Foods Limited');
  });

  test('are as they were written, where a style sheet sets capitals', () => {
    const page = pageOf([
      ['Ida Lund', NAME],
      ['HEAD WEAVER', { written: 'Head weaver' }],
      '01632 960999',
    ]);
    const found = recognizeFields(page).find(({ field }) => field === 'jobTitle');
    expect(found?.value).toBe('Head weaver');
  });

  test.each([
    [[linked('Ask for a quote', 'mailto:arlo@benning.example?subject=a')]],
    [[linked('See our season', 'https://fontaine.example/season')]],
    ['and by letter'],
  ] as readonly (readonly [RowSpec])[])('are no call to go somewhere: %j', (row) => {
    expect(valuesIn(['Arlo Benning', NAME], 'Joiner', row)['companyName']).toBeUndefined();
  });
});

describe('Japanese', () => {
  test('has departments behind the company, and wide blanks', () => {
    const rows = [
      '株式会社みどり計器　開発本部　第三設計部',
      '主任　小林　奏',
      'TEL：03-0000-1111',
    ];
    expect(valuesIn(...rows)).toEqual({
      fullName: '小林　奏',
      jobTitle: '主任',
      companyName: '株式会社みどり計器',
      department: '開発本部　第三設計部',
      phone: '03-0000-1111',
    });
  });

  test('has family names that end like departments', () => {
    expect(
      valuesIn('あおば工業株式会社　営業部', '課長　阿部　翔', 'TEL：03-0000-1111'),
    ).toMatchObject({
      fullName: '阿部　翔',
      department: '営業部',
      jobTitle: '課長',
    });
  });

  test.each([
    [
      '〒000-0001　東京都架空区本町一丁目二番三号　みどりビル十二階　受付は一階',
      '〒000-0001　東京都架空区本町一丁目二番三号　みどりビル十二階',
    ],
    [
      '〒000-0002 大阪府架空市中央区三番町5-6 二階で承ります',
      '〒000-0002 大阪府架空市中央区三番町5-6',
    ],
  ])('has addresses with a sentence behind: %s', (words, address) => {
    expect(valuesIn('小林　奏', words)['address']).toBe(address);
  });
});

test('what is sure is right in 98 of 100', () => {
  const sure = SIGNATURES.flatMap(({ page, found }) =>
    recognizeFields(page)
      .filter(({ isSure }) => isSure)
      .map(({ field, value }) => found[field] === value),
  );
  expect(sure.length).toBeGreaterThan(200);
  expect(sure.filter(Boolean).length / sure.length).toBeGreaterThanOrEqual(0.98);
});
