import { findingMessage, SEVERITIES, type Finding } from '../../model/findings';
import { isSame } from '../../scene/same';
import type { Scene } from '../../scene/scene';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { selectScene } from '../selectors';

/** A finding about the design as it stands. */
export interface Check {
  readonly key: string;
  readonly finding: Finding;
  /** The element concerned; null for the whole signature. */
  readonly id: string | null;
  /** What the finding calls the element; blank for the whole signature. */
  readonly name: string;
  /** What will happen, as a sentence without the name: 'becomes part of a picture.' */
  readonly words: string;
}

/** Everything to be said about the design, the gravest first. What has gone from the canvas is not said. */
export const selectChecks = makeSelector(
  (state: RootState) => [state.output.findings, selectScene(state)],
  (findings, scene): readonly Check[] => {
    const checks = findings.flatMap((finding) => checkOf(finding, scene));
    const each = new Map(checks.map((check) => [check.key, check]));
    return [...each.values()].toSorted((a, b) => weightOf(b) - weightOf(a));
  },
  isSame,
);

/** Those that ask for something to be done. */
export const selectOpenChecks = makeSelector(
  (state: RootState) => [selectChecks(state)],
  (checks) => checks.filter((check) => weightOf(check) > 0),
);

/** The elements to be marked on the canvas, each with all that is to be said of it. */
export const selectMarks = makeSelector(
  (state: RootState) => [selectChecks(state)],
  (checks) => {
    const marked = new Map<string, readonly Check[]>();
    for (const check of checks) {
      const { id } = check;
      if (id === null || (weightOf(check) === 0 && !marked.has(id))) continue;
      marked.set(id, [...(marked.get(id) ?? []), check]);
    }
    return [...marked].map(([id, about]) => ({ id, checks: about }));
  },
);

function checkOf(finding: Finding, { elements }: Scene): readonly Check[] {
  const ids = finding.origin.flatMap((from) => (from.kind === 'element' ? [from.id] : []));
  const element = elements.find(({ id, hidden }) => ids.includes(id) && hidden !== true);
  if (ids.length > 0 && element === undefined) return [];
  const name = element === undefined ? '' : String(finding.args['label'] ?? '');
  const message = findingMessage(finding);
  const words =
    name !== '' && message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
  const id = element?.id ?? null;
  return [{ key: `${id ?? ''} ${message}`, finding, id, name, words }];
}

function weightOf({ finding }: Check): number {
  return SEVERITIES.indexOf(finding.severity);
}
