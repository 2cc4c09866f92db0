import { describe, expect, test } from 'vitest';
import { fixesFor } from '../../../src/fixes/apply-fix';
import { elementOrigin } from '../../../src/model/findings/findings';
import { reduceScene } from '../../../src/scene/reduce-scene';
import { box, CONTEXT, get, sceneOf } from '../../scene/scenes';

const PAST_FRAME = { rule: 'text-past-frame', origin: [elementOrigin('a')] } as const;

describe('of a text that makes the frame wider for itself', () => {
  const wide = box('a', 50, 40, {
    width: 800,
    autoWidth: true,
    content: 'Head of Industrial Design and of all else that anybody can think of here '.repeat(2),
  });
  const scene = { ...sceneOf(wide), frame: { width: 650, height: 200, trim: false } };
  const offersIn = (one: typeof scene) => fixesFor(PAST_FRAME, one, { element: CONTEXT });

  test('nothing is offered but to wrap it, as far as the frame reached without it', () => {
    const [offer, ...others] = offersIn(scene);
    expect([offer?.label, others]).toEqual(['Wrap text', []]);
    const after = offer && reduceScene(scene, offer.action);
    expect(after && get(after, 'a')).toMatchObject({ x: 50, width: 600, wrap: true });
  });

  test('nothing is offered where no room is left beside it', () => {
    expect(offersIn({ ...scene, elements: [{ ...wide, x: 640 }] })).toEqual([]);
  });
});
