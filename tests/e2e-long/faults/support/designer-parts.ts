import { add, elements, openDesigner, openWith } from '../../../e2e/support/designer';
import { marker, OVERLAPPING } from '../../../e2e/support/designer-ways';
import { importDialog, mailSource } from '../../../e2e/support/import-dialog';
import { dropFiles } from '../../../e2e/support/drop-files';
import { picture } from '../../../e2e/support/pictures';
import { pasteInto } from '../../../e2e/support/paste';
import { expect, type Page } from '../../../e2e/support/test';
import { LOST, type PartOnUse } from './lost-parts';

const MAIL = '26-hubspot-photo-left.html';

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const pasteMail = (page: Page): Promise<void> =>
  pasteInto(page.locator('body'), mailSource(MAIL), 'Thandi Mokoena');

const INITIALS = {
  type: 'text',
  x: 20,
  y: 20,
  content: 'AL',
  spans: [{ start: 0, end: 2, field: 'initials' }],
};

async function openText(page: Page): Promise<void> {
  await openDesigner(page);
  await add(page, 'Text');
}

export const DESIGNER_PARTS: Readonly<Record<string, PartOnUse>> = {
  'the panels': {
    modules: ['src/editor/parts.ts'],
    open: openDesigner,
    ask: tab('Details'),
    shown: LOST,
    again: 'by notice',
    isAhead: true,
    result: (page) => expect(page.getByLabel('Full Name')).toBeVisible(),
  },
  'the email view': {
    modules: ['src/editor/parts.ts'],
    open: openText,
    ask: (page) => page.keyboard.press('Shift+E'),
    shown: LOST,
    again: 'by notice',
    isAhead: true,
    result: (page) => expect(page.locator('iframe').first()).toBeVisible(),
  },
  'the bar of a text': {
    modules: ['src/editor/parts.ts'],
    open: openText,
    ask: async (page) => {
      await elements(page).first().press('Enter');
      await page.keyboard.type('Hello');
      await page.keyboard.press('Shift+ArrowLeft');
    },
    shown: LOST,
    again: 'same way',
    isAhead: true,
    result: (page) => expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible(),
  },
  'dialogs of the keyboard': {
    modules: ['src/editor/parts.ts'],
    open: openDesigner,
    ask: (page) => page.keyboard.press('Control+k'),
    shown: LOST,
    again: 'same way',
    isAhead: true,
    result: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'designs to begin with': {
    modules: ['src/editor/starters/starters.ts'],
    open: openDesigner,
    shown: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByRole('button', { name: 'Modern' })).toBeVisible(),
  },
  'what makes a design of a template': {
    modules: ['src/editor/starters/template-scene.ts'],
    open: openDesigner,
    ask: (page) => page.getByRole('button', { name: 'Modern' }).click(),
    shown: 'The design could not be made',
    again: 'same way',
    result: (page) => expect(elements(page).first()).toBeVisible(),
  },
  'what begins with a design': {
    modules: ['src/editor/starters/start-from.ts'],
    open: (page) => openWith(page, OVERLAPPING),
    ask: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'All commands' }).fill('Start from Modern');
      await page.keyboard.press('Enter');
    },
    shown: 'The design could not be made',
    again: 'same way',
    result: (page) => expect(page.getByText('Switched to Modern')).toBeVisible(),
  },
  'what lays a template out': {
    modules: ['src/import/browser/pages/lay-out.ts'],
    open: openDesigner,
    ask: (page) => page.getByRole('button', { name: 'Modern' }).click(),
    shown: 'The design could not be made',
    again: 'same way',
    result: (page) => expect(elements(page).first()).toBeVisible(),
  },
  'fixes of findings': {
    modules: ['src/editor/findings/fixing.ts'],
    open: (page) => openWith(page, OVERLAPPING),
    ask: (page) => marker(page).click(),
    shown: LOST,
    again: 'by notice',
    isAhead: true,
    result: (page) => expect(page.getByRole('dialog', { name: /in email$/ })).toBeVisible(),
  },
  'what begins an import': {
    modules: ['src/import/page/dialog/import-parts.ts'],
    open: openDesigner,
    ask: pasteMail,
    shown: LOST,
    again: 'same way',
    result: (page) => expect(importDialog(page)).toBeVisible(),
  },
  'what reads pasted words': {
    modules: ['src/editor/paste/clean-html.ts'],
    open: openText,
    ask: (page) => pasteInto(page.locator('body'), '<p>Some <b>words</b></p>', 'Some words'),
    shown: LOST,
    again: 'same way',
    isAhead: true,
    result: (page) => expect(elements(page).nth(1)).toContainText('Some words'),
  },
  'pictures on the canvas': {
    modules: ['src/editor/commands/clipboard/place-pictures.ts'],
    open: openDesigner,
    ask: async (page) => {
      const bytes = [...(await picture(page, 40, 20, 'image/png'))];
      await dropFiles(page, [{ name: 'a.png', type: 'image/png', bytes }], 700, 420);
    },
    shown: LOST,
    again: 'same way',
    isAhead: true,
    result: (page) => expect(elements(page).first().locator('image')).toBeVisible(),
  },
  'what reads colors that are typed': {
    modules: ['src/editor/panels/read-color.ts'],
    open: openDesigner,
    // Six digits are read all the same.
    shown: null,
    result: async (page) => {
      const field = page.getByRole('textbox', { name: 'Background', exact: true });
      await field.fill('#eef2f7');
      await field.press('Enter');
      await expect(field).toHaveValue('#eef2f7');
      await expect(field).toHaveAccessibleDescription('');
    },
  },
  'what reads initials': {
    modules: ['src/model/person/name/initials.ts'],
    open: (page) => openWith(page, [INITIALS], { fullName: 'Amy Lee' }),
    // Those that the text holds stand in.
    shown: null,
    result: (page) => expect(elements(page).first()).toContainText('AL'),
  },
  'what arranges stacks': {
    modules: ['src/scene/stacks/arrange/stack-tools.ts'],
    open: (page) => openWith(page, OVERLAPPING),
    // Members of stacks are placed freely meanwhile.
    shown: null,
    result: async (page) => {
      await elements(page).first().focus();
      await expect(page.getByRole('heading', { name: 'Properties' })).toBeVisible();
    },
  },
  'what draws for the output': {
    modules: ['src/pictures/browser/images.ts'],
    open: (page) => openWith(page, OVERLAPPING),
    ask: (page) => page.getByRole('button', { name: 'Copy signature' }).click(),
    shown: null,
    result: (page) =>
      expect(page.getByText(/copied to clipboard|sample value/).first()).toBeVisible(),
  },
};
