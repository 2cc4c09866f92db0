import { PAGES, readManifest, scriptsOf } from '../../scripts/check-sizes.mjs';
import { add, drag, elements, openDesigner } from './support/designer';
import { preview } from './support/form';
import { pretendFonts } from './support/pretend-fonts';
import { expect, test, type Page } from './support/test';

/* The budgets hold for what a browser loads, and not only for what the build reports of itself. */

const MANIFEST = readManifest('dist');

/** The scripts of a page, or of what loads late: each source with all that it imports at once. */
function filesOf(...modules: readonly string[]): readonly string[] {
  return scriptsOf(MANIFEST, modules);
}

/** Workers begin beside the page, with scripts that the manifest of the page does not hold. */
const OF_PAGES = new Set(Object.values(MANIFEST).map(({ file }) => file));

/** The scripts that a page loads from now on, in their order, but for those of workers. */
function watchScripts(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (OF_PAGES.has(file) && file.endsWith('.js')) loaded.push(file);
  });
  return loaded;
}

/** Opens a page and waits until it can be used. */
const OPEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Personal Information' })).toBeVisible();
    await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
    // The findings about the signature come with the first output.
    await expect(page.getByRole('list', { name: 'Good to know' })).toBeVisible();
  },
  '/drag-drop': async (page) => {
    await openDesigner(page);
    await expect(page.getByRole('button', { name: 'Modern' })).toBeVisible();
  },
  '/team': async (page) => {
    await page.goto('/team');
    await expect(page.getByRole('textbox', { name: 'Paste a list' })).toBeVisible();
  },
};

/** What a page loads by itself, once it can be used: with the first output, or while the browser is idle. */
const SOON: Readonly<Record<string, readonly string[]>> = {
  '/': filesOf('src/generator/output/output-report.tsx'),
  '/drag-drop': filesOf(
    'src/editor/parts.ts',
    'src/editor/commands/clipboard/place-pictures.ts',
    'src/editor/panels/read-color.ts',
    'src/editor/paste/clean-html.ts',
    'src/editor/starters/starters.ts',
    'src/saving/page/versions/version-dialogs.ts',
    'src/scene/stacks/arrange/stack-tools.ts',
  ),
  '/team': filesOf('src/team/page/team-sections.tsx'),
};

const MACHINES = [
  { machine: 'the fonts of mails', hasFonts: true, late: [] },
  {
    machine: 'none of them',
    hasFonts: false,
    late: filesOf('src/fonts/browser/own-fonts.ts'),
  },
] as const;

for (const { route, modules } of PAGES) {
  for (const { machine, hasFonts, late } of MACHINES) {
    test(`${route} loads the scripts that its budget counts on a machine with ${machine}`, async ({
      page,
    }) => {
      const loaded = watchScripts(page);
      await pretendFonts(page, hasFonts);
      await OPEN[route]?.(page);
      const soon = SOON[route] ?? [];
      await expect.poll(() => soon.filter((file) => !loaded.includes(file))).toEqual([]);
      expect([...new Set(loaded)].toSorted()).toEqual(
        [...new Set([...filesOf(...modules), ...soon, ...late])].toSorted(),
      );
    });
  }
}

test('the designer can be worked with before anything comes that its budget leaves out', async ({
  page,
}) => {
  const needed = new Set(
    PAGES.flatMap(({ route, modules }) => (route === '/drag-drop' ? filesOf(...modules) : [])),
  );
  const held: string[] = [];
  await page.route('**/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (needed.has(file) || !OF_PAGES.has(file)) return route.continue();
    held.push(file);
    return route.abort();
  });
  await pretendFonts(page, true);
  await openDesigner(page);
  await add(page, 'Job Title');
  await expect.poll(() => held).not.toEqual([]);
  const title = elements(page).first();
  await expect(title).toHaveAttribute('aria-selected', 'true');
  const before = await title.boundingBox();
  await drag(page, title, 60, 40);
  await expect.poll(async () => (await title.boundingBox())?.x).not.toBe(before?.x);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await title.boundingBox())?.x).toBe(before?.x);
  await page.keyboard.press('Delete');
  await expect(elements(page)).toHaveCount(0);
});

test('what loads late comes when it is used', async ({ page }) => {
  await OPEN['/']?.(page);
  const loaded = watchScripts(page);
  await page.getByRole('button', { name: 'Choose Your Style' }).click();
  await expect(
    page.getByRole('group', { name: 'Template' }).locator('table').last(),
  ).toBeAttached();
  const there = new Set(
    [...(PAGES[0]?.modules ?? []), 'src/generator/output/output-report.tsx'].flatMap((each) =>
      filesOf(each),
    ),
  );
  const late = filesOf(
    'src/generator/sections/section-fields.ts',
    'src/templates/registry.ts',
  ).filter((file) => !there.has(file));
  // The default template is drawn before the others have come.
  await expect.poll(() => loaded.toSorted()).toEqual(late.toSorted());
  expect(late).not.toHaveLength(0);

  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Custom colors' }).check();
  await page.getByRole('button', { name: 'Primary: open the color picker' }).click();
  await expect(page.locator('.react-colorful')).toBeVisible();
  const picker = filesOf('src/ui/fields/color-picker.tsx').filter(
    (file) => !there.has(file) && !late.includes(file),
  );
  expect(loaded.slice(late.length)).toEqual(picker);
  expect(picker).toHaveLength(1);
});
