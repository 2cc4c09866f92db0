import { seededPick } from '../support/seeded-pick';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { expect, test, type Page } from '../../e2e/support/test';
import { inputAtRandom } from './support/inputs';
import { makeMeasurable, memoryOf, type Memory } from './support/memory';
import { look, lookClosely, type Seen, type SeenWhole } from './support/page-store';

/*
 * Random input on both pages, the same for the same seed. Nothing may fail, undo must lead back to the first state, and the
 * page may not grow. `MONKEY_SEED=7 MONKEY_INPUTS=2000` for others.
 */

const SEED = Number(process.env['MONKEY_SEED'] ?? 1);
/** On both pages together. */
const INPUTS = Number(process.env['MONKEY_INPUTS'] ?? 20_000);

/** All is undone before the history has no room for more. */
const MOST_STEPS = 85;
/** How often the page is measured. */
const MEASURINGS = 8;

const PAGES = {
  form: { route: '/', ready: 'iframe[title="Your signature"]' },
  designer: { route: '/drag-drop', ready: '[data-design-canvas]' },
} as const;

test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const [name, { route, ready }] of Object.entries(PAGES)) {
  test(`${INPUTS / 2} random inputs in the ${name}, seed ${SEED}`, async ({ page }) => {
    test.setTimeout(120_000 + (INPUTS / 2) * 600);
    const pick = seededPick(SEED + route.length);
    const log: string[] = [];
    const failures = watch(page);
    await keepOnPage(page);
    await page.goto(route);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(1500);
    const session = await makeMeasurable(page);
    let first = await lookClosely(page);
    let begun = 0;
    const memory: Memory[] = [];
    let undone = 0;
    const begunMs = performance.now();
    for (let count = 1; count <= INPUTS / 2; count++) {
      log.push(`${count} ${await inputAtRandom(page, pick)}`);
      if (failures.length > 0) break;
      const seen = await look(page);
      log.push(`  ${seen.past} steps`);
      expect(seen.isRuined, story(log)).toBe(false);
      if (seen.id !== first.id || seen.past >= SCENE_LIMITS.historySteps) {
        // Another signature was opened, or the oldest steps have gone: what is left leads back to another state.
        begun += 1;
        first = await undoneAll(page);
        continue;
      }
      const isDue = count >= ((memory.length + 1) * INPUTS) / 2 / MEASURINGS;
      if (seen.past < MOST_STEPS && !isDue) continue;
      undone += await expectUndoAll(page, first, log);
      if (isDue) memory.push(await memoryAtRest(page, session));
    }
    const seconds = (performance.now() - begunMs) / 1000;
    expect(failures, story(log)).toEqual([]);
    const perSecond = Math.round((INPUTS / 2 + undone) / seconds);
    const done = `${INPUTS / 2} inputs and ${undone} steps undone, ${perSecond} a second`;
    console.log(`${name}: ${done}; begun anew ${begun} times`);
    console.log(memory.map((one) => `${name}: ${JSON.stringify(one)}`).join('\n'));
    expectFlat(memory);
  });
}

/** All that goes wrong in a page. */
function watch(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('pageerror', ({ stack, message }) => failures.push(stack ?? message));
  page.on('crash', () => failures.push('The page crashed'));
  page.on('console', (message) => {
    // An address that was typed for a picture leads to nothing.
    const isTyped = message.text().startsWith('Failed to load resource');
    const isOurs = message.location().url.includes('/assets/');
    if (message.type() === 'error' && (isOurs || !isTyped)) failures.push(message.text());
  });
  page.on('download', (download) => void download.cancel());
  return failures;
}

/** Links to other sites are pressed without effect: what is requested from the web gets an empty answer. */
async function keepOnPage(page: Page): Promise<void> {
  await page.route(/^https?:\/\/(?!localhost)/, (route) =>
    route.fulfill({ status: 200, body: '' }),
  );
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null || (link.pathname === location.pathname && link.hash !== '')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  });
}

async function undoneAll(page: Page): Promise<SeenWhole> {
  await atRest(page);
  await pressUntil(page, 'Control+z', ({ past }) => past);
  return lookClosely(page);
}

/** Undoes all, and looks whether the first state is there again; then does all again, and undoes it. Gives how many steps. */
async function expectUndoAll(
  page: Page,
  first: SeenWhole,
  log: readonly string[],
): Promise<number> {
  await atRest(page);
  const last = await lookClosely(page);
  await pressUntil(page, 'Control+z', ({ past }) => past);
  expect((await lookClosely(page)).present, story(log)).toBe(first.present);
  await pressUntil(page, 'Control+Shift+z', ({ past }) => last.past - past);
  expect((await lookClosely(page)).present, story(log)).toBe(last.present);
  await pressUntil(page, 'Control+z', ({ past }) => past);
  return 3 * last.past;
}

/** Closes what is open, until keys go to the page itself. */
async function atRest(page: Page): Promise<Seen> {
  await page.mouse.up();
  for (let time = 0; time < 8; time++) {
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const seen = await look(page);
    if (!seen.isBusy) return seen;
  }
  throw new Error('Something does not close by Escape');
}

/** Presses a key as often as something is left for it to do. */
async function pressUntil(page: Page, key: string, left: (seen: Seen) => number): Promise<void> {
  for (let count = left(await look(page)); count > 0;) {
    for (let time = 0; time < count; time++) await page.keyboard.press(key);
    // A step may lead to a field, which has keys of its own.
    const next = left(await atRest(page));
    expect(next, `${key} does something`).toBeLessThan(count);
    count = next;
  }
}

async function memoryAtRest(page: Page, session: Parameters<typeof memoryOf>[0]): Promise<Memory> {
  await page.waitForTimeout(2500);
  return memoryOf(session);
}

/** What was there after the first half, with all that was opened by then, is there at the end, with some play. */
function expectFlat(memory: readonly Memory[]): void {
  const half = memory.length / 2;
  for (const [what, play] of [
    ['memoryMB', 2],
    ['nodes', 500],
    ['listeners', 100],
  ] as const) {
    const early = mostOf(memory.slice(0, half), what);
    expect(mostOf(memory.slice(half), what), what).toBeLessThan(early * 1.15 + play);
  }
}

function mostOf(memory: readonly Memory[], what: keyof Memory): number {
  return Math.max(...memory.map((one) => one[what]));
}

/** The last inputs, for who looks for the cause. */
function story(log: readonly string[]): string {
  return `seed ${SEED}, after\n${log.slice(-80).join('\n')}`;
}
