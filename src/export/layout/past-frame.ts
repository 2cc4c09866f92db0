import { elementOrigin, type Finding } from '../../model/findings';
import type { Item } from './item';

/** Texts whose letters reach out of a frame of this width: the whole mail becomes wider for them. */
export function findPastFrame(items: readonly Item[], frameWidth: number): readonly Finding[] {
  return items
    .filter(({ kind, ink }) => kind === 'text' && (ink.x0 < 0 || ink.x1 > frameWidth))
    .map(({ id, label }) => ({
      rule: 'text-past-frame',
      severity: 'degraded',
      clients: [],
      args: { label },
      origin: [elementOrigin(id)],
    }));
}
