import { FONT_NAMES } from '../../scene/scene';

/** The fonts of the designer, as a select offers them. */
export const FONT_OPTIONS = FONT_NAMES.map((name) => ({ value: name, label: name }));

/** The weights that text can have, with the names they go by. */
export const FONT_WEIGHTS = [
  { weight: 100, name: 'Thin' },
  { weight: 300, name: 'Light' },
  { weight: 400, name: 'Normal' },
  { weight: 500, name: 'Medium' },
  { weight: 600, name: 'Semibold' },
  { weight: 700, name: 'Bold' },
  { weight: 800, name: 'Extra Bold' },
] as const;

/** The listed weight nearest to one from a design file, the lighter of two. */
export function nearestWeight(weight: number): number {
  const distance = (listed: number): number => Math.abs(listed - weight);
  return FONT_WEIGHTS.map((entry) => entry.weight).reduce(
    (best: number, listed) => (distance(listed) < distance(best) ? listed : best),
    FONT_WEIGHTS[0].weight,
  );
}
