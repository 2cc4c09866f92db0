import { fieldLabel } from '../../model/person/fields';
import type { Origin } from '../../model/findings/findings';
import { definitionOf } from '../../scene/registry';
import type { CheckSubject } from './check';

const MOST_LETTERS = 24;

/** What a finding calls something of a signature: its element or field, else its own words. */
export function nameOf(
  origin: readonly Origin[],
  words: string,
  { elements = [] }: Pick<CheckSubject, 'elements'>,
): string {
  const [first] = origin;
  if (first?.kind === 'field') return fieldLabel(first.field);
  const element = elements.find(({ id }) => id === first?.id);
  if (element !== undefined) return definitionOf(element.type).label;
  const line = words.trim().replaceAll(/\s+/g, ' ');
  return `“${line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line}”`;
}

/** Those of a list that are the first of their name and origin. */
export function firstOfEach<Item extends { readonly origin: readonly Origin[] }>(
  items: readonly Item[],
  nameFor: (item: Item) => string,
): readonly Item[] {
  if (items.length < 2) return items;
  const each = new Map<string, Item>();
  for (const item of items) {
    const key = JSON.stringify([item.origin, nameFor(item)]);
    if (!each.has(key)) each.set(key, item);
  }
  return [...each.values()];
}
