import { hasSameItems } from '../../base/has-same-items';
import type { Finding, Origin } from '../../model/findings/findings';
import { byGravity, gravityOf } from '../../model/findings/severity';
import { isSame } from '../../scene/operations/same';
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

const keepFindings = keepIdentity(
  ({ rule, origin }: Finding) => `${rule} ${idsOf(origin).join(' ')}`,
);

/** The findings of the last output; those that the one before had, too, are the same objects. */
const selectFindings = makeSelector(
  (state: RootState) => [state.output.findings],
  keepFindings,
  hasSameItems,
);

/** The ids of what is seen of the design, in document order; the same list as long as they are the same. */
const selectSeenIds = makeSelector(
  (state: RootState) => [selectScene(state).elements],
  (elements) => elements.flatMap(({ id, hidden }) => (hidden === true ? [] : id)),
  hasSameItems,
);

/** All findings about the design, the gravest first. Those about elements that are gone from the canvas are left out. */
export const selectDesignFindings = makeSelector(
  (state: RootState) => [selectFindings(state), selectSeenIds(state)],
  (findings, ids): readonly DesignFinding[] => {
    const order = new Map(ids.map((id, at) => [id, at]));
    const all = findings.flatMap((finding) => designFindingsOf(finding, order));
    const each = new Map(all.map((finding) => [finding.key, finding]));
    return [...each.values()].toSorted(byGravity);
  },
  hasSameItems,
);

/** Those that ask for something to be done. */
export const selectOpenFindings = makeSelector(
  (state: RootState) => [selectDesignFindings(state)],
  (findings) => findings.filter((finding) => gravityOf(finding) > 0),
);

/** Those that only inform: whatever is no open issue. */
export const selectNotes = makeSelector(
  (state: RootState) => [selectDesignFindings(state), selectOpenFindings(state)],
  (findings, open) => findings.filter((finding) => !open.includes(finding)),
);

/** An element that gets a marker on the canvas, with all findings about it, the gravest first. */
export interface ElementMarker {
  readonly id: string;
  readonly findings: readonly [DesignFinding, ...DesignFinding[]];
}

const keepMarkers = keepIdentity(({ id }: ElementMarker) => id);

export const selectMarkers = makeSelector(
  (state: RootState) => [selectDesignFindings(state)],
  (findings): readonly ElementMarker[] => {
    const markers = new Map<string, [DesignFinding, ...DesignFinding[]]>();
    for (const finding of findings) {
      const { id } = finding;
      if (id === null) continue;
      const about = markers.get(id);
      if (about !== undefined) about.push(finding);
      else if (gravityOf(finding) > 0) markers.set(id, [finding]);
    }
    return keepMarkers([...markers].map(([id, about]) => ({ id, findings: about })));
  },
  hasSameItems,
);

/** What was made of each finding the last time: words are put together once. */
const made = new WeakMap<Finding, DesignFinding>();

/** A finding as findings about the elements that are seen; `seen` maps these to their places in the document. */
function designFindingsOf(
  finding: Finding,
  seen: ReadonlyMap<string, number>,
): readonly DesignFinding[] {
  const named = new Set(idsOf(finding.origin));
  const placeOf = (id: string): number => seen.get(id) ?? -1;
  const shown = [...named].filter((id) => seen.has(id)).toSorted((a, b) => placeOf(a) - placeOf(b));
  if (named.size > 0 && shown.length === 0) return [];
  const ids = finding.about === 'whole' ? shown : shown.slice(0, 1);
  const before = made.get(finding);
  if (before !== undefined && hasSameItems(before.ids, ids)) return [before];
  const design = designFinding(finding, ids);
  made.set(finding, design);
  return [design];
}

function designFinding(finding: Finding, ids: readonly string[]): DesignFinding {
  const { message } = finding;
  if (finding.about === 'whole') {
    return { ...finding, key: ` ${message}`, id: null, ids, name: '', words: message };
  }
  const id = ids[0] ?? null;
  const name = id === null ? '' : String(finding.args['label'] ?? '');
  const words =
    name !== '' && message.startsWith(name)
      ? message.slice(name.length).replace(/^:? /, '')
      : message;
  return { ...finding, key: `${id ?? ''} ${message}`, id, ids, name, words };
}

function idsOf(origin: readonly Origin[]): readonly string[] {
  return origin.flatMap((from) => (from.kind === 'element' ? [from.id] : []));
}

/**
 * Returns a function that replaces each item by the equal one of its last call, so that a component that shows it need not
 * render again.
 */
function keepIdentity<Item>(
  keyOf: (item: Item) => string,
): (items: readonly Item[]) => readonly Item[] {
  let last: ReadonlyMap<string, Item> = new Map();
  return (items) => {
    const kept = items.map((item) => {
      const before = last.get(keyOf(item));
      return before !== undefined && isSame(before, item) ? before : item;
    });
    last = new Map(kept.map((item) => [keyOf(item), item]));
    return kept;
  };
}
