import { describe, expect, test } from 'vitest';
import { runCommand } from '../../src/editor/commands/builder-command';
import { changeGuides, GUIDE_COMMANDS } from '../../src/editor/commands/views/ruler-guides';
import {
  gripOnGuide,
  gripOnRuler,
  guideDraggedTo,
  withGuide,
} from '../../src/editor/gestures/ruler-guides';
import { snapRange } from '../../src/editor/gestures/snap/snap-offset';
import { snapTargets } from '../../src/editor/gestures/snap/targets';
import { RULER } from '../../src/editor/gestures/viewport';
import { selectScene } from '../../src/editor/selectors';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { designer, type Designer } from '../helpers/designer';
import { driver, element } from './gesture-driver';

const COLUMN = { width: 900, height: 700 };
const VIEW = { zoom: 2, panX: 100, panY: 50 };

const BOX = element('box', { x: 60, y: 40, width: 100, height: 30 });
const setting = { snaps: true, guides: { x: [437], y: [151] } };

function moved(dx: number, over: object = {}) {
  return driver([BOX], { ...setting, ...over })
    .press('box')
    .move(dx, 7).draft;
}

function drag(x: number, y = 400, ruler = RULER): number | null {
  return guideDraggedTo('x', { x, y }, VIEW, COLUMN, null, ruler);
}

describe('elements snap to guides', () => {
  test('with both edges and the middle, and the guide is line enough', () => {
    for (const [dx, to] of [
      [373, 377],
      [324, 327],
      [280, 277],
    ] as const) {
      const pointer = driver([BOX], setting).press('box').move(dx, 7);
      expect(pointer.draft).toMatchObject({ dx: to });
      expect(pointer.lines).toEqual([]);
    }
    expect(driver([BOX], setting).press('box').move(400, 108).draft).toMatchObject({ dy: 111 });
  });

  test('from 8 px on, and not while snapping is suspended or guides are hidden', () => {
    expect(moved(386)).toMatchObject({ dx: 386 });
    expect(moved(384)).toMatchObject({ dx: 377 });
    expect(moved(384, { snaps: false })).toMatchObject({ dx: 384 });
    expect(moved(384, { guides: undefined })).toMatchObject({ dx: 384 });
  });

  test('as they are resized', () => {
    const logo = element('logo', { type: 'logo', x: 60, y: 40, width: 120, height: 60 });
    const pointer = driver([logo], { ...setting, selection: ['logo'] }).pressHandle('logo', 'e');
    expect(pointer.move(252, 0).draft).toMatchObject({ boxes: { logo: { width: 377 } } });
  });
});

describe('a press', () => {
  test('on a ruler takes a new guide, on their corner and beside them none', () => {
    expect(gripOnRuler({ x: RULER - 1, y: 300 })).toEqual({ axis: 'x', index: null });
    expect(gripOnRuler({ x: 300, y: RULER - 1 })).toEqual({ axis: 'y', index: null });
    expect(gripOnRuler({ x: 5, y: 5 })).toBeNull();
    expect(gripOnRuler({ x: 300, y: 300 })).toBeNull();
  });

  test('takes the nearest guide within reach, whatever the zoom', () => {
    const guides = { x: [100, 103], y: [60] };
    const grip = (x: number, y: number) => gripOnGuide({ x, y }, guides, VIEW, 3);
    expect(grip(302, 400)).toEqual({ axis: 'x', index: 0 });
    expect(grip(304, 400)).toEqual({ axis: 'x', index: 1 });
    expect(grip(310, 400)).toBeNull();
    expect(grip(500, 168)).toEqual({ axis: 'y', index: 0 });
    expect(gripOnGuide({ x: 300, y: 400 }, {}, VIEW, 3)).toBeNull();
  });
});

