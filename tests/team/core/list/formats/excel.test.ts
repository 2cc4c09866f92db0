import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { listIn, listOf, problemsOf, refusalOf, rowsOf } from '../read-list';
import { rowXml, workbookOf } from './workbook';

const PEOPLE = rowXml(1, ['Name', 'Email']) + rowXml(2, ['Jane', 'jane@example.com']);

test('the people of a workbook are read, with cells as they are shown', async () => {
  const list = await listIn('formats/staff.xlsx');
  expect(list.source).toEqual({
    format: 'excel',
    encoding: null,
    isGuessed: false,
    sample: 'Łukasz Dąbrowski, 山田 太郎',
    sheet: 'People',
  });
  expect(rowsOf(list)).toEqual([
    {
      line: 4,
      Name: 'Łukasz Dąbrowski',
      'E-mail': 'lukasz@example.com',
      Phone: '+493012345678',
      'Postal code': '01067',
      Hired: '2026-03-09',
      'Account enabled': 'true',
      Share: '0.1',
    },
    {
      line: 5,
      Name: '山田 太郎',
      'E-mail': 'taro@example.com',
      Phone: '+81 3 1234 5678',
      Hired: '2025-12-01',
      'Account enabled': 'false',
    },
    { line: 9, Name: 'Ann & Co <Poe>', 'E-mail': 'ann@example.com' },
  ]);
  expect(problemsOf(list)).toEqual([
    '0: The result of a formula is not in the file. Open it in your spreadsheet, save it, and choose it again.',
    '0: Lines 1 to 2 are above the names of the columns. They were left out.',
  ]);
});

describe('the sheet that is read is', () => {
  test('the first with a column of addresses', async () => {
    const sheets = { Cover: rowXml(1, ['Hello']), Staff: PEOPLE };
    expect((await listOf(workbookOf({ sheets }))).source.sheet).toBe('Staff');
  });

  test('the only one that has addresses, whatever its columns are called', async () => {
    const rows = rowXml(1, ['Wer', 'Wohin']) + rowXml(2, ['Jane', 'jane@example.com']);
    const list = await listOf(workbookOf({ sheets: { Cover: rowXml(1, ['Hello']), Staff: rows } }));
    expect(list.source.sheet).toBe('Staff');
  });

  test('reported where another has addresses, too', async () => {
    const list = await listOf(workbookOf({ sheets: { 'R&amp;D': PEOPLE, Sales: PEOPLE } }));
    expect(problemsOf(list)).toEqual([
      "0: Only the sheet 'R&D' was read. There are addresses in the sheet 'Sales', too.",
    ]);
  });

  test('the one that is seen, before hidden ones', async () => {
    const hidden = workbookOf({ sheets: { 'Old" state="hidden': PEOPLE, New: PEOPLE } });
    const list = await listOf(hidden);
    expect(list.source.sheet).toBe('New');
    expect(problemsOf(list)).toEqual([]);
  });
});

describe('cells are read', () => {
  test.each([
    ['a number without an exponent', '<c r="B2"><v>4.930123456789E12</v></c>', '4930123456789'],
    ['a small number', '<c r="B2"><v>1.5E-3</v></c>', '0.0015'],
    ['a fraction as it was typed', '<c r="B2"><v>0.30000000000000004</v></c>', '0.3'],
    ['a whole number', '<c r="B2"><v>49301234567</v></c>', '49301234567'],
    ['a negative number', '<c r="B2"><v>-12.5</v></c>', '-12.5'],
    ['a truth', '<c r="B2" t="b"><v>1</v></c>', 'true'],
    ['an error as a blank', '<c r="B2" t="e"><v>#N/A</v></c>', ''],
    ['the result of a formula', '<c r="B2" t="str"><f>A1</f><v>done</v></c>', 'done'],
    ['a shared text of several parts', '<c r="B2" t="s"><v>0</v></c>', '山田 太郎'],
    ['a text with an escaped control', '<c r="B2" t="s"><v>1</v></c>', 'a\nb'],
    ['a postcode', '<c r="B2" s="1"><v>1067</v></c>', '01067'],
    ['a number with a plus', '<c r="B2" s="2"><v>49301</v></c>', '+49301'],
    ['a date', '<c r="B2" s="3"><v>46090.5</v></c>', '2026-03-09'],
    ['a cell without an address', '<c t="inlineStr"><is><t>x</t></is></c>', 'x'],
  ])('%s', async (_what, cell, text) => {
    const shared =
      '<si><r><t>山田 </t></r><r><t>太郎</t></r><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si><si><t>a_x000A_b</t></si>';
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;+&quot;0"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs>';
    const second = `<row r="2"><c r="A2" t="inlineStr"><is><t>a@x.example</t></is></c>${cell}</row>`;
    const sheets = { People: rowXml(1, ['Email', 'Other']) + second };
    const { table } = await listOf(workbookOf({ sheets, shared, styles }));
    expect(table.rows[0]?.cells[1] ?? '').toBe(text);
  });
});

