import { expectNoBreach } from './support/axe';
import { SIZES } from './support/form';
import { pasteInto } from './support/paste';
import { copied, expectNoOverflow, MAKERS, NAME, openDialog } from './support/take-away';
import { expect, inShortRun, test, type Page } from './support/test';

/* A signature goes out, comes back through a client that changes it, and the page lists what was changed. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Takes the signature away, and gives its HTML and the dialog in which it can come back. */
async function sent(page: Page) {
  const useIt = await openDialog(page, 'Outlook (new and web)');
  const { html } = await copied(page, useIt.getByRole('button', { name: 'Copy signature' }));
  await useIt.getByRole('button', { name: 'Compare what arrived' }).click();
  const dialog = page.getByRole('dialog', { name: 'Did it arrive?' });
  await expect(dialog).toBeVisible();
  return { html, dialog, field: dialog.getByRole('textbox', { name: 'Paste what arrived here' }) };
}

for (const { page: where, make } of MAKERS) {
  for (const { name: place, width, height } of SIZES) {
    const details = inShortRun((where === 'form') === (place === 'phone'));
    test(
      `from the ${where}, in the ${place}: as it was, then changed`,
      details,
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        await make(page);
        const { html, dialog, field } = await sent(page);
        await expectNoBreach(page);
        await pasteInto(field, `<p>Hello</p>${html}`, NAME);
        await expect(dialog.getByText('Nothing. It arrived as it was.')).toBeVisible();
        await expect(dialog.getByText('100 % arrived as it was')).toBeVisible();
        await dialog.getByRole('button', { name: 'Paste another' }).click();

        // What a client may do: it drops the first picture, and sets the name in its own color.
        const changed = html
          .replace(/<img\b[^>]*>/, '')
          .replaceAll(NAME, `<span style="color:#cc00cc">${NAME}</span>`);
        expect(changed).not.toBe(html);
        await pasteInto(field, changed, NAME);
        const list = dialog.getByRole('region', { name: 'What changed' });
        await expect(list.getByText(/did not arrive$/)).toBeVisible();
        await expect(list.getByText(/^#cc00cc instead of #/)).toBeVisible();
        await expectNoBreach(page);
        await expectNoOverflow(list);
        const client = dialog.getByRole('combobox', { name: 'Where did you read it?' });
        await expect(client).toHaveValue('outlook-web');
        await client.selectOption('Yahoo Mail');
        await dialog.getByRole('button', { name: 'Keep in the table' }).click();

        const row = dialog.getByRole('row', { name: /Yahoo Mail/ });
        await expect(row).toContainText(NAME);
        await expect(row).toContainText('pictures gone, colors');
        await expectNoBreach(page);
        // It is kept on the device, until it is deleted.
        await page.reload();
        const again = await sent(page);
        await expect(again.dialog.getByRole('row', { name: /Yahoo Mail/ })).toBeVisible();
        await again.dialog.getByRole('button', { name: 'Forget the table' }).click();
        await expect(again.dialog.getByRole('row', { name: /Yahoo Mail/ })).toHaveCount(0);
      },
    );
  }
}

test('another signature is not compared', async ({ page }) => {
  const [form] = MAKERS;
  await form.make(page);
  const { dialog, field } = await sent(page);
  await pasteInto(field, '<table><tr><td>Ola Nordmann<br>Carpenter</td></tr></table>', 'Ola');
  await expect(dialog.getByText(/^Hardly any text of your signature/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep in the table' })).toBeDisabled();
});

test('what is pasted beside a comparison takes its place, and no signature is refused', async ({
  page,
}) => {
  const [form] = MAKERS;
  await form.make(page);
  const { html, dialog, field } = await sent(page);
  await pasteInto(field, html.replaceAll(NAME, `<span style="color:#cc00cc">${NAME}</span>`), NAME);
  const list = dialog.getByRole('region', { name: 'What changed' });
  await expect(list.getByText(/^#cc00cc instead of #/)).toBeVisible();
  const client = dialog.getByRole('combobox', { name: 'Where did you read it?' });
  await client.selectOption('Yahoo Mail');
  await pasteInto(page.locator('body'), '', 'hello');
  await expect(dialog.getByRole('alert')).toContainText('There is no signature');
  await expect(list.getByText(/^#cc00cc instead of #/)).toBeVisible();
  await expectNoBreach(page);

  await pasteInto(page.locator('body'), html, NAME);
  await expect(dialog.getByText('Nothing. It arrived as it was.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(client).toHaveValue('yahoo');
});
