import { expectNoBreach } from './support/axe';
import { openDesigner } from './support/designer';
import { importDialog as dialog } from './support/import-dialog';
import { pasteInto } from './support/paste';
import { picture } from './support/pictures';
import { expect, test } from './support/test';

test('the file of a picture that was not copied along is chosen beside the original', async ({
  page,
}) => {
  await openDesigner(page);
  const html = `<table><tr><td><img src="cid:portrait" width="90" height="90" alt="Portrait of Ola"></td>
    <td><b>Ola Nordmann</b><br>Carpenter<br>ola@nordmann.example</td></tr></table>`;
  await pasteInto(page.locator('body'), html, 'Ola Nordmann');
  const lost = dialog(page).getByRole('region', { name: 'Pictures not copied along' });
  const choosing = page.waitForEvent('filechooser');
  await lost.getByRole('button', { name: 'Choose file: Portrait of Ola' }).click();
  await (
    await choosing
  ).setFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(lost.getByRole('status')).not.toBeEmpty();
  const again = page.waitForEvent('filechooser');
  await lost.getByRole('button', { name: 'Choose file: Portrait of Ola' }).click();
  await (
    await again
  ).setFiles({
    name: 'ola.png',
    mimeType: 'image/png',
    buffer: await picture(page, 90, 90, 'image/png'),
  });
  await expect(lost.getByRole('button', { name: 'Change file: Portrait of Ola' })).toBeVisible();
  await expect(lost.getByRole('status')).toHaveCount(0);
  const own = dialog(page).getByRole('region', { name: 'On the canvas' }).frameLocator('iframe');
  await expect(own.getByAltText('Portrait of Ola')).toHaveAttribute('src', /^data:image/);
  await expectNoBreach(page);
  await dialog(page).getByRole('button', { name: 'Put on the canvas' }).click();
  await expect(
    page.locator('[data-design-canvas]').getByRole('option', { name: /Portrait of Ola/ }),
  ).toBeVisible();
});
