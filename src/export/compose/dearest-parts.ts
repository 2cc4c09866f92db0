/** Something of a signature that can be left out. All networks are one part: people leave out the row. */
export type Part =
  | { readonly kind: 'networks' }
  | { readonly kind: 'block' | 'field' | 'element'; readonly id: string };

/** What a part is called within a sentence, and what it costs. */
export interface PartCost {
  readonly part: Part;
  readonly name: string;
  readonly characters: number;
}

/** How many parts a finding names at most. */
export const MOST_PARTS = 3;

/** The parts that a finding names, each name once: those that cost at least this share of what the dearest costs. */
export function dearest(costs: readonly PartCost[], share = 1 / 10): readonly PartCost[] {
  const least = (costs[0]?.characters ?? 0) * share;
  return costs
    .filter(({ name }, at) => costs.findIndex((other) => other.name === name) === at)
    .filter(({ characters }) => characters >= least)
    .slice(0, MOST_PARTS);
}

/** Names within a sentence: 'a, b and c'. */
export function joinedBy(word: 'and' | 'or', names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
