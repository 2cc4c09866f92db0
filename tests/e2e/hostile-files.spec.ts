import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  encodedHeaderMail,
  hashOf,
  HOSTILE_DESIGNS,
  inflatingHash,
  manifestOf,
  sharedStreamZip,
  shortInflatingHash,
} from '../helpers/hostile-files';
import { manyElements, reopenedElements } from '../helpers/hostile-html';
import { add, elements, openDesigner } from './support/designer';
import { pasteInto } from './support/paste';
import { openTeam } from './support/team-states';
import { expect, test, type Page } from './support/test';

/* Small files and links that would take much work to read: a sentence states so, and the page stays usable meanwhile. */

const MAIL = 'tests/fixtures/import/15-owa-mail.eml';

const review = (page: Page) => page.getByRole('dialog', { name: 'Import a signature' });

async function choose(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page
    .getByLabel('Design file', { exact: true })
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

const FILES: readonly (readonly [string, () => string | Uint8Array, RegExp])[] = [
  ['a.zip', sharedStreamZip, /could not be read/],
  ['a.eml', () => encodedHeaderMail(60_000), /could not be read/],
  ['a.htm', () => manyElements(150_000), /more than 100,000 HTML elements/],
  ['a.mht', () => 'Content-Type: text/html\r\n\r\n', /nothing in this file/],
];

for (const [name, content, sentence] of FILES) {
  test(`${name} that would take long is refused, and the next is read`, async ({ page }) => {
    await openDesigner(page);
    await add(page, 'Text');
    await choose(page, name, content());
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(review(page)).toBeHidden();
    await expect(elements(page)).toHaveCount(1);
    await page.getByLabel('Design file', { exact: true }).setInputFiles(MAIL);
    await expect(review(page).getByText('Replaces the design')).toBeVisible();
  });
}

/** Has the page count which long texts it reads as JSON by itself, which nothing could stop. */
async function countLongJson(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { parse } = JSON;
    const read = { long: 0 };
    JSON.parse = (text: string, ...rest) => {
      if (text.length > 1_000_000) read.long += 1;
      const answer: unknown = Reflect.apply(parse, JSON, [text, ...rest]);
      return answer;
    };
    Object.assign(window, { read });
  });
  return () => page.evaluate(() => Reflect.get(Reflect.get(window, 'read'), 'long') as number);
}

for (const [what, content] of Object.entries(HOSTILE_DESIGNS)) {
  test(`a design of 8 MB of ${what} is read beside the page, and a sentence states what came of it`, async ({
    page,
  }) => {
    test.slow();
    const longJson = await countLongJson(page);
    await openDesigner(page);
    await choose(page, 'design.json', content());
    await expect(
      page.getByText(/The limit is 1000|left out|took too long and was stopped/).first(),
    ).toBeVisible({ timeout: 60_000 });
    await expect(review(page)).toBeHidden();
    expect(await longJson()).toBe(0);
    const before = await elements(page).count();
    await add(page, 'Text');
    await expect(elements(page)).toHaveCount(before + 1);
  });
}

test('a pasted text of 8 MB that looks like a design is read beside the page', async ({ page }) => {
  const longJson = await countLongJson(page);
  await openDesigner(page);
  await pasteInto(page.locator('body'), '', HOSTILE_DESIGNS['known elements']?.() ?? '');
  await expect(page.getByText(/The limit is 1000/)).toBeVisible();
  expect(await longJson()).toBe(0);
});

test('the manifest of an earlier run is read beside the page, and one that is too large is refused', async ({
  page,
}) => {
  test.slow();
  const longJson = await countLongJson(page);
  await openTeam(page);
  await pasteInto(page.getByLabel('Paste a list'), '', 'Name\tE-mail\nAda\tada@acme.example');
  const path = test.info().outputPath('manifest.json');
  const chooseManifest = async (content: string): Promise<void> => {
    await writeFile(path, content);
    await page.getByLabel('Choose an archive or manifest.json').setInputFiles(path);
  };
  await chooseManifest(' '.repeat(81 * 1024 * 1024));
  await expect(
    page.getByText('This manifest.json is too large. The limit is 80 MB.'),
  ).toBeVisible();
  await chooseManifest(manifestOf(600_000));
  await expect(
    page.getByText(/names more than 200,000 people|took too long and was stopped/),
  ).toBeVisible({ timeout: 40_000 });
  await chooseManifest(manifestOf(30_000));
  await expect(page.getByText(/^Run of .*30,000 people$/)).toBeVisible();
  expect(await longJson()).toBe(0);
});

