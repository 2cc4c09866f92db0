import { expect, inShortRun, test, type Page } from './support/test';
import {
  at,
  drawn,
  expectSelected,
  openDesign,
  placeOf,
  viewOf,
  type View,
} from './support/canvas-pointer';
import { makeCountable, frames, workOf, type Work } from './support/canvas-work';

/*
 * What a gesture costs must not grow with the design: the same pointer moves over a design of one row of elements and over one
 * of ten rows, and the browser and React may not do more for the second. Counts, no times.
 */

test.use({ viewport: { width: 1440, height: 900 } });

const FEW = 20;
const MANY = 200;
const MOVES = 20;
/** How far the wheel turns at once, in px. */
const NOTCH = 4;

/** What events may differ by: a frame more or less, a guide that another element brings. */
const SLACK = 6;
/** What nodes may differ by: two in each frame, far fewer than there are more elements. */
const NODES_SLACK = 2 * MOVES;

/** A frame that grows under a row takes a layout of the page now and then; a number that follows the pointer must take none. */
const WHOLE_PAGES = 0.7 * MOVES;

const COLUMNS = 20;
const CELL = { width: 29, height: 34 };

const idOf = (index: number) => `e${index}`;
const FIRST = idOf(0);
const ROW = Array.from({ length: COLUMNS }, (_, index) => idOf(index));

/** Rectangles and texts by turns, in rows; the first row is the same whatever their number. */
function design(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const place = { x: 10 + column * CELL.width, y: 10 + row * CELL.height, width: 24 };
    const named = { id: idOf(index), zIndex: index + 1, ...place };
    return (column + row) % 2 === 0
      ? { ...named, type: 'rectangle', height: 20, style: { backgroundColor: '#1f6f54' } }
      : { ...named, type: 'text', height: 20, content: 'Ab', style: { fontSize: 12 } };
  });
}

type Point = readonly [x: number, y: number];

/** A gesture: what comes before, what is counted, and what must be true after it. */
interface Gesture {
  readonly name: string;
  /** The elements whose nodes may change. */
  readonly moves: readonly string[];
  /** How many commits of React may show it: none, or one for each move. */
  readonly commits: number;
  readonly begin: (page: Page) => Promise<void>;
  readonly go: (page: Page) => Promise<void>;
  readonly end: (page: Page, before: View) => Promise<void>;
}

