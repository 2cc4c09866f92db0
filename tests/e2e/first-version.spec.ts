import { elements } from './support/designer';
import { put } from './support/stored';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const NAME = { id: 'name-1', type: 'name', x: 40, y: 40, width: 100, height: 30, zIndex: 1 };
const STATE = { background: '#ffffff', frame: { width: 600, height: 200, trim: false } };

function form(fullName: string): object {
  const palette = { name: 'Custom', primary: '#112233', secondary: '#112233', accent: '#112233' };
  const data = {
    fullName,
    email: 'ada@example.com',
    profileImageShape: 'round',
    logoShape: 'square',
    colorScheme: 'rose-pink',
    socialLinks: {},
  };
  const customPalette = { ...palette, background: '#ffffff', text: '#112233' };
  const look = { template: 'tech', socialStyle: 'letters', celebration: '🎉', customPalette };
  return { version: 1, draft: { data, ...look } };
}

function design(fullName: string): object {
  const step = { label: 'Add Name', group: null, selectionBefore: [], selectionAfter: [] };
  return {
    version: 1,
    people: [{ fullName }],
    pool: [{ ...NAME, locked: false, style: {} }],
    states: [
      { ...STATE, elements: [], person: 0, step: null },
      { ...STATE, elements: [0], person: 0, step },
    ],
    present: 1,
  };
}

/** Puts on the device what the first version would have left there. */
async function leave(page: Page, work: Readonly<Record<string, unknown>>): Promise<void> {
  await page.goto('/nothing');
  await put(page, work);
}

test('form and design of different people are two signatures, each where it was seen', async ({
  page,
}) => {
  await leave(page, {
    'signet/signature': form('Ada Lovelace'),
    'signet/design': design('Grace Hopper'),
  });
  await page.goto('/');
  const open = page.locator('[data-saving]').locator('..');
  await expect(open).toContainText('Ada Lovelace');
  await page
    .getByRole('button', { name: /Signature Ada Lovelace|Ada Lovelace/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Grace Hopper/ })
    .first()
    .click();
  await expect(open).toContainText('Grace Hopper');
  await page.getByRole('link', { name: 'Try Drag & Drop Builder' }).click();
  await expect(elements(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(elements(page)).toHaveCount(0);
});

test('form and design of one person are one signature', async ({ page }) => {
  await leave(page, {
    'signet/signature': form('Ada Lovelace'),
    'signet/design': { ...design('Ada Lovelace'), people: [form('Ada Lovelace')].map(dataOf) },
  });
  await page.goto('/drag-drop');
  await expect(elements(page)).toHaveCount(1);
  await expect(elements(page).first()).toHaveAccessibleName(/Ada Lovelace/);
  await page
    .getByRole('button', { name: /Ada Lovelace/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Open now')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByText('Edited')).toHaveCount(0);
});

test('what cannot be read is in the list, and can be saved to a file', async ({ page }) => {
  await leave(page, { 'signet/signature': { version: 99, poem: 'Roses are red' } });
  await page.goto('/');
  await expect(page.getByText('Earlier work set aside')).toBeVisible();
  await page
    .getByRole('button', { name: /Jane Doe/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy to a file' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual({
    'signet/unreadable/signet/signature': { version: 99, poem: 'Roses are red' },
  });
});

function dataOf(saved: object): unknown {
  const draft: unknown = Reflect.get(saved, 'draft');
  return typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'data') : null;
}
