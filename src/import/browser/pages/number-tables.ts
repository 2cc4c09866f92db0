/**
 * Numbers what belongs together on a page, from 1: each table, and within one that has rows of one cell as well the rows of
 * columns that follow one another, such as contacts below a name. Returns what gives an element its number within that of the
 * element around it.
 */
export function numberTables(): (element: Element, around: number) => number {
  let last = 0;
  const runs = new WeakMap<Element, number>();
  return (element, around) => {
    if (element.localName === 'table') return ++last;
    if (element.localName !== 'tr' || !isInRun(element)) return around;
    const { previousElementSibling: before } = element;
    const number = (before === null ? undefined : runs.get(before)) ?? ++last;
    runs.set(element, number);
    return number;
  };
}

/** Whether a row of columns follows another such row, or has one below it, in a table with rows of one cell. */
function isInRun(row: Element): boolean {
  const beside = [row.previousElementSibling, row.nextElementSibling];
  if (!hasColumns(row) || !beside.some((each) => each !== null && hasColumns(each))) return false;
  return [...(row.parentElement?.children ?? [])].some((each) => !hasColumns(each));
}

function hasColumns(row: Element): boolean {
  return row.childElementCount > 1;
}
