import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoBreachInEither } from './support/axe';
import { pasteInto } from './support/paste';
import { expectMembers, openTeam } from './support/team-states';
import { expect, test } from './support/test';

const LIST = ['Name,Email,Job title', 'Ada Okafor,ada@acme.example,"Head; $(rm) ""x"""'].join('\n');
const SERVERS = ['mailcow', 'JMAP (Stalwart, Fastmail, Apache James, TMail)', 'Zimbra'];

test('packs for open mail servers are chosen by keyboard, and have lists and scripts in the archive', async ({
  page,
}) => {
  test.slow();
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', LIST);
  await expectMembers(page, 1);
  for (const name of SERVERS) {
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await expectNoBreachInEither(page);
  await page.getByRole('button', { name: /^Make \d+ signatures?$/ }).click();
  await expect(page.getByRole('heading', { name: '1 signature made' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the archive' }).click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  for (const pack of ['mailcow', 'jmap', 'zimbra']) {
    const [list = new Uint8Array()] = Object.entries(files).flatMap(([path, bytes]) =>
      path.endsWith(`${pack}/identities.ndjson`) ? [bytes] : [],
    );
    expect(JSON.parse(strFromU8(list))).toMatchObject({ address: 'ada@acme.example', owner: null });
    const scripts = Object.keys(files).filter((path) => path.includes(`${pack}/`));
    expect(scripts.filter((path) => path.endsWith('.py'))).toHaveLength(2);
  }
});
