import { openSection } from './support/form';
import { expect, test } from './support/test';

test('a finding states what to leave out where all is too long, and its button does that, which can be undone', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  const quote = page.getByRole('textbox', { name: 'Personal Quote' });
  await quote.fill('Four letter word '.repeat(58));
  await openSection(page, 'Contact Information');
  await page
    .getByRole('textbox', { name: 'Website' })
    .fill(`https://a.example/${'a'.repeat(1500)}`);
  await page.getByRole('textbox', { name: 'Second Address' }).fill('1 Long Street\nSomewhere');
  const findings = page.getByRole('list', { name: 'Good to know' });
  await expect(findings).toContainText(/too big for Gmail.* Leave out .* characters\)/i);
  const leave = findings.getByRole('button', { name: /^Leave out the website$/ });
  await leave.click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('');
  await expect(findings).not.toContainText('too big for Gmail');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue(/^https:\/\/a\.example/);
});
