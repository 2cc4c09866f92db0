import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const SECTIONS = [
  'Choose Your Style',
  'Personal Information',
  'Contact Information',
  'Images',
  'Social Media',
  'Below the Signature',
] as const;

export type Section = (typeof SECTIONS)[number];

/** The two sizes at which every state is looked at, in px. */
export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export function sectionButton(page: Page, section: Section): Locator {
  return page.getByRole('button', { name: section, exact: true });
}

/** Opens a section that is closed: they open as they were left. */
export async function openSection(page: Page, section: Section): Promise<void> {
  const button = sectionButton(page, section);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The signature as the page shows it. */
/** Clears the sample; what does that comes on use. */
export async function clearSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove sample data' }).first().click();
  await expect(page.getByText('Sample cleared')).toBeVisible();
}

export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Your signature"]');
}

/** On a phone the preview, and what is found, stand in a sheet that is to be pulled up. */
export async function showPreview(page: Page): Promise<void> {
  const heading = page.getByText('Live Preview').first();
  await expect(heading).toBeVisible();
  const handle = page.getByRole('button', { name: 'Live Preview' });
  if ((await handle.count()) > 0) await handle.click();
}
