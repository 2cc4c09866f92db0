import { pasteInto } from './support/paste';
import { expectMembers, openTeam, peopleCell } from './support/team-states';
import { expect, test } from './support/test';

test('what is not a list gets a sentence, with its line', async ({ page }) => {
  await openTeam(page);
  const paste = page.getByLabel('Paste a list');
  await pasteInto(paste, '', 'Ada,ada@acme.example\nBo,bo@acme.example');
  await expect(page.getByRole('alert')).toContainText('Line 1: The first line should name');
  const workbook = {
    name: 'staff.xlsx',
    mimeType: '',
    buffer: Buffer.from('PK\u0003\u0004 and so on'),
  };
  await page.locator('input[type=file]').setInputFiles(workbook);
  await expect(page.getByRole('alert')).toContainText('This workbook could not be read');
  const csv = {
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Who;Where\nAda;a@x.example\n'),
  };
  await page.locator('input[type=file]').setInputFiles(csv);
  await page.getByLabel('Which column has the email addresses?').selectOption('Where');
  await expectMembers(page, 1);
});

test('a workbook is read', async ({ page }) => {
  await openTeam(page);
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/people/formats/staff.xlsx');
  await expectMembers(page, 2);
  await expect(peopleCell(page, 'Łukasz Dąbrowski')).toBeVisible();
  await expect(page.getByText('Read from the sheet ‘People’.')).toBeVisible();
  await expect(page.getByText('Lines 1 to 2 are above the names of the columns.')).toBeVisible();
  await expect(page.getByLabel('Read as')).toHaveCount(0);
});

test('what the letters of a file were read as is shown, and changed by keyboard', async ({
  page,
}) => {
  await openTeam(page);
  await page
    .locator('input[type=file]')
    .setInputFiles('tests/fixtures/people/encodings/windows-1250.csv');
  await expectMembers(page, 3);
  const readAs = page.getByLabel('Read as');
  await expect(readAs).toHaveValue('windows-1250');
  await expect(page.getByText('Grażyna Wróbel, Stanisław Pawłowski, Jürgen Groß')).toBeVisible();
  await expect(page.getByText('Do these look right?')).toBeVisible();

  await readAs.focus();
  await page.keyboard.type('Western European (W');
  await page.keyboard.press('Enter');
  await expect(peopleCell(page, 'Gra¿yna Wróbel')).toBeVisible();
  await expect(readAs).toHaveValue('windows-1252');
  await expect(readAs).toBeFocused();
  await expect(page.getByText('Do these look right?')).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(peopleCell(page, 'Grażyna Wróbel')).toBeVisible();
  await readAs.selectOption('Central European (ISO-8859-2)');
  await expect(peopleCell(page, 'Grażyna Wróbel')).toBeVisible();
  await expectMembers(page, 3);

  // The bytes are kept no longer than the page.
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expect(readAs).toBeDisabled();
  await expect(page.getByText('To read it otherwise, choose the file again.')).toBeVisible();
});
