import type { BrowserContext } from '@playwright/test';
import { add, elements } from '../../e2e/support/designer';
import { openSection } from '../../e2e/support/form';
import { seededPick, type Pick } from '../support/seeded-pick';
import { expect, test, type Page } from '../../e2e/support/test';

test.use({ viewport: { width: 1280, height: 800 } });

/** `STEPS=500` for more, which takes some minutes. */
const STEPS = Number(process.env['STEPS'] ?? 60);
const MOST_ELEMENTS = 40;

/** What a page has shown to be saved: the latest step in each field, and how many elements there are. */
interface Saved {
  fullName: number;
  jobTitle: number;
  elements: number;
}

const ROUTES = { two: ['/', '/drag-drop'], three: ['/', '/drag-drop', '/'] } as const;

for (const [count, routes] of Object.entries(ROUTES)) {
  test(`${count} tabs, form and designer mixed: no step that was shown as saved is missing`, async ({
    context,
  }) => {
    test.setTimeout(60_000 + STEPS * 2000);
    const pick = seededPick(routes.length);
    const saved: Saved = { fullName: 0, jobTitle: 0, elements: 0 };
    const [first, ...others] = routes;
    const tabs = [await open(context, first)];
    for (const tab of tabs) {
      await act(tab, first, 1, pick);
      await noteSaved(tab, first, saved);
    }
    for (const route of others) tabs.push(await open(context, route));
    for (let step = 2; step <= STEPS; step++) {
      const index = pick(tabs.length);
      const [tab, route] = [tabs[index], routes[index]];
      if (tab === undefined || route === undefined) continue;
      if (pick(8) === 0) {
        await tab.reload();
        await settle(tab, route);
        await expectKept(tab, route, saved);
        continue;
      }
      const isDone = await act(tab, route, step, pick);
      if (isDone && pick(3) > 0) await noteSaved(tab, route, saved);
    }
    expect(saved.fullName + saved.jobTitle, 'something was saved').toBeGreaterThan(0);
    expect(saved.elements, 'something was saved').toBeGreaterThan(0);
    for (const tab of tabs) await tab.close();
    for (const route of ['/', '/drag-drop'] as const) {
      const last = await open(context, route);
      await expectKept(last, route, saved);
    }
  });
}

type Route = '/' | '/drag-drop';

async function open(context: BrowserContext, route: Route): Promise<Page> {
  const page = await context.newPage();
  await page.goto(route);
  await settle(page, route);
  return page;
}

/** Until a page can be worked with. */
async function settle(page: Page, route: Route): Promise<void> {
  if (route === '/') await openSection(page, 'Personal Information');
  else await expect(page.locator('[data-design-canvas]')).toBeVisible();
}

/** Does something; false where the canvas is full. */
async function act(page: Page, route: Route, step: number, pick: Pick): Promise<boolean> {
  if (route === '/') {
    await page.getByLabel(pick(2) === 0 ? 'Full Name' : 'Job Title').fill(`Step ${step}`);
    return true;
  }
  const isFull = (await elements(page).count()) >= MOST_ELEMENTS;
  if (!isFull) await add(page, 'Text');
  return !isFull;
}

/** Waits until the page shows that all is saved, and notes what it shows. */
async function noteSaved(page: Page, route: Route, saved: Saved): Promise<void> {
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved', {
    timeout: 15_000,
  });
  const shown = await shownBy(page, route);
  for (const key of ['fullName', 'jobTitle', 'elements'] as const) {
    saved[key] = Math.max(saved[key], shown[key] ?? 0);
  }
}

async function expectKept(page: Page, route: Route, saved: Saved): Promise<void> {
  const shown = await shownBy(page, route);
  for (const [key, value] of Object.entries(shown)) {
    expect(value, key).toBeGreaterThanOrEqual(Reflect.get(saved, key));
  }
}

async function shownBy(page: Page, route: Route): Promise<Partial<Saved>> {
  if (route === '/drag-drop') return { elements: await elements(page).count() };
  const [fullName, jobTitle] = await Promise.all(
    ['Full Name', 'Job Title'].map(async (label) => stepOf(page, label)),
  );
  return { fullName: fullName ?? 0, jobTitle: jobTitle ?? 0 };
}

async function stepOf(page: Page, label: string): Promise<number> {
  const value = await page.getByLabel(label).inputValue();
  return Number(value.replace('Step ', '')) || 0;
}
