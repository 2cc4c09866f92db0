import { add, elements, openDesigner } from './support/designer';
import { pasteInto } from './support/paste';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const LINES =
  '<p>M&uuml;ller &amp; Co</p><p>Some <a href="https://example.com">link</a> and <i>italic</i></p>' +
  '<table><tr><td>Phone</td><td>+1 555</td></tr></table>';
const WORDS = 'Müller & Co\nSome link and italic\nPhone +1 555';

test('what is pasted on a design is added to it, and a signature is imported by its name', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Name');
  await pasteInto(page.locator('body'), LINES, WORDS);
  await expect(elements(page)).toHaveCount(2);
  const text = elements(page).nth(1);
  await expect(text).toHaveAccessibleName(/Müller & Co Some link and italic Phone \+1 555/);
  await expect(text.locator('tspan[font-style="italic"]')).toHaveText('italic');
  await expect(text.locator('tspan[text-decoration="underline"]')).toHaveText('link');
  const dialog = page.getByRole('dialog', { name: 'Import a signature' });
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Import a signature', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(elements(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(elements(page)).toHaveCount(1);
});

test('cells that are pasted into a text stand beside one another, with their letters decoded', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  const field = page.getByRole('textbox', { name: /^Text of / });
  await pasteInto(
    field,
    '<table><tr><td>M&uuml;ller</td><td><b>+1 555</b></td></tr><tr><td>Fax</td><td>2</td></tr></table>',
    '',
  );
  await expect(field).toHaveText('Müller +1 555\nFax 2', { useInnerText: true });
});

test('cells without looks that are pasted into a text stand beside one another, too', async ({
  page,
}) => {
  await openDesigner(page);
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  const field = page.getByRole('textbox', { name: /^Text of / });
  const cells =
    '<table><tr><td>Phone</td><td>+1 555</td></tr><tr><td>Fax</td><td>2</td></tr></table>';
  await pasteInto(field, cells, 'Phone\t+1 555\nFax\t2');
  await expect(field).toHaveText('Phone +1 555\nFax 2', { useInnerText: true });
});

test('a short signature that was copied in dark mode is pasted in its own colors', async ({
  page,
}) => {
  await openDesigner(page);
  await pasteInto(
    page.locator('body'),
    '<p data-ogsc="rgb(122, 62, 16)" style="color:rgb(240, 178, 130) !important"><b>Tove</b></p>' +
      '<p data-ogsc="" style="color:rgb(190, 190, 190)">Keeper of sails</p>',
    'Tove\nKeeper of sails',
  );
  const drawn = elements(page).first();
  await expect(drawn).toHaveAccessibleName(/Tove Keeper of sails/);
  await expect(drawn.locator('tspan[fill="#7a3e10"]')).toHaveText('Tove');
});

const IN_WORDS = 'Edda Lunde\nBookbinder\nTel 01632 960 044\nedda@lunde.example';

test('plain text of several lines is a signature on an empty canvas, and a text on another', async ({
  page,
}) => {
  await openDesigner(page);
  const dialog = page.getByRole('dialog', { name: 'Import a signature' });
  await pasteInto(page.locator('body'), '', IN_WORDS);
  await expect(dialog.getByRole('switch', { name: 'Full Name' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(elements(page)).toHaveCount(0);

  await pasteInto(page.locator('body'), '', 'Three lines\nof a song,\nno more');
  await expect(elements(page)).toHaveCount(1);
  await pasteInto(page.locator('body'), '', IN_WORDS);
  await expect(elements(page)).toHaveCount(2);
  await expect(elements(page).nth(1)).toHaveAccessibleName(/Edda Lunde Bookbinder/);
  await expect(dialog).toBeHidden();
});
