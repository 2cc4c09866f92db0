import { drawn, openDesign } from './support/canvas-pointer';
import { DESKTOP_STATES, PHONE_STATES } from './support/designer-states';
import { FORM_STATES } from './support/form-states';
import type { PageState } from './support/page-state';
import { pasteInto } from './support/paste';
import { scrolledBoxes, showEach } from './support/scrolled';
import { TEAM_STATES } from './support/team-states';
import { expect, inShortRun, test, type Page } from './support/test';
import { field } from './support/written-text';

/*
 * A box that only clips can be scrolled by a browser all the same, which brings a caret, a focus or what was searched into view:
 * what lies in it is gone then, and no scroll bar brings it back. On the canvas the view follows the caret instead.
 */

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NOTE = { id: 'note', type: 'text', x: 60, y: 40, content: 'Note' };

const PLACES = [
  { page: 'form', size: 'desktop', use: DESKTOP, states: FORM_STATES, short: ['templates'] },
  { page: 'form', size: 'phone', use: PHONE, states: FORM_STATES, short: [] },
  { page: 'team page', size: 'desktop', use: DESKTOP, states: TEAM_STATES, short: [] },
  { page: 'team page', size: 'phone', use: PHONE, states: TEAM_STATES, short: ['sample list'] },
  { page: 'designer', size: 'desktop', use: DESKTOP, states: DESKTOP_STATES, short: ['writing'] },
  { page: 'designer', size: 'phone', use: PHONE, states: PHONE_STATES, short: ['one selected'] },
] as const;

for (const { page: name, size, use, states, short } of PLACES) {
  test.describe(`on the ${size} the ${name}`, () => {
    test.use(use);

    for (const state of states) {
      const details = inShortRun(short.some((one) => one === state.name));
      test(`keeps in its place what is not to scroll: ${state.name}`, details, ({ page }) =>
        expectNothingScrolled(page, state),
      );
    }
  });
}

async function expectNothingScrolled(page: Page, { reach }: PageState): Promise<void> {
  await reach(page);
  await showEach(page);
  expect(await scrolledBoxes(page)).toEqual([]);
  for (let stops = 0; stops < 40; stops += 1) await page.keyboard.press('Tab');
  expect(await scrolledBoxes(page)).toEqual([]);
  for (const words of ['Jane', 'Sales', 'example', 'Elements']) await search(page, words);
  expect(await scrolledBoxes(page)).toEqual([]);
}

/** Searches the page as a browser does. */
async function search(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { find } = window as unknown as { readonly find: (text: string) => boolean };
    for (let times = 0; times < 5; times += 1) find.call(window, wanted);
  }, words);
}

for (const { size, use } of [
  { size: 'desktop', use: DESKTOP },
  { size: 'phone', use: PHONE },
]) {
  test.describe(`on the ${size} the canvas`, () => {
    test.use(use);

    test('follows the caret wherever it goes, and nothing else moves', async ({ page }) => {
      test.slow();
      await openDesign(page, [NOTE]);
      const toolbar = page.getByRole('button', { name: 'Zoom in' });
      const before = await toolbar.boundingBox();
      await write(page);
      for (const keys of WAYS) {
        for (const key of keys) await page.keyboard.press(key);
        await expectCaretSeen(page);
      }
      await page.keyboard.insertText('long '.repeat(60));
      await expectCaretSeen(page);
      await pasteInto(field(page), '', 'pasted'.repeat(40));
      await expectCaretSeen(page);
      await search(page, 'Note');
      expect(await scrolledBoxes(page)).toEqual([]);
      expect(await toolbar.boundingBox()).toEqual(before);
      await expect(page.getByRole('button', { name: 'Back to content' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      expect(await scrolledBoxes(page)).toEqual([]);
    });
  });
}

test.describe('on the phone the canvas', () => {
  test.use(PHONE);

  test('follows the caret above a keyboard that lies over the page', async ({ page }) => {
    await page.addInitScript(() => {
      const covered = Object.assign(new EventTarget(), { offsetLeft: 0, offsetTop: 0, scale: 1 });
      const sizes = { width: { get: () => innerWidth }, height: { get: () => 380 } };
      Object.defineProperty(window, 'visualViewport', {
        value: Object.defineProperties(covered, sizes),
      });
    });
    await openDesign(page, [{ ...NOTE, y: 380 }]);
    await write(page);
    await expectCaretSeen(page, 380);
    for (let lines = 0; lines < 8; lines += 1) await page.keyboard.press('Enter');
    await page.keyboard.type('above the keyboard');
    await expectCaretSeen(page, 380);
  });
});

/** Keys that bring the caret far to all sides. */
const WAYS = [
  ['End', ...'w'.repeat(90)],
  ['Home'],
  ['End'],
  Array.from({ length: 30 }, () => 'Enter'),
  ['Control+Home'],
  ['Control+End'],
  ['a'],
  Array.from({ length: 25 }, () => 'ArrowUp'),
  ['Control+a'],
  ['b'],
];

/** Begins to write at the end of the note. */
async function write(page: Page): Promise<void> {
  await drawn(page, 'note').press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('End');
}

/** It is between the edges of the canvas and above its toolbar, or above `keyboard`, which lies over the page. */
async function expectCaretSeen(page: Page, keyboard = Infinity): Promise<void> {
  const canvas = await page.locator('[data-design-canvas]').boundingBox();
  const toolbar = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
  if (canvas === null || toolbar === null) throw new Error('The canvas is not seen');
  const lowest = Math.min(toolbar.y, keyboard);
  const beyond = async (): Promise<readonly string[]> => {
    const { x, top, bottom } = await caretOf(page);
    const sides = [
      { name: 'left', isBeyond: x < canvas.x },
      { name: 'right', isBeyond: x > canvas.x + canvas.width },
      { name: 'top', isBeyond: top < canvas.y },
      { name: 'bottom', isBeyond: bottom > lowest },
    ];
    return sides.filter(({ isBeyond }) => isBeyond).map(({ name }) => name);
  };
  await expect.poll(beyond, 'sides at which the caret is out of sight').toEqual([]);
  expect(await scrolledBoxes(page)).toEqual([]);
}

interface Caret {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the caret is in the window. On an empty line it stands where the break at its end does. */
async function caretOf(page: Page): Promise<Caret> {
  return field(page).evaluate((node) => {
    const { focusNode, focusOffset } = getSelection() ?? {};
    const range = document.createRange();
    if (focusNode == null || focusOffset === undefined) throw new Error('There is no caret');
    range.setStart(focusNode, focusOffset);
    const isAtBreak = range.getClientRects().length === 0 && focusNode instanceof Text;
    if (isAtBreak) range.setEnd(focusNode, Math.min(focusOffset + 1, focusNode.length));
    const box = [...range.getClientRects()].at(-1) ?? node.getBoundingClientRect();
    return { x: box.x, top: box.top, bottom: box.bottom };
  });
}
