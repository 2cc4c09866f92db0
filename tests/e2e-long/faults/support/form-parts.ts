import { expect, type Page } from '../../../e2e/support/test';
import { openSection, preview } from '../../../e2e/support/form';
import { picture } from '../../../e2e/support/pictures';
import { LOST, type PartOnUse } from './lost-parts';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
}

/** The form with a step in its history, saved. */
async function openChanged(page: Page): Promise<void> {
  await open(page);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved');
}

async function openColors(page: Page): Promise<void> {
  await open(page);
  await openSection(page, 'Choose Your Style');
  await page.getByRole('tab', { name: 'Colors' }).click();
}

const askForCustom = (page: Page): Promise<void> => page.getByText('Custom colors').click();

async function openList(page: Page): Promise<void> {
  await openChanged(page);
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await expect(page.getByRole('button', { name: 'New signature' })).toBeVisible();
}

async function choose(page: Page, item: string): Promise<void> {
  const more = page.getByRole('button', { name: 'Options for Ada Lovelace' });
  if (!(await more.isVisible())) {
    await page.getByRole('button', { name: /^Signatures:/ }).click();
  }
  await more.click();
  await page.getByRole('menuitem', { name: item }).click();
}

const me = async (page: Page) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await picture(page, 400, 200, 'image/png'),
});

const visible = (text: string) => (page: Page) =>
  expect(page.getByText(text).first()).toBeVisible();

