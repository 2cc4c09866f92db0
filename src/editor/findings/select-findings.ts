import { findingMessage } from '../../model/finding-messages';
import { byGravity, gravityOf, type Finding, type FindingRule } from '../../model/findings';
import { isSame } from '../../scene/same';
import type { Scene } from '../../scene/scene';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import { selectScene } from '../selectors';

/** A finding about the design as it stands. */
export interface DesignFinding extends Finding {
  readonly key: string;
  /** The element concerned; null for the whole signature. */
  readonly id: string | null;
  /** Where to look: the element, or those of them that a finding about the whole comes from. */
  readonly ids: readonly string[];
  /** What the finding calls the element; blank for the whole signature. */
  readonly name: string;
  /** What will happen, as a sentence without the name: 'becomes part of a picture.' */
  readonly words: string;
}

/** Everything to be said about the design, the gravest first. What has gone from the canvas is not said. */
export const selectDesignFindings = makeSelector(
  (state: RootState) => [state.output.findings, selectScene(state)],
  (findings, scene): readonly DesignFinding[] => {
    const all = findings.flatMap((finding) => designFindingsOf(finding, scene));
    const each = new Map(all.map((finding) => [finding.key, finding]));
    return [...each.values()].toSorted(byGravity);
  },
  isSame,
);

/** Those that ask for something to be done. */
export const selectOpenFindings = makeSelector(
  (state: RootState) => [selectDesignFindings(state)],
  (findings) => findings.filter((finding) => gravityOf(finding) > 0),
);

/** The elements that get a marker on the canvas, each with all that is to be said of it. */
export const selectMarkers = makeSelector(
  (state: RootState) => [selectDesignFindings(state)],
  (findings) => {
    const byElement = new Map<string, readonly DesignFinding[]>();
    for (const finding of findings) {
      const { id } = finding;
      if (id === null || (gravityOf(finding) === 0 && !byElement.has(id))) continue;
      byElement.set(id, [...(byElement.get(id) ?? []), finding]);
    }
    return [...byElement].map(([id, about]) => ({ id, findings: about }));
  },
);

/** What is about the signature as a whole, though elements have their part in it: it gets no marker. */
const ABOUT_WHOLE: ReadonlySet<FindingRule> = new Set([
  'embedded-picture',
  'embedded-drawing',
  'embedded-picture-outlook',
  'embedded-marks',
  'embedded-marks-outlook',
  'pictures-heavy',
  'sample-values',
]);

function designFindingsOf(finding: Finding, { elements }: Scene): readonly DesignFinding[] {
  const ids = finding.origin.flatMap((from) => (from.kind === 'element' ? [from.id] : []));
  const there = elements.filter(({ id, hidden }) => ids.includes(id) && hidden !== true);
  if (ids.length > 0 && there.length === 0) return [];
  const message = findingMessage(finding);
  if (ABOUT_WHOLE.has(finding.rule)) {
    const shown = there.map(({ id }) => id);
    return [{ ...finding, key: ` ${message}`, id: null, ids: shown, name: '', words: message }];
  }
  const id = there[0]?.id ?? null;
  const name = id === null ? '' : String(finding.args['label'] ?? '');
  const words =
    name !== '' && message.startsWith(name)
      ? message.slice(name.length).replace(/^:? /, '')
      : message;
  return [
    { ...finding, key: `${id ?? ''} ${message}`, id, ids: id === null ? [] : [id], name, words },
  ];
}
