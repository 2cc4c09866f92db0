import { readCleanDesign } from '../../scene/read-clean-design';
import type { Scene } from '../../scene/scene';
import banner from './banner.json?raw';
import card from './card.json?raw';
import logoLeft from './logo-left.json?raw';
import twoColumns from './two-columns.json?raw';

/** A design to begin with. */
export interface Starter {
  readonly id: string;
  readonly label: string;
  readonly scene: Scene;
}

/** Design files; their texts follow the person. A new one is a file and a line here. */
export const STARTERS: readonly Starter[] = [
  starter('two-columns', 'Two columns', twoColumns),
  starter('logo-left', 'Logo left', logoLeft),
  starter('banner', 'Banner', banner),
  starter('card', 'Card', card),
];

function starter(id: string, label: string, json: string): Starter {
  const read = readCleanDesign(json);
  if (read === null) throw new Error(`${label} is not as the product writes it`);
  const { background, frame, elements } = read.design;
  return { id, label, scene: { background, frame, elements } };
}
