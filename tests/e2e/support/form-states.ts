import { expect, type Page } from '@playwright/test';
import { BLOCK_KINDS } from '../../../src/model/person/blocks';
import { openSection, SECTIONS, sectionButton } from './form';
import { holdToast, type PageState } from './page-state';
import { picture } from './pictures';

/** What the form can look like, beyond its sections open and closed. */
export const FORM_STATES: readonly PageState[] = [
  {
    name: 'templates',
    reach: async (page) => {
      await openForm(page);
      await openSection(page, 'Choose Your Style');
      await expect(page.getByRole('group', { name: 'Template' })).toBeVisible();
    },
  },
  {
    name: 'colors',
    reach: async (page) => {
      await openForm(page);
      await openSection(page, 'Choose Your Style');
      await page.getByRole('tab', { name: 'Colors' }).click();
      await expect(page.getByRole('radio', { name: 'Professional Blue' })).toBeVisible();
    },
  },
  {
    name: 'color picker',
    reach: async (page) => {
      await openForm(page);
      await openSection(page, 'Choose Your Style');
      await page.getByRole('tab', { name: 'Colors' }).click();
      await page.locator('label', { hasText: 'Custom colors' }).click();
      await page.getByRole('button', { name: 'Primary: open the color picker' }).click();
      await expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
    },
  },
  {
    name: 'crop',
    within: '[role=dialog]',
    reach: async (page) => {
      await openForm(page);
      await openSection(page, 'Images');
      const field = page.getByRole('region', { name: 'Profile Picture', exact: true });
      const buffer = await picture(page, 400, 200, 'image/png');
      await field
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await expect(field.getByText('Image uploaded successfully!')).toBeVisible();
      await field.getByRole('button', { name: 'Position' }).click();
      await expect(page.getByRole('application', { name: 'Photo' })).toBeVisible();
    },
  },
  {
    name: 'blocks',
    reach: async (page) => {
      await openForm(page);
      await openSection(page, 'Below the Signature');
      for (const { label } of BLOCK_KINDS) {
        await page.getByRole('button', { name: 'Add a block' }).click();
        await page.getByRole('menuitem', { name: label, exact: true }).click();
        await expect(page.getByRole('group', { name: label, exact: true })).toBeVisible();
      }
    },
  },
  {
    name: 'file over the page',
    reach: async (page) => {
      await openForm(page);
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'me.png', { type: 'image/png' }));
        document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }));
      });
      await expect(page.getByText('Drop to use as photo')).toBeVisible();
    },
  },
  {
    name: 'notice of starting over',
    reach: async (page) => {
      await openForm(page);
      await openSection(page, 'Personal Information');
      await page.getByLabel('Full Name').fill('Ada Lovelace');
      await page.getByRole('button', { name: 'Start over' }).click();
      await holdToast(page, 'Form reset');
    },
  },
  {
    name: 'notice of copying',
    reach: async (page) => {
      await openForm(page);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy HTML' }).click();
      await holdToast(page, 'still sample values');
    },
  },
  {
    name: 'sample badges',
    reach: async (page) => {
      await openForm(page);
      await expect(sectionButton(page, 'Contact Information')).toHaveAccessibleDescription(
        /Sample/,
      );
    },
  },
  {
    name: 'sections left closed',
    reach: async (page) => {
      await openForm(page);
      for (const section of SECTIONS) {
        await openSection(page, section);
        await sectionButton(page, section).click();
      }
      await page.reload();
      await expectForm(page);
      for (const section of SECTIONS) {
        await expect(sectionButton(page, section)).toHaveAttribute('aria-expanded', 'false');
      }
    },
  },
];

async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await expectForm(page);
}

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('iframe').first().getByText('Jane Doe').first()).toBeVisible();
}
