import { isBoundField, type BoundField } from '../../../model/person/bound-field-ids';
import { definitionOf } from '../../../scene/registry';
import { lettersOf, spansOf } from '../../../scene/text/spans';
import type { DraftElement, Drafted } from './drafted';

type Labeled = Pick<Drafted, 'draft' | 'table'>;

/** How far the lines of a label and of what it labels may lie apart, in px. */
const SAME_LINE = 2;
/** The widest distance between the two. */
const BESIDE = 160;

/** The elements, with words that label a field bound to it: they are left out where the field is blank. */
export function withLabels<T extends Labeled>(drafts: readonly T[]): readonly T[] {
  return drafts.map((label) => {
    const labeled = isBare(label.draft) ? nearest(label, drafts) : undefined;
    const field = labeled && `with.${fieldOf(labeled.draft)}`;
    return isBoundField(field) ? { ...label, draft: bound(label.draft, field) } : label;
  });
}

/** Whether a text has neither a field of the person nor a link. */
function isBare({ type, content = '', spans = [] }: DraftElement): boolean {
  const isLine = type === 'text' && content !== '' && !content.includes('\n');
  return isLine && spans.every(({ field, href }) => field === undefined && href === undefined);
}

/** What stands beside a label in the same row. */
function nearest({ draft: label, table }: Labeled, drafts: readonly Labeled[]) {
  const distance = ({ draft }: Labeled): number =>
    Math.max(draft.x - (label.x + label.width), label.x - (draft.x + draft.width));
  return drafts
    .filter(({ draft, table: other }) => other === table && draft !== label)
    .filter(({ draft }) => Math.abs(draft.y - label.y) <= SAME_LINE)
    .filter((other) => distance(other) >= 0 && distance(other) <= BESIDE)
    .toSorted((one, other) => distance(one) - distance(other))
    .at(0);
}

/** The field that an element shows first. */
function fieldOf({ type, spans = [] }: DraftElement): string | undefined {
  return definitionOf(type).follows ?? spans.find(({ field }) => field !== undefined)?.field;
}

function bound(draft: DraftElement, field: BoundField): DraftElement {
  const { content = '', spans } = draft;
  const letters = lettersOf(content, spans).map((style) => ({ ...style, field }));
  return { ...draft, spans: spansOf(content, letters) };
}
