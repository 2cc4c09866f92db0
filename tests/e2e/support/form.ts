import type { FrameLocator, Locator, Page } from '@playwright/test';

export const SECTIONS = [
  'Choose Your Style',
  'Personal Information',
  'Contact Information',
  'Images',
  'Social Media',
] as const;

export type Section = (typeof SECTIONS)[number];

/** The two sizes at which every state is looked at, in px. */
export const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

export function sectionButton(page: Page, section: Section): Locator {
  return page.getByRole('button', { name: section, exact: true });
}

export async function openSection(page: Page, section: Section): Promise<void> {
  await sectionButton(page, section).click();
}

/** The signature as the page shows it. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Your signature"]');
}
