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

async function openList(page: Page): Promise<void> {
  await open(page);
  await paste(page);
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible();
}

async function openSaved(page: Page): Promise<void> {
  await openList(page);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.goto('/nothing');
}

const grid = (page: Page) => expect(page.getByRole('grid', { name: 'People' })).toBeVisible();

/** All of these come with the first list. */
const withList = (module: string, result: (page: Page) => Promise<void>): PartOnUse => ({
  modules: [module],
  open,
  ask: paste,
  said: LOST,
  again: 'by notice',
  result,
});

export const TEAM_PARTS: Readonly<Record<string, PartOnUse>> = {
  'the workbench': { ...withList('src/team-page/workbench.tsx', grid), isAhead: true },
  'what reads lists': {
    modules: ['src/platform/team/team.ts'],
    open,
    ask: paste,
    said: /could not be read|did not load/,
    again: 'same way',
    result: grid,
  },
  'what knows columns': {
    modules: ['src/team/list/map-columns.ts'],
    open,
    ask: paste,
    said: 'Something went wrong while reading it. Try again.',
    again: 'same way',
    result: grid,
  },
  'the summary': withList('src/team-page/check/summary-list.tsx', grid),
  'the command': withList('src/team-page/make/command-hint.tsx', grid),
  'an earlier run': withList('src/team-page/make/earlier-run.tsx', (page) =>
    expect(page.getByLabel('Choose manifest.json')).toBeAttached(),
  ),
  'what was made': withList('src/team-page/make/made.tsx', grid),
  'what is found for a person': withList('src/team-page/preview/person-findings.tsx', grid),
  'choosing columns': {
    modules: ['src/team-page/people/choose-column.ts'],
    open: openList,
    ask: (page) => page.getByRole('button', { name: 'Columns', exact: true }).click(),
    said: LOST,
    again: 'by notice',
    result: (page) => expect(page.getByLabel('Extra')).toBeEnabled(),
  },
  'what reads saved work': {
    modules: ['src/team-page/people/read-work.ts'],
    open: openSaved,
    ask: async (page) => void (await page.goto('/team')),
    said: 'Your list could not be read',
    again: 'by reload',
    result: grid,
  },
};
