import type { ListFieldId } from '../list-fields';
import { contextOf } from '../people/list-context';
import { ADD_PLUS, numbersWithoutPlus, unsignedNumbers } from './lost-plus';
import { ADD_ZEROS, wholePostalCode } from './lost-zeros';
import type { Member, People } from '../member';
import { columnsOfRow } from '../people/read-row';
import type { CellChange, FixableAdvice, ListTable, Mapping } from '../table';

/*
 * What spreadsheets took from cells can be given back to all of them at once. The page offers that; for the command line, whose
 * lists stay as they are, the advice is a sentence.
 */

/** The same people, with the cells that would change where advice can be followed at once. */
export function withFixes(people: People, table: ListTable, mapping: Mapping): People {
  if (people.problems.every(({ fixable }) => fixable === undefined)) return people;
  const place = placeFinder(table, mapping);
  const problems = people.problems.map((problem) => {
    const { fixable } = problem;
    if (fixable === undefined) return problem;
    const { lost, byHand } = FIXES[fixable];
    const message = problem.message.replace(` ${byHand}`, '');
    return { ...problem, message, fix: onceEach(lost(people.members), place) };
  });
  return { ...people, problems };
}

/** A fact that is to be another one. */
interface LostSign {
  readonly line: number;
  readonly field: ListFieldId;
  readonly to: string;
}

interface Fix {
  readonly lost: (members: readonly Member[]) => readonly LostSign[];
  /** What has to be done where the cells cannot be changed. */
  readonly byHand: string;
}

const FIXES: Readonly<Record<FixableAdvice, Fix>> = {
  plus: {
    lost: (members) =>
      numbersWithoutPlus(members.flatMap(unsignedNumbers)).map(({ line, field, text }) => ({
        line,
        field,
        to: `+${text}`,
      })),
    byHand: ADD_PLUS,
  },
  zeros: {
    lost: (members) =>
      members.flatMap(({ line, facts }) => {
        const to = wholePostalCode(facts);
        return to === null ? [] : [{ line, field: 'postalCode', to }];
      }),
    byHand: ADD_ZEROS,
  },
};

type FindCell = (line: number, field: ListFieldId) => Pick<CellChange, 'column' | 'from'> | null;

/** Finds the cells that facts were read from: which one it is may differ by row where entries have types. */
function placeFinder(table: ListTable, mapping: Mapping): FindCell {
  const context = contextOf(table, mapping);
  const rows = new Map([...table.rows].map((row) => [row.line, row]));
  return (line, field) => {
    const row = rows.get(line);
    if (row === undefined) return null;
    const column = columnsOfRow(row, mapping, table.header, context)[field];
    const from = row.cells[column ?? -1];
    return column === undefined || from === undefined ? null : { column, from };
  };
}

/** One change for each cell, though two fields may be read from it. */
function onceEach(lost: readonly LostSign[], find: FindCell): readonly CellChange[] {
  const changes = new Map<string, CellChange>();
  for (const { line, field, to } of lost) {
    const cell = find(line, field);
    if (cell !== null) changes.set(`${line} ${cell.column}`, { line, ...cell, to });
  }
  return [...changes.values()];
}
