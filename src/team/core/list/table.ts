import type { ColumnNote } from './exported-cell';
import type { ListFieldId } from './list-fields';
import type { OtherList } from './other-lists';

/** A list as it was read: texts in rows and columns. */
export interface ListTable {
  /** As they stand in the first row that is not blank; blanks for columns without a name. */
  readonly header: readonly string[];
  /** All rows below the header that are not blank. */
  readonly rows: readonly TableRow[];
  /** What could not be read as it was meant, by line. The rest goes on. */
  readonly problems: readonly ListProblem[];
}

export interface TableRow {
  /** The line of the file in which the row begins; the first is 1. */
  readonly line: number;
  /** As many as the header has. */
  readonly cells: readonly string[];
}

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
}

/** Which column of a table holds what: the place in the header of each field that one was found for. */
export type Mapping = Readonly<Partial<Record<ListFieldId, number>>>;
