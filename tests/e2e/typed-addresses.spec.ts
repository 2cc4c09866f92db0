import { expect, test } from './support/test';
import { openSection, preview } from './support/form';

test('an address is shown as it was typed, and linked as browsers look it up', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Contact Information');
  const email = page.getByLabel('Email Address');
  await expect(email).toHaveAttribute('type', 'email');
  // Chromium hands the host of such a field on in ASCII.
  await email.fill('');
  await email.pressSequentially('info@müller.example');
  const link = preview(page).getByRole('link', { name: /info@/ });
  await expect(link).toHaveText('info@müller.example');
  await expect(link).toHaveAttribute('href', 'mailto:info@xn--mller-kva.example');
});

test('an address with two dots in a row is found, and the fix is one click', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Contact Information');
  await page.getByLabel('Email Address').fill('bob@example..com');
  await page.getByRole('button', { name: 'Use bob@example.com' }).click();
  await expect(page.getByLabel('Email Address')).toHaveValue('bob@example.com');
});

test('a fix that is clicked right after a key keeps what the key has changed', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Contact Information');
  const email = page.getByLabel('Email Address');
  const phone = page.getByLabel('Phone Number');
  await email.fill('bob@example..com');
  const fix = page.getByRole('button', { name: 'Use bob@example.com' });
  await fix.waitFor();
  await phone.fill('+44 20 7946 0000');
  // Before the next output: a click of the mouse would wait until the page rests.
  await fix.dispatchEvent('click');
  await expect(email).toHaveValue('bob@example.com');
  await expect(phone).toHaveValue('+44 20 7946 0000');
});
