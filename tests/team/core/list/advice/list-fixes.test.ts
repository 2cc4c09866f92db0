import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withFixes } from '../../../../../src/team/core/list/advice/list-fixes';
import { mapColumns } from '../../../../../src/team/core/list/columns/map-columns';
import { readPeople } from '../../../../../src/team/core/list/people/read-people';
import type { ListTable } from '../../../../../src/team/core/list/table';
import { withCells } from '../../../../../src/team/state/edit-table';
import { tableOf } from '../read-file';

/** The advice on a list that can be followed at once. */
function fixesOf(table: ListTable) {
  const mapping = mapColumns(table.header);
  const { problems } = withFixes(readPeople(table, mapping), table, mapping);
  return problems.flatMap(({ message, fixable, fix }) =>
    fixable === undefined ? [] : [{ message, fixable, fix: fix ?? [] }],
  );
}

/** The cells that change, as `line column: from → to`. */
function changesOf(text: string): readonly string[] {
  return fixesOf(tableOf(text)).flatMap(({ fix }) =>
    fix.map(({ line, column, from, to }) => `${line} ${column}: ${from} → ${to}`),
  );
}

function followed(table: ListTable): ListTable {
  return fixesOf(table).reduce((now, { fix }) => withCells(now, fix), table);
}

const LIST = [
  'Mail,Phone,Mobile,Postal Code,Country',
  'a@x.com,4930123456,+49 151 1,1067,Germany',
  'b@x.com,030 123456,491511234567,01067,Germany',
  'c@x.com,"4930123456, 4930123457",0151 1,99999,Germany',
  'no address,4930123458,,1067,Germany',
  'd@x.com,442071234567,,1000,Belgium',
].join('\n');

describe('advice that can be followed at once', () => {
  test('names the cells that it has counted, and no others', () => {
    expect(changesOf(LIST)).toEqual([
      '2 1: 4930123456 → +4930123456',
      '3 2: 491511234567 → +491511234567',
      '2 3: 1067 → 01067',
    ]);
    expect(fixesOf(tableOf(LIST)).map(({ message }) => message)).toEqual([
      '2 of 7 phone numbers have the code of their country without its +, such as 4930123456. Spreadsheets drop it.',
      '1 of 4 postal codes have lost the zero that they begin with: 1067 is 01067.',
    ]);
  });

  test('is the sentence alone for the command line', () => {
    const table = tableOf(LIST);
    const { problems } = readPeople(table, mapColumns(table.header));
    expect(problems.every(({ fix }) => fix === undefined)).toBe(true);
    expect(problems.map(({ message }) => message).join()).toContain('and add the +.');
  });

  test('finds the cell of the entry that counts in a row', () => {
    const list = [
      'Mail;Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value;Country',
      'a@x.com;Home;4930111111;Work;4930123456;Germany',
      'b@x.com;Work;4930123457;Home;4930111111;Germany',
    ].join('\n');
    expect(changesOf(list)).toEqual([
      '2 4: 4930123456 → +4930123456',
      '3 2: 4930123457 → +4930123457',
    ]);
  });

  test('puts in place of a guarded cell what it was read as', () => {
    expect(changesOf("Mail\tPhone\tCountry\na@x.com\t'4930123456\tGermany")).toEqual([
      "2 1: '4930123456 → +4930123456",
    ]);
  });

  test('leaves nothing of itself once it was followed, and all other cells as they are', () => {
    const cell = fc.constantFrom('4930123456', '030 1', '+49 30 1', '', '33123456789', 'x');
    const row = fc.record({
      phone: cell,
      mobile: cell,
      code: fc.constantFrom('1067', '01067', '', '107', 'B-1000'),
      country: fc.constantFrom('Germany', 'France', 'Belgium', ''),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        const lines = rows.map(
          ({ phone, mobile, code, country }, at) =>
            `p${at}@x.com,${phone},${mobile},${code},${country}`,
        );
        const table = tableOf(['Mail,Phone,Mobile,Postal Code,Country', ...lines].join('\n'));
        const after = followed(table);
        for (const { fixable, fix, message } of fixesOf(table)) {
          expect(message.startsWith(`${fix.length} of `)).toBe(true);
          for (const { line, column, from, to } of fix) {
            expect(to).toBe(fixable === 'plus' ? `+${from}` : from.padStart(5, '0'));
            expect(after.rows.find((each) => each.line === line)?.cells[column]).toBe(to);
          }
        }
        const changed = fixesOf(table).flatMap(({ fix }) => fix);
        const back = changed.map(({ from, to, ...place }) => ({ ...place, from: to, to: from }));
        expect(withCells(after, back)).toEqual(table);
        expect(fixesOf(after).filter(({ fixable }) => fixable === 'zeros')).toEqual([]);
      }),
    );
  });
});
