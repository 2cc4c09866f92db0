/* Spreadsheets of Google, with the documented methods alone. Cells are written as text, or not at all. */

const MOST_IN_CELL = 50_000;

export interface Sheet {
  readonly id: number;
  readonly name: string;
  readonly cells: string[][];
  maxRows: number;
  maxColumns: number;
}

interface SheetScope {
  readonly pass: (ms: number) => void;
  readonly sheets: Sheet[];
  readonly shown: string[];
  /** Null where a trigger has called it: windows cannot be shown. */
  readonly typed: string | null;
}

let sheetIds = 0;
export function newSheet(name: string, rows: number, columns: number): Sheet {
  sheetIds += 1;
  return { id: sheetIds, name, cells: [], maxRows: Math.max(rows, 1), maxColumns: columns };
}

/** An object with these members alone. */
export function strict<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get: (target, member) => {
      if (typeof member === 'symbol' || Object.hasOwn(target, member)) {
        return Reflect.get(target, member) as unknown;
      }
      throw new Error(`No such member: ${name}.${member}`);
    },
    set: () => {
      throw new Error(`${name} is read only`);
    },
  });
}

export function spreadsheetApp({ pass, sheets, shown, typed }: SheetScope): object {
  const menu: object = strict('Menu', {
    addItem: () => menu,
    addSeparator: () => menu,
    addToUi: () => undefined,
  });
  const buttons = { OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' };
  const ui = strict('Ui', {
    Button: strict('Button', { OK: 'OK', YES: 'YES', CANCEL: 'CANCEL', NO: 'NO' }),
    ButtonSet: strict('ButtonSet', buttons),
    createMenu: () => menu,
    alert: (...texts: readonly string[]) => {
      pass(1000);
      shown.push(texts.length === 3 ? (texts[1] ?? '') : (texts[0] ?? ''));
      return texts.length === 3 ? 'YES' : 'OK';
    },
    prompt: () =>
      strict('PromptResponse', {
        getSelectedButton: () => 'OK',
        getResponseText: () => typed ?? '',
      }),
  });
  const spreadsheet = strict('Spreadsheet', {
    getSheets: () => sheets.map((sheet) => sheetOf(sheet, pass)),
    getSheetByName: (name: string) => {
      const found = sheets.find((sheet) => sheet.name === name);
      return found === undefined ? null : sheetOf(found, pass);
    },
    insertSheet: (name: string, index: number) => {
      pass(100);
      const sheet = newSheet(name, 3, 7);
      sheets.splice(index, 0, sheet);
      return sheetOf(sheet, pass);
    },
  });
  return strict('SpreadsheetApp', {
    getActiveSpreadsheet: () => spreadsheet,
    flush: () => pass(50),
    getUi: () => {
      if (typed === null) throw new Error('Cannot call SpreadsheetApp.getUi() from this context.');
      return ui;
    },
  });
}

function sheetOf(sheet: Sheet, pass: SheetScope['pass']): object {
  return strict('Sheet', {
    getSheetId: () => sheet.id,
    getName: () => sheet.name,
    getLastRow: () => sheet.cells.findLastIndex(isFilled) + 1,
    getLastColumn: () =>
      Math.max(0, ...sheet.cells.map((row) => row.findLastIndex((cell) => cell !== '') + 1)),
    getMaxRows: () => sheet.maxRows,
    getMaxColumns: () => sheet.maxColumns,
    insertRowsAfter: (after: number, count: number) => {
      if (after !== sheet.maxRows || count < 1) throw new Error('Those rows are out of bounds.');
      sheet.maxRows += count;
    },
    insertColumnsAfter: (after: number, count: number) => {
      if (after !== sheet.maxColumns || count < 1) throw new Error('Those are out of bounds.');
      sheet.maxColumns += count;
    },
    getRange: (row: number, column: number, rows: number, columns: number) => {
      const isInside = row + rows - 1 <= sheet.maxRows && column + columns - 1 <= sheet.maxColumns;
      if (Math.min(row, column, rows, columns) < 1 || !isInside)
        throw new Error(`The coordinates are outside: ${[row, column, rows, columns].join()}`);
      return rangeOf(sheet, pass, { row, column, rows, columns });
    },
  });
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

function rangeOf(
  sheet: Sheet,
  pass: SheetScope['pass'],
  { row, column, rows, columns }: Area,
): object {
  let isText = false;
  const range: object = strict('Range', {
    setNumberFormat: (format: string) => {
      isText = format === '@';
      return range;
    },
    setValues: (values: readonly (readonly unknown[])[]) => {
      pass(10);
      if (!isText) throw new Error('Cells are written as text');
      if (values.length !== rows) throw new Error('The number of rows is another');
      for (const [at, cells] of values.entries()) {
        if (cells.length !== columns) throw new Error('The number of columns is another');
        const line = (sheet.cells[row - 1 + at] ??= []);
        for (const [index, cell] of cells.entries()) {
          if (typeof cell !== 'string') throw new Error('Only text is written');
          // 'If a value begins with =, it's interpreted as a formula' (Range.setValues).
          if (/^[=+\-@'\t\r]/.test(cell)) throw new Error('A cell begins as a formula');
          if (cell.length > MOST_IN_CELL) throw new Error('More than 50000 characters in a cell');
          while (line.length < column + index) line.push('');
          line[column - 1 + index] = cell;
        }
      }
      return range;
    },
    getValues: () => {
      pass(10);
      return Array.from({ length: rows }, (_, at) =>
        Array.from(
          { length: columns },
          (_each, index) => sheet.cells[row - 1 + at]?.[column - 1 + index] ?? '',
        ),
      );
    },
  });
  return range;
}
