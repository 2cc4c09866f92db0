import { add, elements, openDesigner } from './support/designer';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

async function callThePerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'your details' }).click();
  const field = page.getByRole('textbox', { name: 'Full Name' });
  await field.fill(name);
  await field.blur();
}

test('what is typed behind a name stays beside it when the details are of another person', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Name');
  const name = elements(page).first();
  await callThePerson(page, 'Ann Poe');
  await name.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(', MBA');
  await page.keyboard.press('Escape');
  await expect(name).toContainText('Ann Poe, MBA');

  await name.click();
  await callThePerson(page, 'Ada Lee');
  await expect(name).toContainText('Ada Lee, MBA');
  await name.press('ControlOrMeta+d');
  await expect(elements(page).nth(1)).toContainText('Ada Lee, MBA');

  await name.press('ControlOrMeta+z');
  await name.press('ControlOrMeta+z');
  await expect(name).toContainText('Ann Poe, MBA');
  await name.press('ControlOrMeta+z');
  await expect(name).toHaveText(/Ann Poe$/);
});
