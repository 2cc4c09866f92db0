import { loadsOf, PAGES } from '../../scripts/check-sizes.mjs';
import { add, drag, elements, importText, openDesigner } from './support/designer';
import { preview } from './support/form';
import { pretendFonts } from './support/pretend-fonts';
import { expect, test, type Page } from './support/test';

/* The budgets hold for what a browser loads, and not only for what the build says of itself. */

const LOADS = loadsOf('dist');

function filesOf(label: string): readonly string[] {
  return LOADS.find((load) => load.label === label)?.files ?? [];
}

/** Workers begin beside the page, each with a budget of its own. */
const OF_WORKERS = new Set(
  ['export worker', 'image worker', 'worker on use: ^registry-.*\\.js$'].flatMap(filesOf),
);

/** What any page loads by itself while the browser is idle, seconds after it has become usable. */
const WHEN_IDLE = new Set(filesOf('page / on use: src/platform/release.ts'));

/** The scripts that a page loads from now on, in their order, but for those of workers and of what waits for an idle browser. */
function watchScripts(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (file.endsWith('.js') && !OF_WORKERS.has(file) && !WHEN_IDLE.has(file)) loaded.push(file);
  });
  return loaded;
}

/** Opens a page and waits until it can be used. */
const OPEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Personal Information' })).toBeVisible();
    await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
    // What is said of the signature comes with the first output.
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

/** What a page sends for by itself, once it can be used: with the first output, or while the browser is idle. */
const SENT_FOR: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/generator/output-report.tsx', 'src/ui/shown-toast.tsx'].flatMap((module) =>
    filesOf(`page / on use: ${module}`),
  ),
  '/drag-drop': [
    'src/editor/panels/panels.ts',
    'src/editor/chrome/dialogs.ts',
    'src/editor/canvas/part-bar.tsx',
    'src/editor/email/email-view.tsx',
    'src/editor/starters/starter-cards.tsx',
    'src/templates/registry.ts',
    'src/ui/shown-toast.tsx',
  ].flatMap((module) => filesOf(`page /drag-drop on use: ${module}`)),
  '/team': ['src/team-page/workbench.tsx', 'src/ui/shown-toast.tsx'].flatMap((module) =>
    filesOf(`page /team on use: ${module}`),
  ),
};

const MACHINES = [
  { machine: 'the fonts of mails', hasFonts: true, late: [] },
  {
    machine: 'none of them',
    hasFonts: false,
    late: filesOf('page / on use: src/platform/fonts/own-fonts.ts'),
  },
] as const;

for (const { route } of PAGES) {
  for (const { machine, hasFonts, late } of MACHINES) {
    test(`${route} loads the scripts that its budget counts on a machine with ${machine}`, async ({
      page,
    }) => {
      const loaded = watchScripts(page);
      await pretendFonts(page, hasFonts);
      await OPEN[route]?.(page);
      const sentFor = SENT_FOR[route] ?? [];
      await expect.poll(() => sentFor.filter((file) => !loaded.includes(file))).toEqual([]);
      expect([...new Set(loaded)].toSorted()).toEqual(
        [...new Set([...filesOf(`page ${route}`), ...sentFor, ...late])].toSorted(),
      );
    });
  }
}

test('what waits for an idle browser comes by itself', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await OPEN['/']?.(page);
  await expect.poll(() => [...WHEN_IDLE].filter((file) => !asked.includes(file))).toEqual([]);
  expect(WHEN_IDLE.size).toBe(1);
});

test('the designer can be worked with before anything comes that its budget leaves out', async ({
  page,
}) => {
  const needed = new Set([...filesOf('page /drag-drop'), ...OF_WORKERS]);
  const held: string[] = [];
  await page.route('**/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (needed.has(file)) return route.continue();
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

test('what loads on use comes when it is used, and is what its budget counts', async ({ page }) => {
  await OPEN['/']?.(page);
  const loaded = watchScripts(page);
  await page.getByRole('button', { name: 'Choose Your Style' }).click();
  await expect(
    page.getByRole('group', { name: 'Template' }).locator('table').last(),
  ).toBeAttached();
  const fields = filesOf('page / on use: src/generator/style-fields.tsx');
  const templates = [
    ...new Set([...fields, ...filesOf('page / on use: src/templates/registry.ts')]),
  ];
  // The default template is drawn before the others have come.
  await expect.poll(() => loaded.toSorted()).toEqual(templates.toSorted());
  expect(fields).not.toHaveLength(0);

  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Custom colors' }).check();
  const opener = page.getByRole('button', { name: 'Primary: open the color picker' });
  await expect(opener).toBeVisible();
  const colors = filesOf('page / on use: src/generator/custom-colors.tsx').filter(
    (file) => !templates.includes(file),
  );
  expect(loaded.slice(templates.length).toSorted()).toEqual(colors.toSorted());
  expect(colors).not.toHaveLength(0);

  await opener.click();
  await expect(page.locator('.react-colorful')).toBeVisible();
  const picker = filesOf('page / on use: src/ui/color-picker.tsx');
  expect(loaded.slice(templates.length + colors.length)).toEqual(picker);
  expect(picker).toHaveLength(1);
});

test('the schema of design files comes for those that the product did not write', async ({
  page,
}) => {
  await openDesigner(page);
  const loaded = watchScripts(page);
  const schema = filesOf('page /drag-drop on use: src/scene/design-file.ts');
  const ofSchema = () => loaded.filter((file) => schema.includes(file)).toSorted();
  const place = { type: 'line', x: 10, y: 20 };
  const written = { id: 'line-1', ...place, width: 90, height: 2, zIndex: 1, locked: false };
  await importText(page, JSON.stringify({ elements: [{ ...written, style: {} }] }));
  await expect(elements(page)).toHaveCount(1);
  expect(ofSchema()).toEqual([]);

  await importText(page, JSON.stringify({ elements: [place, place] }));
  await expect(elements(page)).toHaveCount(2);
  expect(ofSchema()).toEqual(schema.toSorted());
  expect(schema).not.toHaveLength(0);
});
