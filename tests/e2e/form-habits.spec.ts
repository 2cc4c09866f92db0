import { clearSample, openSection, preview, sectionButton } from './support/form';
import { expect, test, type Page } from './support/test';
import { boxAtRest } from './support/box-at-rest';
import { isApart } from './support/phone';

/* What visitors try on the form: tabs, a preview that stays in view, sections as they were left, notices out of the way. */

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('templates, preview and panel stand where they are seen', async ({ page }) => {
    await page.goto('/');
    await test.step('templates stand two in a row, at least 160 px wide, with palettes a tab away', async () => {
      await openSection(page, 'Choose Your Style');
      const cards = page.getByRole('group', { name: 'Template' }).locator('label');
      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((index) => boxAtRest(cards.nth(index))),
      );
      expect(first?.width).toBeGreaterThanOrEqual(160);
      expect(second?.y).toBe(first?.y);
      expect(third?.y).toBeGreaterThan(first?.y ?? 0);
      await page.getByRole('tab', { name: 'Templates' }).press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Colors' })).toBeFocused();
      await expect(page.getByRole('radio', { name: 'Professional Blue' })).toBeInViewport();
    });

    await test.step('the desktop preview keeps the layout of 600 px and fits its panel', async () => {
      const frame = page.locator('iframe[title="Your signature"]');
      await expect(preview(page).getByText('Jane Doe').first()).toBeVisible();
      expect(await frame.evaluate((node) => node.clientWidth)).toBeGreaterThanOrEqual(600);
      const seen = await frame.boundingBox();
      expect(seen?.width).toBeLessThan(600);
      expect((seen?.x ?? 0) + (seen?.width ?? 0)).toBeLessThanOrEqual(1024);
    });

    await test.step('the panel stays in view with Copy at its foot, wherever the form is scrolled', async () => {
      await openSection(page, 'Choose Your Style');
      const copy = page.getByRole('button', { name: 'Copy HTML' });
      await expect(page.getByRole('heading', { name: 'How to use it' })).toBeAttached();
      await expect(copy).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Start over' }).scrollIntoViewIfNeeded();
      await expect(copy).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Live Preview' })).toBeInViewport({
        ratio: 1,
      });
    });
  });
});

test('the sheet of a phone shows the signature itself, and all of the message when it is up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const subject = page.getByText('Re: Our meeting on Thursday');
  await expect(preview(page).getByText('Jane Doe').first()).toBeInViewport();
  await expect(subject).toBeHidden();
  await page.getByRole('button', { name: 'Live Preview' }).click();
  await expect(subject).toBeVisible();
});

test('at 200 % zoom the sheet covers a fourth of the page at most', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [720, 450],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeInViewport({ ratio: 1 });
    const sheet = await page.getByRole('region', { name: 'Live Preview' }).boundingBox();
    expect(sheet?.height).toBeLessThanOrEqual(height / 4);
  }
});

test('sections state which of them still hold sample values, and open as they were left', async ({
  page,
}) => {
  await page.goto('/');
  const contact = sectionButton(page, 'Contact Information');
  await expect(contact).toHaveAccessibleDescription(/Sample/);
  await openSection(page, 'Contact Information');
  const mine = {
    'Email Address': 'me@here.example',
    'Phone Number': '1',
    Website: '',
    Address: '',
  };
  for (const [label, text] of Object.entries(mine)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await expect(contact).not.toHaveAccessibleDescription(/Sample/);
  await expect(page.getByRole('button', { name: /^Signatures:.*Saved/ })).toBeVisible();
  await page.reload();
  await expect(contact).toHaveAttribute('aria-expanded', 'true');
  await expect(sectionButton(page, 'Images')).toHaveAttribute('aria-expanded', 'false');
});

test('a section that is opened right before a reload is open after it, on a device that takes seconds to answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function openLate(...args) {
      const answer = new EventTarget();
      setTimeout(() => {
        const opening = open.apply(this, args);
        for (const type of ['upgradeneeded', 'success', 'error', 'blocked']) {
          opening.addEventListener(type, () => {
            Object.defineProperty(answer, 'result', { value: opening.result, configurable: true });
            answer.dispatchEvent(new Event(type));
          });
        }
      }, 3000);
      return answer as IDBOpenDBRequest;
    };
  });
  await page.goto('/');
  await sectionButton(page, 'Contact Information').click();
  await page.reload();
  await expect(sectionButton(page, 'Contact Information')).toHaveAttribute('aria-expanded', 'true');
  await expect(sectionButton(page, 'Images')).toHaveAttribute('aria-expanded', 'false');
});

