import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Where signatures of other programs are. */
export const MAILS = 'tests/fixtures/import';

export function importDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Import a signature' });
}

export function mailSource(name: string): string {
  return readFileSync(`${MAILS}/${name}`, 'utf8');
}