const GESTURES: readonly Gesture[] = [
  {
    name: 'a drag of one element',
    moves: [FIRST],
    commits: MOVES,
    begin: (page) => press(page, [20, 18], [30, 30]),
    go: (page) => lead(page, [30, 30], [70, 60]),
    end: async (page) => {
      await expectMoved(page, FIRST);
      await page.mouse.up();
    },
  },
  {
    name: 'a drag of a whole row',
    moves: ROW,
    commits: MOVES,
    begin: async (page) => {
      await press(page, [3, 3], [596, 36]);
      await page.mouse.up();
      await expectSelected(page, ROW);
      await press(page, [20, 18], [30, 30]);
    },
    go: (page) => lead(page, [30, 30], [70, 60]),
    end: async (page) => {
      await expectMoved(page, FIRST);
      await expectMoved(page, idOf(COLUMNS - 1));
      await page.mouse.up();
    },
  },
  {
    name: 'a marquee',
    moves: [],
    commits: MOVES,
    begin: (page) => press(page, [3, 3], [12, 12]),
    go: (page) => lead(page, [12, 12], [596, 360]),
    end: async (page) => {
      await expect(page.locator('[data-marquee]')).toBeVisible();
      await page.mouse.up();
      await expect(drawn(page, idOf(FEW - 1))).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'the pointer over the elements, nothing held',
    moves: [],
    commits: 0,
    begin: async (page) => page.mouse.move(...(await at(page, 20, 18))),
    go: (page) => lead(page, [20, 18], [580, 18]),
    end: (page) => expectSelected(page, []),
  },
  {
    name: 'zoom by the wheel',
    moves: [],
    commits: 0,
    begin: (page) => rest(page, 'Control'),
    go: (page) => turn(page),
    end: async (page, before) => {
      await page.keyboard.up('Control');
      expect((await viewOf(page)).zoom).toBeLessThan(0.8 * before.zoom);
    },
  },
  {
    name: 'pan by the wheel',
    moves: [],
    commits: 0,
    begin: (page) => rest(page),
    go: (page) => turn(page),
    end: async (page, before) => {
      expect((await viewOf(page)).y).toBeCloseTo(before.y - NOTCH * MOVES, 0);
    },
  },
];

for (const gesture of GESTURES) {
  const details = inShortRun(gesture.name === 'a drag of one element');
  test(
    `${gesture.name} takes no more work in a large design than in a small one`,
    details,
    async ({ page }) => {
      test.slow();
      await makeCountable(page);
      const few = await tried(page, gesture, FEW);
      const many = await tried(page, gesture, MANY);
      expect.soft(many.layouts, 'layouts').toBeLessThanOrEqual(few.layouts + SLACK);
      expect
        .soft(many.styleRecalculations, 'style recalculations')
        .toBeLessThanOrEqual(few.styleRecalculations + SLACK);
      expect.soft(many.commits, 'commits').toBeLessThanOrEqual(few.commits + SLACK);
      expect.soft(many.styled, 'elements styled').toBeLessThanOrEqual(few.styled + NODES_SLACK);
      expect.soft(many.laidOut, 'boxes laid out').toBeLessThanOrEqual(few.laidOut + NODES_SLACK);
      for (const work of [few, many]) {
        expect.soft(work.layouts, 'layouts').toBeLessThanOrEqual(MOVES + SLACK);
        expect.soft(work.wholePages, 'layouts of the whole page').toBeLessThan(WHOLE_PAGES);
        expect
          .soft(work.styleRecalculations, 'style recalculations')
          .toBeLessThanOrEqual(MOVES + SLACK);
        expect.soft(work.commits, 'commits').toBeLessThanOrEqual(gesture.commits + SLACK);
        const others = work.changed.filter((id) => !gesture.moves.includes(id));
        expect.soft(others, 'elements changed that do not move').toEqual([]);
      }
      test.info().annotations.push({ type: 'work', description: JSON.stringify([few, many]) });
    },
  );
}

/** What one gesture takes on a design of so many elements; fails unless it did what it should. */
async function tried(page: Page, { begin, go, end }: Gesture, count: number): Promise<Work> {
  await openDesign(page, design(count));
  await frames(page, 30);
  const before = await viewOf(page);
  await begin(page);
  await frames(page, 2);
  const work = await workOf(page, () => go(page));
  await end(page, before);
  return work;
}

async function press(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...(await at(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, ...to)), { steps: 4 });
}

/** One move a frame. */
async function lead(page: Page, from: Point, to: Point): Promise<void> {
  const start = await at(page, ...from);
  const end = await at(page, ...to);
  for (let move = 1; move <= MOVES; move += 1) {
    const share = move / MOVES;
    const [x, y] = [0, 1].map((axis) => {
      const [a = 0, b = 0] = [start[axis], end[axis]];
      return a + (b - a) * share;
    });
    await page.mouse.move(x ?? 0, y ?? 0);
    await frames(page, 1);
  }
}

/** Puts the pointer beside the elements, and holds a key. */
async function rest(page: Page, key?: string): Promise<void> {
  await page.mouse.move(...(await at(page, 300, 450)));
  if (key !== undefined) await page.keyboard.down(key);
}

/** One notch a frame. */
async function turn(page: Page): Promise<void> {
  for (let turned = 0; turned < MOVES; turned += 1) {
    await page.mouse.wheel(0, NOTCH);
    await frames(page, 1);
  }
}

async function expectMoved(page: Page, id: string): Promise<void> {
  const element = design(COLUMNS).find((one) => one.id === id);
  const { x, y } = await placeOf(page, id);
  expect(Math.hypot(x - (element?.x ?? x), y - (element?.y ?? y)), id).toBeGreaterThan(20);
}
