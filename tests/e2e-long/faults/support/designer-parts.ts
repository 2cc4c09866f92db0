import { readFileSync } from 'node:fs';
import { add, elements, openDesigner, openWith } from '../../../e2e/support/designer';
import { NAME } from '../../../e2e/support/canvas-pointer';
import { marker, OVERLAPPING } from '../../../e2e/support/designer-ways';
import { pasteInto } from '../../../e2e/support/paste';
import { expect, type Page } from '../../../e2e/support/test';
import { LOST, type PartOnUse } from './lost-parts';

const MAIL = 'tests/fixtures/import/26-hubspot-photo-left.html';

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const pasteMail = (page: Page): Promise<void> =>
  pasteInto(page.locator('body'), readFileSync(MAIL, 'utf8'), 'Thandi Mokoena');

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import a signature' });

async function openText(page: Page): Promise<void> {
  await openDesigner(page);
  await add(page, 'Text');
}

export const DESIGNER_PARTS: Readonly<Record<string, PartOnUse>> = {
  'the panels': {
    modules: ['src/editor/panels/panels.ts'],
    open: openDesigner,
    ask: tab('Details'),
    said: LOST,
    again: 'by notice',
    isAhead: true,
    result: (page) => expect(page.getByLabel('Full Name')).toBeVisible(),
  },
  'the email view': {
    modules: ['src/editor/email/email-view.tsx'],
    open: openText,
    ask: (page) => page.keyboard.press('Shift+E'),
    said: LOST,
    again: 'by notice',
    isAhead: true,
    result: (page) => expect(page.locator('iframe').first()).toBeVisible(),
  },
  'the bar of a text': {
    modules: ['src/editor/canvas/part-bar.tsx'],
    open: openText,
    ask: async (page) => {
      await elements(page).first().press('Enter');
      await page.keyboard.type('Hello');
      await page.keyboard.press('Shift+ArrowLeft');
    },
    said: LOST,
    again: 'same way',
    isAhead: true,
    result: (page) => expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible(),
  },
  'dialogs of the keyboard': {
    modules: ['src/editor/chrome/dialogs.ts'],
    open: openDesigner,
    ask: (page) => page.keyboard.press('Control+k'),
    said: LOST,
    again: 'same way',
    isAhead: true,
    result: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'designs to begin with': {
    modules: ['src/editor/starters/starter-cards.tsx'],
    open: openDesigner,
    said: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('button', { name: 'Modern' })).toBeVisible(),
  },
  'what makes a design of a template': {
    modules: ['src/editor/starters/template-scene.ts'],
    open: openDesigner,
    ask: (page) => page.getByRole('button', { name: 'Modern' }).click(),
    said: 'The design could not be made',
    again: 'same way',
    result: (page) => expect(elements(page).first()).toBeVisible(),
  },
  'what lays a template out': {
    modules: ['src/platform/pages/lay-out.ts'],
    open: openDesigner,
    ask: (page) => page.getByRole('button', { name: 'Modern' }).click(),
    said: 'The design could not be made',
    again: 'same way',
    result: (page) => expect(elements(page).first()).toBeVisible(),
  },
  'whether a design is to be replaced': {
    modules: ['src/editor/starters/replace-design.tsx'],
    open: async (page) => {
      await openText(page);
      await page.getByRole('link', { name: 'Back to Form Builder' }).click();
    },
    ask: (page) => page.getByRole('link', { name: 'Edit on canvas' }).click(),
    said: LOST,
    again: 'by notice',
    result: (page) =>
      expect(page.getByRole('dialog', { name: 'Replace the design on the canvas?' })).toBeVisible(),
  },
  'the help': {
    modules: ['src/editor/chrome/help-text.ts'],
    open: openDesigner,
    ask: (page) => page.getByRole('button', { name: 'Help', exact: true }).click(),
    said: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible(),
  },
  'what clients make of it': {
    modules: ['src/inbox/client-row.tsx'],
    // A text of its own: where nothing is in the output, nothing is told of clients.
    open: (page) => openWith(page, OVERLAPPING),
    ask: (page) => page.getByRole('button', { name: /^Checks/ }).click(),
    said: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('region', { name: 'Email clients' })).toBeVisible(),
  },
  'fixes of findings': {
    modules: ['src/editor/findings/fixing.ts'],
    open: (page) => openWith(page, OVERLAPPING),
    ask: (page) => marker(page).click(),
    said: LOST,
    again: 'by notice',
    isAhead: true,
    result: (page) => expect(page.getByRole('dialog', { name: /in email$/ })).toBeVisible(),
  },
  'what asks for fixes': {
    modules: ['src/platform/find-fixes.ts'],
    open: async (page) => {
      await openWith(page, OVERLAPPING);
      await expect(marker(page)).toBeVisible();
    },
    ask: async (page) => {
      await page.keyboard.press('Escape');
      await marker(page).click();
    },
    said: 'Could not look for fixes.',
    again: 'same way',
    isAhead: true,
    result: (page) => expect(page.getByRole('button', { name: 'Move apart' })).toBeVisible(),
  },
  'rows of networks': {
    modules: ['src/person/network-rows.tsx'],
    open: openDesigner,
    ask: tab('Details'),
    said: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByLabel('LinkedIn address')).toBeVisible(),
  },
  'the dialog of mails from elsewhere': {
    modules: ['src/editor/import/import-dialog.tsx'],
    open: openDesigner,
    ask: pasteMail,
    said: LOST,
    again: 'same way',
    result: (page) => expect(importDialog(page)).toBeVisible(),
  },
  'what begins an import': {
    modules: ['src/editor/import/begin-import.ts'],
    open: openDesigner,
    ask: pasteMail,
    said: LOST,
    again: 'same way',
    result: (page) => expect(importDialog(page)).toBeVisible(),
  },
  'what reads a mail from elsewhere': {
    modules: ['src/platform/reading/reading-port.ts'],
    open: openDesigner,
    ask: (page) =>
      page
        .getByLabel('Design file', { exact: true })
        .setInputFiles('tests/fixtures/import/15-owa-mail.eml'),
    said: LOST,
    again: 'same way',
    result: (page) => expect(importDialog(page)).toBeVisible(),
  },
  'what understands a mail from elsewhere': {
    modules: ['src/editor/import/reading.ts'],
    open: openDesigner,
    ask: async (page) => {
      if (await importDialog(page).isVisible()) await page.keyboard.press('Escape');
      await pasteMail(page);
    },
    said: /could not be|did not load/,
    again: 'same way',
    result: (page) => expect(importDialog(page).getByText('Thandi Mokoena')).toBeVisible(),
  },
  'what reads design files': {
    modules: ['src/scene/design-file.ts'],
    open: openDesigner,
    ask: async (page) => {
      const buffer = Buffer.from(JSON.stringify({ elements: [NAME] }));
      const file = { name: 'design.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Design file', { exact: true }).setInputFiles(file);
    },
    said: /could not be read|did not load/,
    again: 'same way',
    result: (page) => expect(elements(page)).toHaveCount(1),
  },
  'the widths of letters': {
    modules: ['src/scene/text-width.ts'],
    open: openText,
    said: null,
    result: (page) => expect(elements(page)).toHaveCount(1),
  },
  'what draws for the output': {
    modules: ['src/platform/images/images.ts', 'src/platform/images/draw-drawing.ts'],
    open: (page) => openWith(page, OVERLAPPING),
    ask: (page) => page.getByRole('button', { name: 'Copy signature' }).click(),
    said: null,
    result: (page) =>
      expect(page.getByText(/copied to clipboard|sample value/).first()).toBeVisible(),
  },
};
