import { joined, literal, textCell, type Block, type CellProps } from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import type { SignatureView } from '../view';
import { roleRuns } from './text';

export interface NameOverRolesStyle {
  /** Of the title and all that has no font of its own. */
  readonly line: Font;
  readonly name: Partial<Font> & Pick<Font, 'color'>;
  /** What unit and company have of their own. */
  readonly company?: Partial<Font>;
}

/**
 * Name, pronouns, title, unit and company in one cell, a line for each: half the characters of a cell for each. Null when all
 * are blank.
 */
export function nameOverRoles(
  signature: SignatureView,
  { line, name, company }: NameOverRolesStyle,
  props: CellProps = {},
): Block {
  const lines = [
    together(roleRuns(signature, ['name'], name)),
    together(roleRuns(signature, ['pronouns'], { color: name.color })),
    ...roleRuns(signature, ['title']).map((run) => [run]),
    ...roleRuns(signature, ['unit', 'company'], company).map((run) => [run]),
  ].filter((runs) => runs.length > 0);
  const runs = lines.flatMap((each, index) => (index === 0 ? each : [literal('\n'), ...each]));
  return textCell(line, runs, props);
}

function together(runs: readonly TextNode[]) {
  return joined(runs, literal(' '));
}
