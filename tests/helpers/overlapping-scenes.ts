import type { Design, SceneElement } from '../../src/scene/scene';
import { designOf } from './scenes';
import { diceOf, variedScene, type Dice } from './varied-scenes';

/*
 * Random scenes in which things lie over one another as people place them: badges over corners, words over edges and
 * over pictures, piles, and what was dragged anywhere.
 */

type Overlay = (under: SceneElement, dice: Dice) => readonly Spec[];
type Spec = Parameters<typeof designOf>[0][number];

/** The design with letters for icons: where pictures do not travel, letters take their place. */
export function withLetters(design: Design): Design {
  const elements = design.elements.map((element) => ({
    ...element,
    style: { ...element.style, socialStyle: 'letters' as const },
  }));
  return { ...design, elements };
}

/** A scene with overlaps, the same for the same seed. */
export function overlappingScene(seed: number): Design {
  const dice = diceOf(seed * 31 + 7);
  const base = withLocalPictures(variedScene(seed));
  const kept = base.elements;
  const overlays = Array.from({ length: dice.whole(1, 4) }, () => {
    const under = kept[dice.whole(0, kept.length - 1)];
    return under === undefined ? [] : dice.pick(OVERLAYS)(under, dice);
  });
  const { elements: added } = designOf(overlays.flat());
  const above = added.map((element, index) => ({
    ...element,
    id: `over-${index}`,
    zIndex: kept.length + index,
  }));
  const frame = { ...base.frame, trim: false };
  return { ...base, frame, elements: [...kept, ...above] };
}

const OVERLAYS: readonly [Overlay, ...Overlay[]] = [
  badgeOverCorner,
  wordsOverEdge,
  wordsOverAll,
  pile,
  strayLine,
];

function badgeOverCorner(
  { x, y, width, height }: SceneElement,
  { chance, whole, pick }: Dice,
): readonly Spec[] {
  const size = whole(12, 40);
  const box = {
    x: Math.max(0, (chance(0.7) ? x + width : x) - Math.round(size / 2)),
    y: Math.max(0, (chance(0.5) ? y + height : y) - Math.round(size / 2)),
    width: size,
    height: size,
  };
  const style = { borderColor: '#ffffff', borderWidth: whole(0, 3) } as const;
  return [{ ...box, type: pick<'circle' | 'rectangle'>(['circle', 'rectangle']), style }];
}

function wordsOverEdge({ x, y, width, height }: SceneElement, { whole }: Dice): readonly Spec[] {
  const left = Math.max(0, x + Math.round(width / 2));
  const top = y + whole(0, Math.max(1, height - 10));
  const content = 'over the edge of it';
  const style = { color: '#1d4ed8', fontSize: whole(10, 20) } as const;
  return [{ type: 'text', x: left, y: top, width: 160, height: 28, content, style }];
}

function wordsOverAll({ x, y }: SceneElement, { whole }: Dice): readonly Spec[] {
  const style = { color: '#e0a458', fontWeight: 700, fontSize: whole(10, 16) } as const;
  return [{ type: 'text', x: x + 3, y: y + 2, width: 60, height: 24, content: 'on it', style }];
}

function pile({ x, y }: SceneElement, { whole }: Dice): readonly Spec[] {
  const step = whole(6, 20);
  return (['#14213d', '#336699', '#e0a458'] as const).map((backgroundColor, index) => ({
    type: 'rectangle',
    x: x + index * step,
    y: y + index * step,
    width: 60,
    height: 40,
    style: { backgroundColor, borderColor: '#ffffff', borderWidth: index },
  }));
}

function strayLine({ x, y, width, height }: SceneElement, { whole }: Dice): readonly Spec[] {
  const top = y + Math.round(height / 2);
  const style = { backgroundColor: '#0e6b52' } as const;
  return [
    {
      type: 'line',
      x: Math.max(0, x - 10),
      y: top,
      width: width + 20,
      height: whole(2, 5),
      style,
    },
  ];
}

/** The design with pictures that are there without a network. */
export function withLocalPictures(design: Design): Design {
  const elements = design.elements.map((element) => {
    const isAway = element.type === 'logo' && element.content?.startsWith('https:') === true;
    return isAway ? { ...element, content: STRIPES } : element;
  });
  return { ...design, elements };
}

/** Four by four px in four colors. */
const STRIPES =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAI0lEQVR42mMQUbQ1Tpv5YEkEX3YQA5wFFGWAs4CiDHAWUBQAvY8RLeICgvEAAAAASUVORK5CYII=';
