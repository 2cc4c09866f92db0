import { expect, type Locator, type Page } from '@playwright/test';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { at, fingers } from './canvas-pointer';
import { boxAtRest } from './box-at-rest';

type Place = readonly [x: number, y: number];

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * What a person does in the designer, by real input, and how many steps that takes. A step is one press, one drag, one key or
 * one text that is typed: what people count when they call something long.
 */
export interface PointerDriver {
  readonly steps: readonly string[];
  readonly press: (what: Locator) => Promise<void>;
  /** Opens an element: twice, quickly. */
  readonly pressTwice: (what: Locator) => Promise<void>;
  /** Drags the middle of something to a point of the canvas. */
  readonly drag: (what: Locator, to: Place) => Promise<void>;
  /** Drags a tile of the library to a point of the canvas; a finger rests on it first. */
  readonly dragIn: (tile: Locator, to: Place) => Promise<void>;
  readonly type: (words: string) => Promise<void>;
  /** Types into a field what stands there then. */
  readonly fill: (field: Locator, words: string) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  /** Does what asks for a file, and chooses one. */
  readonly choose: (asking: () => Promise<void>, file: File) => Promise<void>;
}

type Pointing = Pick<PointerDriver, 'press' | 'pressTwice' | 'drag' | 'dragIn'>;

export async function mouseDriver(page: Page): Promise<PointerDriver> {
  const drag = async (what: Locator, to: Place) => {
    const [x, y] = await middleOf(what);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 4, { steps: 2 });
    const [toX, toY] = await onScreen(page, to);
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
  };
  return counted(page, {
    press: (what) => what.click(),
    pressTwice: (what) => what.dblclick(),
    drag,
    dragIn: drag,
  });
}

export async function touchDriver(page: Page): Promise<PointerDriver> {
  const pointer = await fingers(page);
  const to = async (start: Place, place: Place) => {
    await pointer.move([start[0] + 12, start[1] + 4]);
    await pointer.move(await onScreen(page, place));
    await pointer.up();
  };
  return counted(page, {
    press: (what) => what.tap(),
    async pressTwice(what) {
      await pointer.tapTwice(await middleOf(what));
    },
    async drag(what, place) {
      const start = await middleOf(what);
      await pointer.down(start);
      await to(start, place);
    },
    async dragIn(tile, place) {
      const start = await middleOf(tile);
      await pointer.down(start);
      await expect(page.locator('[data-brought]')).toBeVisible();
      await to(start, place);
    },
  });
}

function counted(page: Page, { press, pressTwice, drag, dragIn }: Pointing): PointerDriver {
  const steps: string[] = [];
  return {
    steps,
    async press(what) {
      steps.push(`press ${await nameOf(what)}`);
      await press(what);
    },
    async pressTwice(what) {
      steps.push(`press twice ${await nameOf(what)}`);
      await pressTwice(what);
    },
    async drag(what, to) {
      steps.push(`drag ${await nameOf(what)}`);
      await drag(what, to);
    },
    async dragIn(tile, to) {
      steps.push(`drag in ${await nameOf(tile)}`);
      await tile.scrollIntoViewIfNeeded();
      await dragIn(tile, to);
    },
    async type(words) {
      steps.push(`type ${words}`);
      await page.keyboard.type(words);
    },
    async fill(field, words) {
      steps.push(`type ${words}`);
      await field.fill(words);
      await field.blur();
    },
    async key(key) {
      steps.push(`key ${key}`);
      await page.keyboard.press(key);
    },
    async choose(asking, file) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), asking()]);
      steps.push(`choose ${file.name}`);
      await chooser.setFiles(file);
    },
  };
}

async function nameOf(what: Locator): Promise<string> {
  return what.evaluate(
    (node) =>
      node.getAttribute('aria-label') ?? node.getAttribute('data-handle') ?? node.textContent,
  );
}

async function middleOf(what: Locator): Promise<[number, number]> {
  await expect(what).toBeVisible();
  const box = await boxAtRest(what);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A point of the canvas in the window; on an empty one, only its frame shows where that is. */
async function onScreen(page: Page, place: Place): Promise<[number, number]> {
  if ((await page.locator('g[aria-label="Design"]').count()) > 0) return at(page, ...place);
  const frame = await boxAtRest(page.locator('[data-design-frame]'));
  const zoom = frame.width / SCENE_LIMITS.frame.width;
  return [frame.x + place[0] * zoom, frame.y + place[1] * zoom];
}
