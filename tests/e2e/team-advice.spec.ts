import { expectNoBreachInEither } from './support/axe';
import { pasteInto } from './support/paste';
import { expectMembers, openTeam, peopleCell } from './support/team-states';
import { expect, test, type Page } from './support/test';

const LIST = [
  'Name,Email,Phone,Postal code,Country',
  'Ada,ada@acme.example,4930123456,1067,Germany',
  'Bo,bo@acme.example,4930123457,10115,Germany',
  'Cy,cy@acme.example,030 123458,1099,Germany',
].join('\n');

async function openList(page: Page): Promise<void> {
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', LIST);
  await expectMembers(page, 3);
}

test('what a spreadsheet took from numbers and codes is given back to all by keyboard, each in one step', async ({
  page,
}) => {
  await openList(page);
  const notes = page.getByRole('region', { name: 'About the list' });
  const plus = notes.getByRole('button', { name: 'Add + to 2 phone numbers' });
  await expect(plus).toBeVisible();
  await expectNoBreachInEither(page);

  await plus.focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Notices' });
  await expect(result).toContainText('+ added to 2 phone numbers');
  await expect(peopleCell(page, '+4930123456')).toBeVisible();
  await expect(peopleCell(page, '+4930123457')).toBeVisible();
  await expect(peopleCell(page, /^030 123458$/)).toBeVisible();
  await expect(plus).toHaveCount(0);
  await expect(notes).toBeFocused();

  // What stands next is what else can be done.
  const zeros = notes.getByRole('button', { name: 'Add zeros to 2 postal codes' });
  await zeros.focus();
  await page.keyboard.press('Enter');
  await expect(peopleCell(page, /^01067$/)).toBeVisible();
  await expect(peopleCell(page, /^10115$/)).toBeVisible();
  await expect(peopleCell(page, /^01099$/)).toBeVisible();
  await expect(result).toContainText('Zeros added to 2 postal codes');
  await expectNoBreachInEither(page);

  await page.keyboard.press('F6');
  await expect(result.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(peopleCell(page, /^1067$/)).toBeVisible();
  await expect(peopleCell(page, /^1099$/)).toBeVisible();
  await expect(peopleCell(page, '+4930123456')).toBeVisible();
  await expect(notes).toBeFocused();
  await expect(zeros).toBeVisible();
});

test('what was added is in the signatures, and saved', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Add + to 2 phone numbers' }).click();
  await expect(page.frameLocator('iframe').first().getByText('+4930123456')).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expect(peopleCell(page, '+4930123457')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add \+ to/ })).toHaveCount(0);
});

test('what is wrong comes before what can be done with less work, and is counted as the table counts it', async ({
  page,
}) => {
  await openTeam(page);
  const all = [LIST, 'Dee,,+49 30 123459,10115,Germany'].join('\n');
  await pasteInto(page.getByLabel('Paste a list'), '', all);
  await expectMembers(page, 3);
  const notes = page.getByRole('region', { name: 'About the list' });
  await expect(notes.getByRole('listitem').filter({ hasText: 'to look at' })).toHaveText(
    '1 problem to look at',
  );
  await expect(page.getByText('Only rows with problems (1)')).toBeVisible();
  await expect(notes.getByRole('note')).toHaveText([
    /without its \+/,
    /have no country code/,
    /have lost the zero/,
  ]);
});
