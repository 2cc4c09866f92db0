import { add, elements, openDesigner } from '../../../e2e/support/designer';
import { openSection, preview } from '../../../e2e/support/form';
import { expect, type Page } from '../../../e2e/support/test';

/** What a device that fails may take. */
export const SLOW = { timeout: 20_000 };

export const saving = (page: Page) => page.locator('[data-saving]');
export const expectSaved = (page: Page) =>
  expect(saving(page)).toHaveAttribute('data-saving', 'saved', SLOW);

/** What is done on each page, step by step, and how it shows. */
export const PAGES = {
  '/': {
    open: async (page: Page) => {
      await page.goto('/');
      await openSection(page, 'Personal Information');
      await expect(page.getByLabel('Full Name')).toBeVisible();
    },
    step: async (page: Page, count: number) => {
      await page.getByLabel('Full Name').fill(`Person ${count}`);
      await expect(preview(page).getByText(`Person ${count}`).first()).toBeVisible();
    },
    expectAll: (page: Page, count: number) =>
      expect(page.getByLabel('Full Name')).toHaveValue(`Person ${count}`),
    copy: 'Copy HTML',
  },
  '/drag-drop': {
    open: openDesigner,
    step: async (page: Page, count: number) => {
      await add(page, 'Rectangle');
      await expect(elements(page)).toHaveCount(count);
    },
    expectAll: (page: Page, count: number) => expect(elements(page)).toHaveCount(count),
    copy: 'Copy signature',
  },
} as const;