test('one notice is shown at a time, covers no button, and is reached and left by keys', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await clearSample(page);
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await expect(preview(page).getByText('Ada Lovelace').first()).toBeVisible();
  const shown = notices(page).getByRole('button', { name: 'Dismiss' });
  const copy = page.getByRole('button', { name: /Copy HTML|Copied!/ });
  for (let clicks = 0; clicks < 3; clicks++) await copy.click();
  await expect(notices(page)).toContainText('Copied!');
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Download HTML' }).click();
  await expect(notices(page)).toContainText('Saved as email-signature.html');
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Download HTML' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(shown).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Download HTML' })).toBeFocused();
  await expect(notices(page)).not.toContainText('Saved as');
});

test('starting over is undone from its notice, until something else is changed', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  const name = page.getByLabel('Full Name');
  const undo = notices(page).getByRole('button', { name: 'Undo' });
  await name.fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(notices(page)).toContainText('Form reset');
  await undo.click();
  await expect(name).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(undo).toBeVisible();
  await name.fill('Grace Hopper');
  await expect(undo).toHaveCount(0);
});

/** A text field of the form. */
const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('Enter leads through the one-line fields of a section, and out of the last one', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await fieldOf(page, 'Full Name').click();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Job Title')).toBeFocused();
  await page.keyboard.type('Engineer');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Company Name')).toBeFocused();
  await expect(preview(page).locator('body')).toContainText('Engineer');
  await expect(preview(page).locator('body')).not.toContainText('Head of Design');

  await test.step('lines and what an input method composes keep it', async () => {
    await fieldOf(page, 'Company Name').evaluate((field) => {
      const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect(fieldOf(page, 'Company Name')).toBeFocused();
    const quote = fieldOf(page, 'Personal Quote');
    await quote.fill('One');
    await quote.press('Enter');
    await expect(quote).toHaveValue('One\n');
    await expect(quote).toBeFocused();
  });

  await test.step('the keyboard of a phone shows what the key does', async () => {
    await openSection(page, 'Social Media');
    const last = fieldOf(page, 'YouTube');
    await last.click();
    await expect(fieldOf(page, 'LinkedIn')).toHaveAttribute('enterkeyhint', 'next');
    await expect(last).toHaveAttribute('enterkeyhint', 'done');
    await last.press('Enter');
    await expect(last).not.toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a section that opens below the sheet of the preview is brought up', async ({ page }) => {
    await page.goto('/');
    const sheet = page.getByRole('region', { name: 'Live Preview' });
    for (const [title, field] of [
      ['Personal Information', 'Full Name'],
      ['Contact Information', 'Email Address'],
    ] as const) {
      await sectionButton(page, title).tap();
      const input = page.getByRole('textbox', { name: field });
      await expect
        .poll(async () => {
          const [seen, over] = [await boxAtRest(input), await boxAtRest(sheet)];
          return seen.y > 0 && seen.y + seen.height < over.y;
        })
        .toBe(true);
    }
    await test.step('where enough of it is in sight, nothing moves', async () => {
      const before = (await boxAtRest(sectionButton(page, 'Contact Information'))).y;
      await sectionButton(page, 'Contact Information').tap();
      await sectionButton(page, 'Contact Information').tap();
      await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeInViewport();
      expect((await boxAtRest(sectionButton(page, 'Contact Information'))).y).toBe(before);
    });
  });

  test('the field that Enter leads to is not covered by the sheet', async ({ page }) => {
    await page.goto('/');
    const sheet = page.getByRole('region', { name: 'Live Preview' });
    await openSection(page, 'Social Media');
    await fieldOf(page, 'LinkedIn').tap();
    for (const name of ['X', 'Facebook', 'Instagram', 'YouTube']) {
      await page.keyboard.press('Enter');
      await expect(fieldOf(page, name)).toBeFocused();
      await expect.poll(() => isApart(fieldOf(page, name), sheet)).toBe(true);
    }
  });

  test('the button that has copied keeps its width', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const [copy, download] = [
      page.locator('#copy-html'),
      page.getByRole('button', { name: 'Download HTML' }),
    ];
    const before = [await boxAtRest(copy), await boxAtRest(download)];
    await copy.tap();
    await expect(copy).toHaveText('Copied!');
    expect([await copy.boundingBox(), await download.boundingBox()]).toEqual(before);
  });
});
