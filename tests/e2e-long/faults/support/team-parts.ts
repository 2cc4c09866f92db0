import { pasteInto } from '../../../e2e/support/paste';
import { expect, type Page } from '../../../e2e/support/test';
import { LOST, type PartOnUse } from './lost-parts';

const LIST = [
  ['Name', 'E-mail', 'Job title', 'Extra'],
  ['Ada Okafor', 'ada@acme.example', 'Head of Sales', '1'],
  ['Bo Weber', 'bo@acme.example', 'Account Manager', '2'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

async function open(page: Page): Promise<void> {
  await page.goto('/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const paste = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Paste a list');
  if (await field.isVisible()) await pasteInto(field, '', LIST);
};

const grid = (page: Page) => expect(page.getByRole('grid', { name: 'People' })).toBeVisible();

export const TEAM_PARTS: Readonly<Record<string, PartOnUse>> = {
  'the workbench': {
    modules: ['src/team/page/team-sections.tsx'],
    isAhead: true,
    open,
    ask: paste,
    shown: LOST,
    again: 'by notice',
    result: grid,
  },
  'what reads lists': {
    modules: ['src/team/browser/team.ts'],
    open,
    ask: paste,
    shown: /could not be read|did not load/,
    again: 'same way',
    result: grid,
  },
  'the code that recognizes columns': {
    modules: ['src/team/core/list/columns/map-columns.ts'],
    open,
    ask: paste,
    shown: 'Something went wrong while reading it. Try again.',
    again: 'same way',
    result: grid,
  },
};
