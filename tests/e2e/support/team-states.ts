import { expect, type Locator, type Page } from '@playwright/test';
import type { PageState } from './page-state';

/** What the page for a whole team can look like. */
export const TEAM_STATES: readonly PageState[] = [
  { name: 'no list', reach: openTeam },
  { name: 'sample list', reach: openSample },
  {
    name: 'all open and made',
    reach: async (page) => {
      await openSample(page);
      for (const name of [
        /rows without a signature/,
        'Columns',
        'More lists',
        'The same for everyone',
        'Exceptions',
        'On the command line',
      ]) {
        await page.getByRole('button', { name }).first().click();
      }
      await page.getByRole('button', { name: 'Add an exception' }).click();
      await page.getByText('Company, logo, banner, disclaimer').click();
      await page.getByRole('button', { name: 'Make 6 signatures' }).click();
      await expect(page.getByRole('heading', { name: '6 signatures made' })).toBeVisible();
    },
  },
];

export async function openTeam(page: Page): Promise<void> {
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signatures for a whole team');
}

async function openSample(page: Page): Promise<void> {
  await openTeam(page);
  await page.getByRole('button', { name: /^Try a sample list/ }).click();
  await expect(page.getByRole('button', { name: 'Show Yuki Tanaka' })).toBeVisible();
}

/** A cell of the table of people. */
export function peopleCell(page: Page, text: string | RegExp): Locator {
  return page.getByRole('gridcell').filter({ hasText: text });
}

/** How many get a signature, as the page shows it. */
export async function expectMembers(page: Page, count: number): Promise<void> {
  const shown = count === 1 ? '1 person gets a signature' : `${count} people get a signature`;
  await expect(page.getByRole('listitem').filter({ hasText: shown })).toBeVisible();
}
