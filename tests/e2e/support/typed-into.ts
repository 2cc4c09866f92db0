import { add, elements, openDesigner } from './designer';
import { openSection } from './form';
import { pasteInto } from './paste';
import { openTeam } from './team-states';
import { expect, type Page } from './test';

/* One of each kind of field that is typed into: how the caret gets there, and what is found of it by another page. */

interface TypedInto {
  /** Puts the caret where letters are added. */
  readonly begin: (page: Page) => Promise<void>;
  /** What is there after that, on a page that has just been opened. */
  readonly read: (page: Page) => Promise<string>;
}

const PICTURE = 'https://pictures.example/';

export const TYPED_INTO: Readonly<Record<string, TypedInto>> = {
  'the quote of the form': {
    begin: async (page) => {
      await page.goto('/');
      await openSection(page, 'Personal Information');
      const quote = page.getByLabel('Personal Quote');
      await quote.fill('');
      await quote.focus();
    },
    read: async (page) => {
      await page.goto('/');
      await openSection(page, 'Personal Information');
      return page.getByLabel('Personal Quote').inputValue();
    },
  },
  'a text on the canvas': {
    begin: async (page) => {
      await openDesigner(page);
      await add(page, 'Text');
      await elements(page).last().press('Enter');
    },
    read: async (page) => {
      await openDesigner(page);
      return (await elements(page).last().getAttribute('aria-label')) ?? '';
    },
  },
  'the address of a picture in the form': {
    begin: async (page) => {
      await page.goto('/');
      await openSection(page, 'Images');
      await logoAddress(page).fill(PICTURE);
    },
    read: async (page) => {
      await page.goto('/');
      await openSection(page, 'Images');
      return logoAddress(page).inputValue();
    },
  },
  'the address of a picture on the canvas': {
    begin: async (page) => {
      await openDesigner(page);
      await add(page, 'Logo');
      await logoAddress(page).fill(PICTURE);
    },
    read: async (page) => {
      await openDesigner(page);
      await elements(page).last().click();
      return logoAddress(page).inputValue();
    },
  },
  'the name of a layer': {
    begin: async (page) => {
      await openDesigner(page);
      await add(page, 'Circle');
      await page.getByRole('tab', { name: /^Layers/ }).click();
      await layer(page).press('F2');
      await page.getByRole('textbox', { name: 'New name of Circle' }).fill('');
    },
    read: async (page) => {
      await openDesigner(page);
      await page.getByRole('tab', { name: /^Layers/ }).click();
      return layer(page).innerText();
    },
  },
  'the name of a signature': {
    begin: async (page) => {
      await page.goto('/');
      await openSignatures(page);
      await page.getByRole('button', { name: 'Options for Jane Doe', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'Name of the signature' }).fill('');
    },
    read: async (page) => {
      await page.goto('/');
      await openSignatures(page);
      return page.getByRole('dialog', { name: 'Your signatures' }).innerText();
    },
  },
  'a cell of the list of a team': {
    begin: async (page) => {
      await openTeam(page);
      await pasteInto(page.getByLabel('Paste a list'), '', 'Name\tE-mail\nAda\tada@acme.example');
      await page.getByRole('gridcell').filter({ hasText: /^Ada$/ }).click();
    },
    read: async (page) => {
      await openTeam(page);
      return page.getByRole('grid', { name: 'People' }).innerText();
    },
  },
};

function logoAddress(page: Page) {
  return page.getByLabel('Or link to a logo online', { exact: true });
}

function layer(page: Page) {
  return page.getByRole('treegrid', { name: 'Layers' }).getByRole('row').first();
}

async function openSignatures(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Signatures:/ }).click();
  await expect(page.getByRole('button', { name: 'New signature' })).toBeVisible();
}