test('HTML of which a browser makes half a million elements cannot be laid out', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openDesigner(page);
  await choose(page, 'a.htm', reopenedElements());
  // Ten seconds of work at most, which a busy machine may spread.
  await expect(review(page).getByText('This could not be laid out')).toBeVisible({
    timeout: 90_000,
  });
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toBeHidden();
});

const LINKS: readonly (readonly [string, () => string, RegExp])[] = [
  ['is longer than any', inflatingHash, /more than 20,000 characters/],
  ['unpacks to far more than any', shortInflatingHash, /changed on its way/],
];

for (const [what, hash, sentence] of LINKS) {
  test(`a link that ${what} does not open, and a dialog states why`, async ({ page }) => {
    await page.goto(`/${hash()}`);
    await expect(page.getByRole('dialog', { name: 'This link does not open' })).toContainText(
      sentence,
    );
  });
}

test('a link to a thousand elements asks before they are drawn', async ({ page }) => {
  const parts = Array.from({ length: 1000 }, (_, at) => ({
    type: 'text',
    content: 'Hello',
    x: (at * 37) % 550,
    y: (at * 91) % 570,
    width: 50,
    height: 20,
  }));
  const design = { version: 1, elements: parts, signatureData: { fullName: 'Eve Example' } };
  // Whatever would draw it never does.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: { job?: { kind?: string } }, ...rest) {
      if (message.job?.kind !== 'scene') Reflect.apply(postMessage, this, [message, ...rest]);
    };
  });
  await page.goto(`/${hashOf(new TextEncoder().encode(JSON.stringify(design)))}`);
  const dialog = page.getByRole('dialog', { name: 'Open this signature?' });
  await expect(dialog).toContainText('Eve Example');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('a file that is read for long', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (
        message: { files?: unknown; source?: unknown },
        ...rest
      ) {
        const isFile = message.files !== undefined || message.source instanceof Blob;
        const isHeld = isFile && !('fixed' in window);
        if (!isHeld) Reflect.apply(postMessage, this, [message, ...rest]);
      };
    });
  });

  test('can be cancelled, and leaves the page as it was', async ({ page }) => {
    await openDesigner(page);
    await add(page, 'Text');
    await page.getByLabel('Design file', { exact: true }).setInputFiles(MAIL);
    await expect(review(page).getByRole('status')).toHaveText('Reading the file…');
    await review(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(review(page)).toBeHidden();
    await expect(elements(page)).toHaveCount(1);
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await page.getByLabel('Design file', { exact: true }).setInputFiles(MAIL);
    await expect(review(page).getByText('Replaces the design')).toBeVisible();
  });

  test('can be cancelled where it is a design, and opens the next time', async ({ page }) => {
    const design = JSON.stringify({
      elements: [{ type: 'text', x: 1, y: 1 }],
      name: 'a'.repeat(200_000),
    });
    await openDesigner(page);
    await choose(page, 'design.json', design);
    await expect(review(page).getByRole('status')).toHaveText('Reading the file…');
    await review(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(review(page)).toBeHidden();
    await expect(page.getByText('Import Failed')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await choose(page, 'design.json', design);
    await expect(elements(page)).toHaveCount(1);
  });

  test('can be cancelled by keyboard where it was chosen in the dialog', async ({ page }) => {
    await openDesigner(page);
    await page.getByRole('button', { name: 'Paste a signature' }).click();
    await review(page).locator('input[type=file]').setInputFiles(MAIL);
    await expect(review(page).getByRole('status')).toHaveText('Reading the file…');
    await review(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(review(page).getByRole('status')).toBeHidden();
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await review(page).locator('input[type=file]').setInputFiles(MAIL);
    await expect(review(page).getByRole('button', { name: 'Put on the canvas' })).toBeVisible();
  });

  test('is stopped in the end, and a sentence states so', async ({ page }) => {
    await page.clock.install();
    await openDesigner(page);
    await page.getByLabel('Design file', { exact: true }).setInputFiles(MAIL);
    await expect(review(page).getByRole('status')).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByText('Reading this took too long and was stopped')).toBeVisible();
    await expect(review(page)).toBeHidden();
  });
});

test('a page in one file is looked into', async ({ page }) => {
  await openDesigner(page);
  const mail = readFileSync(MAIL, 'utf8');
  await choose(page, 'Team.mht', mail);
  await expect(review(page).getByRole('button', { name: 'Put on the canvas' })).toBeVisible();
});
