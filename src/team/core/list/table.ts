import type { Sequence } from '../../../base/sequence';
import type { ColumnNote } from './cells/exported-cell';
import type { ListFieldId } from './list-fields';
import type { OtherList } from './beside/other-lists';

/** A list as it was read: texts in rows and columns. The page changes its rows; the command line goes through them. */
export interface ListTable<Rows extends Sequence<TableRow> = readonly TableRow[]> {
  /** As they stand in the first row that is not blank; blanks for columns without a name. */
  readonly header: readonly string[];
  /** All rows below the header that are not blank. */
  readonly rows: Rows;
  /** What could not be read as it was meant, by line. The rest goes on. */
  readonly problems: readonly ListProblem[];
}

export interface TableRow {
  /** The line of the file in which the row begins; the first is 1. */
  readonly line: number;
  /** As many as the header has. */
  readonly cells: readonly string[];
}

/** Whatever its rows are kept in. */
export type AnyTable = ListTable<Sequence<TableRow>>;

/** Keeps the rows of a list while they are read. */
export type KeepRows<Rows extends Sequence<TableRow>> = (rows: Iterable<TableRow>) => Rows;

export const asArray: KeepRows<readonly TableRow[]> = (rows) => [...rows];

/** Something wrong with a list, in the product's own words. */
export interface ListProblem {
  /** 0 for what concerns the list as a whole. */
  readonly line: number;
  /** The name of the column; null for a whole row. */
  readonly column: string | null;
  readonly message: string;
  /** What probably happened to other cells of the column, too. */
  readonly note?: ColumnNote;
  /** Where nothing is wrong, and something can be done with less work. */
  readonly isAdvice?: true;
  /** The other list that it is about; not there for the list of people itself. */
  readonly of?: OtherList;
  /** Advice that can be followed in all cells at once. */
  readonly fixable?: FixableAdvice;
  /** The cells that this takes, where it is offered. */
  readonly fix?: readonly CellChange[];
}

/** What spreadsheets took from cells: the plus of telephone numbers, the zeros that postal codes begin with. */
export type FixableAdvice = 'plus' | 'zeros';

/** A cell that is to hold another text. */
export interface CellChange {
  readonly line: number;
  /** Its place in the header. */
  readonly column: number;
  /** The whole text of the cell, as it was read. */
  readonly from: string;
  readonly to: string;
}

/** Which column of a table holds what: the place in the header of each field that one was found for. */
export type Mapping = Readonly<Partial<Record<ListFieldId, number>>>;
