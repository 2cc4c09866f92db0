/** How much further from the edge the rows of a group stand than those around it. */
export const INDENT_REM = 1;

/** How far the rows of a level stand from the edge. */
export function indentOf(level: number): string {
  return `${(level - 0.5) * INDENT_REM}rem`;
}
