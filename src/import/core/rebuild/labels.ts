import { isBoundField, type BoundField } from '../../../model/person/bound-fields';
import { definitionOf } from '../../../scene/registry';
import { lettersOf, spansOf } from '../../../scene/text/spans';
import type { DraftElement } from './text-elements';

/** An element of a page, and the table in which it stood. */
export interface Drafted {
  readonly draft: DraftElement;
  readonly table: number;
}

/** How far the lines of a label and of what it labels may lie apart, in px. */
const SAME_LINE = 2;
/** The widest distance between the two. */
const BESIDE = 160;

/** The elements, words that label a field bound to it: they go where it says nothing. */
export function withLabels(drafts: readonly Drafted[]): readonly Drafted[] {
  return drafts.map((label) => {
    const labeled = isBare(label.draft) ? nearest(label, drafts) : undefined;
    const field = labeled && `with.${fieldOf(labeled.draft)}`;
    return isBoundField(field) ? { ...label, draft: bound(label.draft, field) } : label;
  });
}

/** Whether a text says nothing of the person and leads nowhere. */
function isBare({ type, content = '', spans = [] }: DraftElement): boolean {
  const isLine = type === 'text' && content !== '' && !content.includes('\n');
  return isLine && spans.every(({ field, href }) => field === undefined && href === undefined);
}

/** What stands beside a label in the same row. */
function nearest({ draft: label, table }: Drafted, drafts: readonly Drafted[]) {
  const distance = ({ draft }: Drafted): number =>
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
