import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { SIZES } from './support/form';
import { pasteInto } from './support/paste';
import { expectMembers, openTeam, peopleCell, TEAM_STATES } from './support/team-states';
import { expect, test, type Page } from './support/test';

/** As a spreadsheet puts it on the clipboard: one address is wrong, one column has a name that is not recognized. */
const LIST = [
  ['Name', 'E-mail', 'Job title', 'Dept', 'Hotline', 'User type'],
  ['Ada Okafor', 'ada@acme.example', 'Head of Sales', 'Sales', '+49 30 5550 1', 'Member'],
  ['Bo Weber', 'bo at acme.example', 'Account Manager', 'Sales', '+49 30 5550 2', 'Member'],
  ['Chloé Martin', 'chloe@acme.example', 'Designer', 'Design', '', 'Member'],
  ['Gus Guest', 'gus@partner.example', 'Consultant', 'Sales', '', 'Guest'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

async function pasteList(page: Page): Promise<void> {
  await pasteInto(page.getByLabel('Paste a list'), '', LIST);
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
}

test('from a pasted list to the archive of all', async ({ page }) => {
  test.slow();
  await openTeam(page);
  await pasteList(page);
  await expectMembers(page, 2);

  // The column whose name is not recognized.
  await expect(page.getByText('looks like phone numbers')).toBeVisible();
  await page.getByLabel('What Hotline holds').selectOption('Phone');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect(page.getByText('6 of 6 used')).toBeAttached();

  // The cell that is wrong, fixed where it stands.
  await page.getByText(/^Only rows with problems/).click();
  await peopleCell(page, 'bo at acme.example').click();
  await expect(page.getByText('Not an email address: this row gets no signature.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Email address, line 3' }).fill('bo@acme.example');
  await page.keyboard.press('Enter');
  await expectMembers(page, 3);
  await page.getByText(/^All \(/).click();

  // Everybody's own signature.
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('combobox', { name: 'Find a person' }).fill('chl');
  await page.keyboard.press('Enter');
  await expect(preview.getByText('chloe@acme.example', { exact: true })).toBeVisible();
  const frame = preview.locator('iframe').contentFrame();
  await expect(frame.getByText('Chloé Martin')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Bo Weber' })).toBeVisible();

  // Something for all, something for some.
  await page.getByRole('button', { name: 'The same for everyone' }).click();
  await page.getByLabel('Company Name').fill('Acme & Sons');
  await page.getByRole('button', { name: 'Exceptions' }).click();
  await page.getByRole('button', { name: 'Add an exception' }).click();
  await page.getByLabel('Is', { exact: true }).selectOption('Design (1)');
  await page.getByLabel('Language').selectOption('German');
  await expect(frame.getByText('Acme & Sons').first()).toBeVisible();

  await page.getByRole('checkbox', { name: 'Exchange Online' }).check();
  await page.getByRole('button', { name: 'Make 3 signatures' }).click();
  await expect(page.getByRole('heading', { name: '3 signatures made' })).toBeFocused();
  const files = await savedFiles(page, 'Save the archive');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'signatures/ada@acme.example.html',
      'signatures/bo@acme.example.txt',
      'people.csv',
      'gallery.html',
      'manifest.json',
      'README.html',
      'exchange/deploy.ps1',
    ]),
  );
  expect(files['signatures/ada@acme.example.html']).toContain('tel:+493055501');
  expect(files['signatures/ada@acme.example.html']).toContain('Acme &amp; Sons');
  expect(files['signatures/chloe@acme.example.html']).toContain('lang="de"');
  expect(files['people.csv']).not.toContain('gus@partner.example');

  // A later run: one has left, nothing else is new.
  await page.getByRole('rowheader', { name: 'Line 2' }).click();
  await page.getByRole('button', { name: 'Delete 1 row' }).click();
  await expectMembers(page, 2);
  await page.getByLabel('Choose an archive or manifest.json').setInputFiles({
    name: 'manifest.json',
    mimeType: 'application/json',
    buffer: Buffer.from(files['manifest.json'] ?? ''),
  });
  await expect(page.getByText(/3 people$/)).toBeVisible();
  await page.getByRole('button', { name: 'Make again' }).click();
  await expect(page.getByText('Gone 1')).toBeVisible();
  await expect(page.getByText('Unchanged 2')).toBeVisible();
});

async function savedFiles(page: Page, button: string): Promise<Readonly<Record<string, string>>> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/ signatures\.zip$/);
  const zip = unzipSync(await readFile(await saved.path()));
  return Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test('a list stays on the device through a reload, until it is deleted, which can be undone', async ({
  page,
}) => {
  await openTeam(page);
  await pasteList(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expectMembers(page, 2);
  await page.getByRole('button', { name: 'Forget this list' }).click();
  await expect(page.getByLabel('Paste a list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMembers(page, 2);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Forget this list' }).click();
  await expect(page.getByLabel('Paste a list')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Paste a list')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('the table goes by keyboard alone', async ({ page }) => {
  await openTeam(page);
  await page.getByRole('button', { name: 'Type a list' }).focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'People' });
  await grid.getByRole('gridcell').first().focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@acme.example');
  await page.keyboard.press('Enter');
  await expect(peopleCell(page, 'ada@acme.example')).toBeVisible();
  await expectMembers(page, 1);
  await page.keyboard.press('F2');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(peopleCell(page, 'ada@acme.example')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(peopleCell(page, /^Ada$/)).toHaveCount(0);
  await pasteInto(grid.locator(':focus'), '', 'Ada\tada@acme.example\nBo\tbo@acme.example\n');
  await expectMembers(page, 2);
  await page.keyboard.press('Home');
  await expect(page.getByRole('rowheader', { name: 'Line 2' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Delete 1 row' })).toBeVisible();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('[aria-rowindex="3"] :focus')).toHaveCount(1);
  // Tab leads out of the table, not through all of its cells.
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
});

test('of thousands of rows only those in sight are on the page', async ({ page }) => {
  test.slow();
  await openTeam(page);
  const people = Array.from({ length: 3000 }, (_each, index) => `P ${index},p${index}@x.example`);
  const list = ['Name,Email', ...people].join('\n');
  const buffer = Buffer.from(list);
  await page.locator('input[type=file]').setInputFiles({ name: 'all.csv', mimeType: '', buffer });
  const grid = page.getByRole('grid', { name: 'People' });
  await expect(grid).toHaveAttribute('aria-rowcount', '3001');
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  await grid.getByRole('gridcell').first().focus();
  await page.keyboard.press('Control+End');
  await expect(peopleCell(page, 'p2999@x.example')).toBeFocused();
  await expect(page.getByText(/^Checked /)).toBeVisible();
  await page.getByRole('button', { name: 'Make 3,000 signatures' }).click();
  await expect(page.getByRole('progressbar', { name: /^Making signatures/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make 3,000 signatures' })).toBeVisible();
});

test('what another tab did is not lost without a word', async ({ page, context }) => {
  await openTeam(page);
  await pasteList(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await openTeam(other);
  await expectMembers(other, 2);
  await other.getByRole('button', { name: 'Add a row' }).click();
  await expect(page.getByText('All (5)')).toBeVisible();
});

test('the page is reached from the form and from the list of signatures', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'For a whole team' }).click();
  // The page before stays until the next one has come, and has links of like names: the heading distinguishes them.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Signatures for a whole team');
  await expect(page).toHaveURL('/team');
  await page.getByRole('link', { name: 'Drag & drop builder' }).click();
  await expect(heading).toHaveText('Drag & Drop Builder');
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await page.getByRole('link', { name: 'Signatures for a whole team' }).click();
  await expect(heading).toHaveText('Signatures for a whole team');
});

for (const { name, reach } of TEAM_STATES) {
  test(`nothing is wider than the page: ${name}`, async ({ page }) => {
    await reach(page);
    for (const { name: place, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, place).toBe(0);
    }
  });
}

test('on a narrow screen the table shows names and addresses side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTeam(page);
  const list = LIST.replace('Name\tE-mail\tJob title', 'Job title\tName\tE-mail').replace(
    'Ada Okafor\tada@acme.example\tHead of Sales',
    'Head of Sales\tAda Okafor\tada@acme.example',
  );
  await pasteInto(page.getByLabel('Paste a list'), '', list);
  const grid = page.getByRole('grid', { name: 'People' });
  const whole = await grid.evaluate((box) => box.getBoundingClientRect().right);
  for (const text of ['Ada Okafor', 'ada@acme.example']) {
    const end = await grid
      .getByRole('gridcell')
      .filter({ hasText: text })
      .evaluate((box) => box.getBoundingClientRect().right);
    expect(end).toBeLessThanOrEqual(whole);
  }
});
