import left from '../fixtures/saved/before-lists.json' with { type: 'json' };
import { put } from './support/stored';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('what was saved before there was a list is in the list, and can be saved to a file', async ({
  page,
}) => {
  const form = left['signet/signature'];
  await page.goto('/nothing');
  await put(page, { 'signet/signature': form });
  await page.goto('/');
  await expect(page.getByText('Earlier work set aside')).toBeVisible();
  await page
    .getByRole('button', { name: /Jane Doe/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy to a file' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual({
    'signet/unreadable/signet/signature': form,
  });
});