describe('a workbook that would do harm is refused', () => {
  test('that unpacks to more than any list', async () => {
    const bytes = workbookOf({ sheets: { People: PEOPLE } });
    stateSize(bytes, 'xl/worksheets/sheet1.xml', 151_000_000);
    expect(await refusalOf(bytes)).toMatch(/150 MB\. Save the sheet .* as CSV/);
  });

  test('that has the sizes of its parts wrong', async () => {
    const sheets = { People: PEOPLE, More: rowXml(1, ['x'.repeat(5000)]) };
    const bytes = workbookOf({ sheets });
    stateSize(bytes, 'xl/worksheets/sheet2.xml', 10);
    expect(await refusalOf(bytes)).toMatch(/could not be read|^1 rows/);
  });

  test.each([
    [
      'with a cell far below',
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      '250,000 rows',
    ],
    [
      'with a row that no sheet has',
      '<row r="900000000"><c r="A900000000"><v>1</v></c></row>',
      'outside of any sheet',
    ],
    [
      'with a column that no sheet has',
      '<row r="9"><c r="ZZZZZZ9"><v>1</v></c></row>',
      'outside of any sheet',
    ],
    ['with rows in disorder', '<row r="1"><c r="A1"><v>1</v></c></row>', 'could not be read'],
    [
      'with a style that is not there',
      '<row r="9"><c r="A9" s="77"><v>1</v></c></row>',
      'could not be read',
    ],
    ['that is no XML', '<row r="9"><c r="A9"><v>1</w></row', 'could not be read'],
  ])('%s', async (_what, row, message) => {
    expect(await refusalOf(workbookOf({ sheets: { People: PEOPLE + row } }))).toContain(message);
  });

  test('not for blank cells far away, which have formats only', async () => {
    const far = '<row r="1048576"><c r="XFD1048576" s="0"/></row>';
    const list = await listOf(workbookOf({ sheets: { People: PEOPLE + far } }));
    expect(rowsOf(list)).toEqual([{ line: 2, Name: 'Jane', Email: 'jane@example.com' }]);
  });

  test('and its entities are no texts', async () => {
    const doctype = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const rows = PEOPLE + rowXml(3, ['&b;&f;', 'ann@example.com']);
    const answer = await refusalOf(workbookOf({ sheets: { People: rows }, doctype }));
    expect(answer).toMatch(/could not be read|^2 rows/);
    expect(answer).not.toContain('xxx');
  });

  test.each([
    ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 30)],
    ['with a part that cannot be unpacked', (bytes: Uint8Array) => bytes.fill(0xff, 60, 90)],
  ])('%s', async (_what, spoil) => {
    expect(await refusalOf(spoil(workbookOf({ sheets: { People: PEOPLE } })))).toContain(
      'could not be read',
    );
  });

  test('without people', async () => {
    expect(await refusalOf(workbookOf({ sheets: { Empty: '' } }))).toBe(
      'There is nothing in this list.',
    );
    const chart = { 'xl/chartsheets/sheet9.xml': strToU8('<chartsheet/>') };
    const list = await listOf(workbookOf({ sheets: { People: PEOPLE }, more: chart }));
    expect(list.table.rows).toHaveLength(1);
  });
});

test.each([
  ['cells that are never closed', '<c r="A1">'],
  ['tags that are never closed', '<c r="A1" '],
  ['rows that are never closed', '<row r="1" '],
  ['contents without an end', '<c r="A1"><v>'],
])('%s are no trouble', async (_what, piece) => {
  const rows = PEOPLE + piece.repeat(200_000);
  expect(await refusalOf(workbookOf({ sheets: { People: rows } }))).toMatch(
    /could not be read|rows/,
  );
});

/** Changes what the directory at the end of an archive states of the size of a file (APPNOTE 4.3.12). */
function stateSize(bytes: Uint8Array<ArrayBuffer>, name: string, size: number): void {
  const entry = Buffer.from(bytes).lastIndexOf(name) - 46;
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, size, true);
}