export const FORM_PARTS: Readonly<Record<string, PartOnUse>> = {
  'the numbering plans of countries': {
    modules: ['src/model/person/phone/number-plans.ts'],
    open,
    ask: async (page) => {
      await openSection(page, 'Contact Information');
      await page.getByLabel('Phone Number').fill('+49 30 1234567');
    },
    // Numbers stay as they were entered.
    shown: null,
    result: (page) => expect(preview(page).getByText('+49 30 1234567').first()).toBeVisible(),
  },
  'the fields of style': {
    modules: ['src/generator/sections/section-fields.ts'],
    open,
    ask: (page) => openSection(page, 'Choose Your Style'),
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('group', { name: 'Template' })).toBeVisible(),
  },
  'fields of words': {
    modules: ['src/generator/sections/section-fields.ts'],
    open,
    ask: (page) => openSection(page, 'Personal Information'),
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByLabel('Full Name')).toBeVisible(),
  },
  'the color picker': {
    modules: ['src/ui/fields/color-picker.tsx'],
    open: async (page) => {
      await openColors(page);
      await askForCustom(page);
    },
    ask: (page) => page.getByRole('button', { name: 'Primary: open the color picker' }).click(),
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible(),
  },
  'the list of signatures': {
    // What 'Undo' takes of a deleted signature comes with the list itself.
    modules: ['src/saving/page/signature-list.tsx', 'src/saving/state/list.ts'],
    open,
    ask: (page) => page.getByRole('button', { name: /^Signatures:/ }).click(),
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('button', { name: 'New signature' })).toBeVisible(),
  },
  'the history': {
    // What 'Undo' takes of a discarded version comes with the history itself.
    modules: ['src/saving/page/history-menu.tsx', 'src/saving/state/versions/versions.ts'],
    open: openChanged,
    ask: (page) => page.getByRole('button', { name: 'History' }).click(),
    shown: LOST,
    again: 'same way',
    result: (page) => expect(page.getByRole('menu')).toBeVisible(),
  },
  'the dialogs about named versions': {
    modules: ['src/saving/page/versions/version-dialogs.ts'],
    open: openChanged,
    ask: async (page) => {
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('menuitem', { name: 'Name this version' }).click();
    },
    shown: LOST,
    again: 'same way',
    result: (page) => expect(page.getByRole('dialog', { name: 'Name this version' })).toBeVisible(),
  },
  'where a photo is moved in its shape': {
    modules: ['src/person/crop/crop-dialog.tsx'],
    open: async (page) => {
      await open(page);
      await openSection(page, 'Images');
      const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
      await field.locator('input[type=file]').setInputFiles(await me(page));
      await expect(field.getByText('Image uploaded successfully!')).toBeVisible();
    },
    ask: (page) => page.getByRole('button', { name: 'Position' }).click(),
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('application', { name: 'Photo' })).toBeVisible(),
  },
  'the report about the output': {
    modules: ['src/generator/output/output-report.tsx'],
    open,
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByText(/characters|KB|kB/).first()).toBeVisible(),
  },
  '‘Use it in…’': {
    modules: ['src/destinations/use-it-in-dialog.tsx'],
    open,
    ask: (page) => page.getByRole('button', { name: 'Use it in…' }).first().click(),
    shown: LOST,
    again: 'same way',
    result: (page) => expect(page.getByRole('dialog', { name: 'Use it in…' })).toBeVisible(),
  },
  'all clients': {
    modules: ['src/output/page/previews/previews-dialog.tsx'],
    open,
    ask: (page) => page.getByRole('button', { name: 'All clients' }).first().click(),
    shown: LOST,
    again: 'same way',
    result: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'what is heard': {
    modules: ['src/output/page/heard/heard-panel.tsx'],
    open,
    ask: (page) => page.getByRole('button', { name: 'What is heard' }).click(),
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('list', { name: 'What is heard' })).toBeVisible(),
  },
  'saving to a file': {
    modules: ['src/saving/state/formats.ts'],
    open: openList,
    ask: (page) => choose(page, 'Save to a file'),
    shown: 'Failed to create the file',
    again: 'same way',
    result: () => Promise.resolve(),
  },
  'a link to it': {
    modules: ['src/saving/state/files/files-and-links.ts'],
    open: openList,
    ask: (page) => choose(page, 'Copy link'),
    shown: 'No link was copied',
    again: 'same way',
    result: visible('Link copied'),
  },
  'what packs a link': {
    modules: ['src/saving/browser/share-hash.ts'],
    open: openList,
    ask: (page) => choose(page, 'Copy link'),
    shown: 'No link was copied',
    again: 'same way',
    result: visible('Link copied'),
  },
  'the question about a shared signature': {
    modules: ['src/saving/page/shared-signature.tsx'],
    open,
    ask: (page) =>
      page.evaluate(() => {
        location.hash = 's1.400.abc.XVVJ';
      }),
    shown: LOST,
    again: 'by reload',
    result: (page) =>
      expect(page.getByRole('dialog', { name: 'This link does not open' })).toBeVisible(),
  },
  'opening a file': {
    modules: ['src/saving/state/files/files-and-links.ts'],
    open: openList,
    ask: async (page) => {
      const list = page.getByRole('button', { name: 'New signature' });
      if (!(await list.isVisible())) {
        await page.getByRole('button', { name: /^Signatures:/ }).click();
      }
      const buffer = Buffer.from(JSON.stringify({ elements: [] }));
      const file = { name: 'design.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Signature file').setInputFiles(file);
    },
    shown: 'The file could not be read.',
    again: 'same way',
    result: visible('It was added as a new signature.'),
  },
  'what reads a saved signature': {
    modules: ['src/saving/state/formats.ts'],
    open: async (page) => {
      await openChanged(page);
      await page.goto('/nothing');
    },
    ask: async (page) => void (await page.goto('/')),
    shown: 'Saved work cannot be read right now',
    again: 'by reload',
    result: (page) => expect(preview(page).getByText('Ada Lovelace').first()).toBeVisible(),
  },
  'the words of a language': {
    modules: ['src/model/languages/translations.ts'],
    open: async (page) => {
      await open(page);
      await openSection(page, 'Personal Information');
    },
    ask: async (page) => {
      await page.getByLabel('Language').selectOption('German (Deutsch)');
    },
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(preview(page).getByText('Telefon').first()).toBeVisible(),
  },
  'what decides between languages of one script': {
    modules: ['src/model/languages/shared-scripts.ts'],
    open: async (page) => {
      await open(page);
      await openSection(page, 'Personal Information');
    },
    ask: async (page) => {
      await page.getByLabel('Full Name').fill('山田 はな子');
      await page.getByLabel('Full Name').fill('山田 太郎');
    },
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(preview(page).getByText('山田 太郎').first()).toBeVisible(),
  },
};
