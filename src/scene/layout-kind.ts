import type { ElementEmail } from './element-definition';

/** How the layout treats what an element becomes. */
export function kindOf({
  placing,
  holds,
}: Pick<ElementEmail, 'placing' | 'holds'>): 'text' | 'image' | 'fill' {
  if (placing === 'flow') return 'text';
  return holds === 'nothing' ? 'fill' : 'image';
}