describe('a dragged guide', () => {
  test('lies at whole units, left of the frame too, within limits', () => {
    expect(drag(301)).toBe(101);
    expect(drag(40)).toBe(-30);
    expect(drag(100)).toBe(0);
    const far = { zoom: 0.25, panX: -9000, panY: 0 };
    const most = guideDraggedTo('x', { x: 800, y: 9 }, far, COLUMN, null);
    expect(most).toBe(SCENE_LIMITS.guidePlace.max);
  });

  test('is removed on its ruler and beyond the canvas, and not across its way', () => {
    expect(drag(RULER - 1)).toBeNull();
    expect(drag(COLUMN.width + 1)).toBeNull();
    expect(drag(301, -40)).toBe(101);
  });

  test('comes to the edge where there are no rulers, and is removed only there', () => {
    expect([drag(RULER - 1, 400, 0), drag(6, 400, 0)]).toEqual([-40, -47]);
    expect([drag(3, 400, 0), drag(-1, 400, 0)]).toEqual([null, null]);
    expect(gripOnRuler({ x: 5, y: 300 }, 0)).toBeNull();
  });

  test('snaps to edges and middles of elements', () => {
    const scene = { ...EMPTY_SCENE, elements: [element('a', { x: 200, width: 91 })] };
    const snap = { targets: snapTargets(scene, new Set()), ...snapRange(2, null) };
    const snapped = (x: number) => guideDraggedTo('x', { x, y: 400 }, VIEW, COLUMN, snap);
    expect(snapped(100 + 2 * 203)).toBe(200);
    expect(snapped(100 + 2 * 288)).toBe(291);
    expect(snapped(100 + 2 * 243)).toBe(245);
    expect(snapped(100 + 2 * 210)).toBe(210);
  });
});

test('guides are placed, added and removed one by one', () => {
  const guides = { x: [10, 20], y: [5] };
  expect(withGuide(guides, { axis: 'x', index: 1 }, 30)).toEqual({ x: [10, 30], y: [5] });
  expect(withGuide(guides, { axis: 'x', index: 0 }, null)).toEqual({ x: [20], y: [5] });
  expect(withGuide({}, { axis: 'y', index: null }, 7)).toEqual({ y: [7] });
});

describe('commands', () => {
  test('add, remove and hide guides, each but hiding as a step', () => {
    const someone = designer();
    expect(run(someone, 'Ruler guides')).toBe(false);
    expect(run(someone, 'Remove all guides')).toBe(false);
    expect(run(someone, 'Add vertical guide')).toBe(true);
    expect(run(someone, 'Add horizontal guide')).toBe(true);
    expect(guidesOf(someone)?.x).toHaveLength(1);
    expect(guidesOf(someone)?.y).toHaveLength(1);
    expect(stepOf(someone)).toBe('Add a guide');
    expect(run(someone, 'Ruler guides')).toBe(true);
    expect(someone.store.getState().view.hasGuides).toBe(false);
    expect(run(someone, 'Remove all guides')).toBe(true);
    expect(guidesOf(someone)).toBeUndefined();
  });

  test('a guide that is added while guides are hidden shows them', () => {
    const someone = designer();
    run(someone, 'Add vertical guide');
    run(someone, 'Ruler guides');
    run(someone, 'Add vertical guide');
    expect(someone.store.getState().view.hasGuides).toBe(true);
  });

  test('there is an end to guides, and it is explained', () => {
    const someone = designer();
    const x = Array.from({ length: SCENE_LIMITS.guides }, (_, index) => index);
    someone.store.dispatch(changeGuides({ x }, 'Many'));
    expect(run(someone, 'Add vertical guide')).toBe(false);
    expect(run(someone, 'Add horizontal guide')).toBe(true);
  });

  test('nudges of one burst are one entry of the history', () => {
    const someone = designer();
    someone.store.dispatch(changeGuides({ x: [1] }, 'Add a guide'));
    const { length } = someone.store.getState().signature.past;
    someone.store.dispatch(changeGuides({ x: [2] }, 'Move a guide', 'g1'));
    someone.store.dispatch(changeGuides({ x: [3] }, 'Move a guide', 'g1'));
    expect(someone.store.getState().signature.past).toHaveLength(length + 1);
  });
});

function run(someone: Designer, label: string): boolean {
  const command = GUIDE_COMMANDS.find((one) => one.label === label);
  if (command === undefined) throw new Error(`${label} is no command`);
  return someone.store.dispatch(runCommand(command));
}

function guidesOf({ store }: Designer) {
  return selectScene(store.getState()).guides;
}

function stepOf({ store }: Designer): string | undefined {
  return store.getState().signature.present.step?.label;
}
