import { describe, expect, test } from 'vitest';
import { isPlain, readCell } from '../../../../../src/team/core/list/cells/read-cell';

describe('a cell of a spreadsheet', () => {
  test.each([
    ['="00123"', '00123'],
    ['="Say ""hi"""', 'Say "hi"'],
    ["'+49 30 1000", '+49 30 1000'],
    ["'00123", '00123'],
    ["'= Acme", '= Acme'],
    ["'t Hooft", "'t Hooft"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['= Team Lead =', '= Team Lead ='],
    ['=Acme=', '=Acme='],
    ['@jane', '@jane'],
    ['+49 30 1000-1', '+49 30 1000-1'],
    ['+ many more', '+ many more'],
    ['-5 °C', '-5 °C'],
    ['#1 in sales', '#1 in sales'],
    ['4.91512E+11', '4.91512E+11'],
  ])('with %s is read as %s', (cell, text) => {
    expect(readCell(cell, false)).toEqual({ text, problem: null });
  });

  test.each(['-', '–', '...', 'n/a', 'N/A', '(null)', '<NULL>', ' '])('is empty: %s', (cell) => {
    expect(readCell(cell, false)).toEqual({ text: '', problem: null });
  });

  test.each(
    [
      ['#N/A', '#REF!', '#NAME?', '#VALUE!', '#DIV/0!', '#NULL!', '#NUM!', '#SPILL!', '#NV'],
      ['#BEZUG!', '#WERT!', '#NOM?', '#VALEUR!', '#¡REF!', '#¿NOMBRE?', '#RIF!', '########'],
    ].flat(),
  )('is an error: %s', (cell) => {
    expect(readCell(cell, false)).toEqual({ text: '', problem: 'error' });
  });

  test.each(
    [
      ['=HYPERLINK("mailto:jane@acme.com","Jane")', '=A1&B1', '=$A$1', '=Sheet1!A1', '=1+1'],
      ["='My sheet'!A1", '=SVERWEIS(A1;B:C;2;0)', '="a"&B1', '=-A2', '=_xlfn.XLOOKUP(A1,B:B,C:C)'],
    ].flat(),
  )('is a formula: %s', (cell) => {
    expect(readCell(cell, false)).toEqual({ text: '', problem: 'formula' });
  });

  test.each(['4.91512E+11', '4,91512E+11', '4.9e+21', '-4.9E11'])('was a number: %s', (cell) => {
    expect(readCell(cell, true)).toEqual({ text: '', problem: 'rounded' });
  });

  test('has no fraction where it is a phone number', () => {
    expect(readCell('493010001.0', true).text).toBe('493010001');
    expect(readCell('493010001.0', false).text).toBe('493010001.0');
  });
});

test('what passes for plain reads as it stands', () => {
  for (const cell of ['Jane', 'E5', 'Nathan', 'n/b']) {
    expect(isPlain(cell)).toBe(true);
    expect(readCell(cell, true)).toEqual({ text: cell, problem: null });
  }
  for (const cell of ['n/a', 'N/A', '=A1', "'0", '#N/A', '', '–'])
    expect(isPlain(cell)).toBe(false);
});
