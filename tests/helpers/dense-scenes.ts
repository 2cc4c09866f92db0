import { anyLineStyle } from './line-styles';
import type { ElementType } from '../../src/scene/registry';
import type { Design, ElementStyle, SceneElement } from '../../src/scene/scene';
import { designOf, PIXEL } from './scenes';
import { diceOf, type Dice } from './varied-scenes';

/* Random scenes with hardly any free place: piles of up to forty elements, round planes and pictures among them. */

/** A dense scene, the same for the same seed. */
export function denseScene(seed: number): Design {
  const dice = diceOf(seed * 31 + 7);
  return designOf(Array.from({ length: dice.whole(12, 40) }, () => spec(dice)));
}

const TYPES: readonly [ElementType, ...ElementType[]] = [
  'text',
  'rectangle',
  'circle',
  'logo',
  'website',
  'line',
  'background',
  'social',
  'divider',
  'linkedin',
];

function spec(dice: Dice): Pick<SceneElement, 'type' | 'x' | 'y'> & Partial<SceneElement> {
  const { whole, chance, pick } = dice;
  const type = pick(TYPES);
  return {
    type,
    x: whole(0, 300),
    y: whole(0, 150),
    width: whole(10, 160),
    height: whole(8, 80),
    zIndex: whole(0, 10),
    ...(type === 'text' ? { content: pick(['Hi', 'Some words here', 'two\nlines']) } : {}),
    ...(type === 'logo' ? { content: pick([PIXEL, 'https://example.com/p.png']) } : {}),
    style: withLines({
      ...(chance(0.6) ? { backgroundColor: pick(['#eef2f7', '#14213d']) } : {}),
      ...(chance(0.4) ? { borderWidth: whole(0, 6), borderColor: '#7a1f3d' } : {}),
      ...(chance(0.3) ? { radius: whole(1, 40) } : {}),
      ...(chance(0.2) ? { background: { angle: 45, from: '#eef2f7', to: '#336699' } } : {}),
    }),
  };
}

function withLines(style: ElementStyle): ElementStyle {
  return { ...style, ...anyLineStyle(style) };
}
