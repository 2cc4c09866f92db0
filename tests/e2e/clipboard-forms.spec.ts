import { expect, test, type Page } from './support/test';

/*
 * What a browser passes on of a copied signature. Word needs what no browser supports: without `mso-line-height-rule` it
 * sets its own line heights, so a clipboard that drops unknown declarations would spoil each signature in Outlook.
 * https://github.com/w3c/clipboard-apis/issues/150
 */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Copies the sample, and gives the HTML that a page gets in which it is pasted, as the browser has it on the clipboard. */
async function copiedMarkup(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.evaluate(() => {
    const target = document.createElement('div');
    target.contentEditable = 'true';
    target.id = 'mail';
    target.addEventListener('paste', (event) => {
      target.dataset['markup'] = event.clipboardData?.getData('text/html') ?? '';
      event.preventDefault();
    });
    document.body.prepend(target);
    target.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  const mail = page.locator('#mail');
  await expect(mail).toHaveAttribute('data-markup', /Jane Doe/);
  return (await mail.getAttribute('data-markup')) ?? '';
}

/** The declarations of all elements, in their order. */
function stylesIn(markup: string): readonly string[] {
  return [...markup.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
}

test('both ways of copying keep each declaration, those of Word among them', async ({ page }) => {
  const written = stylesIn(await copiedMarkup(page));
  expect(written.filter((style) => style.includes('mso-line-height-rule:exactly'))).not.toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'write', { value: undefined });
  });
  const byCommand = await copiedMarkup(page);
  expect(stylesIn(byCommand)).toEqual(written);
  // The copy event passes on the very source, the other way what a browser reads in it.
  expect(byCommand).not.toContain('<tbody>');
});
