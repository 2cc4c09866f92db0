import { expect, test } from 'vitest';
import { placeOnCanvas, type CanvasBox } from '../helpers/place-on-canvas';
import { ENGINES } from './support/engines';
import { onVisit, type Visit } from './support/visit';
import type { Point } from './support/tab';

const CANVAS = '[data-design-canvas]';
const ELEMENT = `${CANVAS} [role=option]`;
const FRAME = { css: '[data-design-frame]' };

const button = (name: string | RegExp) => ({ css: 'button', name });
const element = (name: string) => ({ css: ELEMENT, name: new RegExp(`^${name},`) });
const handle = (side: string) => ({ css: `[data-handle="${side}"]` });

/** Opens the designer, which has nothing to snap to but what is drawn there. */
async function openDesigner({ goTo, press, see }: Visit): Promise<void> {
  await goTo('/drag-drop');
  await press(button('Grid'));
  await see(FRAME);
}

/** Where the first element is seen, in units of the canvas. */
async function placeOf({ evaluate, see }: Visit): Promise<CanvasBox> {
  await see({ css: ELEMENT });
  const found = `document.querySelector(${JSON.stringify(ELEMENT)})`;
  return (await evaluate(`(${placeOnCanvas.toString()})(${found})`)) as CanvasBox;
}

/** Drags an element out of the library, its middle to a point of the frame. */
async function bring({ middleOf, see, drag }: Visit, name: string, [x, y]: Point): Promise<void> {
  const tile = await middleOf(button(name));
  const frame = await see(FRAME);
  await drag(tile, [frame.x + x, frame.y + y]);
}

async function expectPlace(visit: Visit, place: Partial<CanvasBox>): Promise<void> {
  await expect
    .poll(() => placeOf(visit), { timeout: 10_000, message: 'its place' })
    .toMatchObject(place);
}

/** Types on the canvas, once the text is open there, what replaces all of it. */
async function typeInstead({ look, see, key, type }: Visit, text: string): Promise<void> {
  const field = { css: `${CANVAS} [contenteditable]` };
  await see(field, ({ is }) => is.includes('focused'));
  await key('Control+a');
  await type(text);
  await key('Escape');
  await expect.poll(() => look(field), { timeout: 10_000 }).toEqual([]);
  await see({ css: ELEMENT, name: new RegExp(text) });
}

test.each(ENGINES)(
  '$name: an element is brought, moved, resized, undone, redone and kept',
  ({ openTab }) =>
    onVisit(openTab, async (visit) => {
      await openDesigner(visit);
      await bring(visit, 'Rectangle', [200, 100]);
      const dragged = await placeOf(visit);
      // It comes with its middle where the pointer let go of it, in whole units.
      expect(Math.abs(dragged.x + dragged.width / 2 - 200)).toBeLessThanOrEqual(1);
      expect(Math.abs(dragged.y + dragged.height / 2 - 100)).toBeLessThanOrEqual(1);

      const [x, y] = await visit.middleOf(element('Rectangle'));
      await visit.drag([x, y], [x + 60, y + 30], 'Control');
      const moved = { x: dragged.x + 60, y: dragged.y + 30 };
      await expectPlace(visit, { ...moved, width: dragged.width, height: dragged.height });

      const corner = await visit.middleOf(handle('se'));
      await visit.drag(corner, [corner[0] + 40, corner[1] + 20], 'Control');
      const larger = { width: dragged.width + 40, height: dragged.height + 20 };
      await expectPlace(visit, { ...moved, ...larger });

      await visit.key('ArrowRight');
      await expectPlace(visit, { x: moved.x + 1 });
      for (let steps = 0; steps < 3; steps += 1) await visit.key('Control+z');
      await expectPlace(visit, dragged);
      await visit.key('Control+z');
      await expect.poll(() => visit.look({ css: ELEMENT }), { timeout: 10_000 }).toEqual([]);
      for (let steps = 0; steps < 4; steps += 1) await visit.key('Control+Shift+z');
      await expectPlace(visit, { ...larger, x: moved.x + 1, y: moved.y });

      await visit.see(button(/^Signatures:.*Saved/));
      await visit.goTo('/drag-drop');
      await expectPlace(visit, { ...larger, x: moved.x + 1, y: moved.y });
      expect(await visit.complaints()).toEqual([]);
    }),
);

test.each(ENGINES)(
  '$name: a text is typed on the canvas, and the HTML contains it',
  ({ openTab }) =>
    onVisit(openTab, async (visit) => {
      await openDesigner(visit);
      // A text that is brought is typed at once, and opened again once that has ended.
      await bring(visit, 'Text', [200, 60]);
      await typeInstead(visit, 'Bees');
      if (visit.lacks.includes('double click')) await visit.key('Enter');
      else await visit.press({ css: ELEMENT }, 2);
      await typeInstead(visit, 'Bees & co, since 1999');
      await visit.press(button('Export options'));
      await visit.press({ css: '[role=menuitem]', name: /^View HTML…/ });
      // The code that was made last is shown until the next is there.
      await visit.see({ css: '[role=tabpanel]' }, ({ text }) =>
        text.includes('>Bees &amp; co, since 1999</td>'),
      );
      expect(await visit.complaints()).toEqual([]);
    }),
);

test.each(ENGINES)(
  '$name: the view is zoomed by keys and by the wheel, about the pointer, and moved by the wheel',
  ({ openTab }) =>
    onVisit(openTab, async (visit) => {
      await openDesigner(visit);
      await bring(visit, 'Circle', [200, 100]);
      const zoomed = (wanted: RegExp) => visit.see({ css: 'button', name: wanted });
      await zoomed(/^Zoom, 100%/);
      await visit.key('Shift+2');
      await zoomed(/^Zoom, [2-9][0-9][0-9]%/);
      await visit.key('Shift+0');
      await zoomed(/^Zoom, 100%/);

      const before = await visit.middleOf(element('Circle'));
      await visit.wheel(before, 100);
      const moved = async () => (await visit.middleOf(element('Circle')))[1] - before[1];
      await expect.poll(moved, { timeout: 10_000 }).toBeLessThan(-50);
      if (!visit.lacks.includes('keys with the wheel')) await expectZoomAboutPointer(visit);
      expect(await visit.complaints()).toEqual([]);
    }),
);

async function expectZoomAboutPointer(visit: Visit): Promise<void> {
  const at = await visit.middleOf(element('Circle'));
  await visit.wheel(at, -200, 'Control');
  await visit.see({ css: 'button', name: /^Zoom, 1[0-9][1-9]%/ });
  const [x, y] = await visit.middleOf(element('Circle'));
  expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(2);
}
