import { PALETTES } from '../../src/model/color/palettes';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { expectSaved } from './support/stored';
import { expect, inShortRun, test, type Page } from './support/test';
import { openSection, preview, sectionButton, SECTIONS, SIZES } from './support/form';
import { motionEnded } from './support/motion-ended';

for (const { name, width, height } of SIZES) {
  test.describe(`in the ${name}`, inShortRun(name === 'desktop'), () => {
    test.use({ viewport: { width, height } });

    test('the sections are closed at the start and open one by one', async ({ page }) => {
      await page.goto('/');
      for (const section of SECTIONS) {
        await expect(sectionButton(page, section)).toHaveAttribute('aria-expanded', 'false');
      }
      await openSection(page, 'Images');
      await openSection(page, 'Social Media');
      await expect(sectionButton(page, 'Images')).toHaveAttribute('aria-expanded', 'true');
      await sectionButton(page, 'Images').click();
      await expect(sectionButton(page, 'Images')).toHaveAttribute('aria-expanded', 'false');
      await expect(sectionButton(page, 'Social Media')).toHaveAttribute('aria-expanded', 'true');
    });

    test('every text field reaches the preview', async ({ page }) => {
      await page.goto('/');
      await openSection(page, 'Personal Information');
      await openSection(page, 'Contact Information');
      const texts = {
        'Full Name': 'Katherine Johnson',
        'Job Title': 'Mathematician',
        'Company Name': 'Langley',
        'Personal Quote': 'Girls are capable of doing everything',
        'Email Address': 'katherine@example.org',
        'Phone Number': '+1 757 555 0100',
        Website: 'https://langley.example.org',
      };
      for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
      await page.getByLabel('Address', { exact: true }).fill('1 Hangar Road\nHampton');
      const body = preview(page).locator('body');
      for (const text of Object.values(texts)) {
        await expect(body).toContainText(text.replace('https://', ''));
      }
      await expect(body).toContainText('1 Hangar Road, Hampton');
      await expect(preview(page).locator('a[href="tel:+17575550100"]')).toHaveCount(1);
    });

    test('all templates can be chosen, and the preview follows', async ({ page }) => {
      test.setTimeout(TEMPLATE_IDS.length * 4000);
      await page.goto('/');
      await openSection(page, 'Choose Your Style');
      const templates = page.getByRole('group', { name: 'Template' }).getByRole('radio');
      await expect(templates).toHaveCount(TEMPLATE_IDS.length);
      await expect(page.getByRole('radio', { name: 'Modern', exact: true })).toBeChecked();
      const seen = new Set<string>();
      for (const template of await templates.all()) {
        await template.check();
        await expect.poll(async () => seen.has(await markupOf(page))).toBe(false);
        seen.add(await markupOf(page));
      }
    });

    test('palettes, custom colors and the way back', async ({ page }) => {
      await page.goto('/');
      await openSection(page, 'Choose Your Style');
      await page.getByRole('tab', { name: 'Colors' }).click();
      const palettes = page.getByRole('group', { name: 'Palette' }).getByRole('radio');
      await expect(palettes).toHaveCount(PALETTES.length);
      await page.getByRole('radio', { name: 'Cherry Red' }).check();
      const cell = preview(page).locator('td[bgcolor]').first();
      await expect(cell).toHaveAttribute('bgcolor', '#a8152f');
      await page.getByRole('radio', { name: 'Custom colors' }).check();
      await page.getByLabel('Primary', { exact: true }).fill('#123456');
      await expect(cell).toHaveAttribute('bgcolor', '#123456');
      await page.getByRole('radio', { name: 'Preset palettes' }).check();
      await expect(page.getByRole('radio', { name: 'Professional Blue' })).toBeChecked();
      await page.getByRole('radio', { name: 'Custom colors' }).check();
      await expect(page.getByLabel('Primary', { exact: true })).toHaveValue('#123456');
    });
  });
}

test('the department is shown whatever the template, the footer by the executive one', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Department').fill('Research');
  await expect(preview(page).locator('body')).toContainText('Research');
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: 'Executive' }).check();
  await expect(preview(page).locator('body')).toContainText('Research');
  await expect(preview(page).locator('body')).toContainText(
    'This communication is confidential and intended solely for the addressee.',
  );
});

test('what was typed and chosen is there after a reload, and starting over can be undone', async ({
  page,
}) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await page.getByLabel('Full Name').fill('Rosalind Franklin');
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: 'Newspaper' }).check();
  await expectSaved(page);
  await page.reload();
  await expect(preview(page).locator('body')).toContainText('Rosalind Franklin');
  await expect(page.getByRole('radio', { name: 'Newspaper' })).toBeChecked();

  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.focus();
  await page.keyboard.press('Enter');
  await expect(preview(page).locator('body')).toContainText('Jane Doe');
  await expect(startOver).toBeDisabled();
  await expect(startOver).toBeFocused();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).locator('body')).toContainText('Rosalind Franklin');
});

test('silly keeps its emoji until it is chosen again', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Choose Your Style');
  await page.getByRole('radio', { name: 'Silly' }).check();
  await expect(preview(page).locator('body')).toContainText('🏡');
  const before = await preview(page).locator('body').textContent();
  await expectSaved(page);
  await page.reload();
  await expect(preview(page).locator('body')).toContainText('Jane');
  expect(await preview(page).locator('body').textContent()).toBe(before);
});

/** As narrow as a page is on a desktop screen at 400 % (WCAG 1.4.10). */
const NARROWEST = { name: 'narrowest phone', width: 320, height: 640 };

test('nothing is wider than the screen', async ({ page }) => {
  await page.goto('/');
  for (const { name, width, height } of [...SIZES, NARROWEST]) {
    await page.setViewportSize({ width, height });
    for (const section of SECTIONS) await openSection(page, section);
    await motionEnded(page);
    expect(await widerThanScreen(page), name).toBe(0);
    expect(await cutOff(page), name).toEqual([]);
  }
});

function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What the words of buttons are that the right edge of the screen cuts, also where the page does not scroll for them. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().right > window.innerWidth)
        .map((button) => button.textContent),
    );
}

test('typing moves nothing on the page', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  // What a section moves while it opens, and what comes with the first output, is not of the typing.
  await expect(page.getByRole('list', { name: 'Good to know' })).toBeVisible();
  await motionEnded(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await page.getByLabel('Full Name').pressSequentially(' the Second', { delay: 20 });
  await page.waitForTimeout(500);
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(total).toBe(0);
});

test('a key changes the field and the preview, and nothing else on the page', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  await expect(page.getByRole('list', { name: 'Good to know' })).toBeVisible();
  await motionEnded(page);
  await page.getByLabel('Full Name').focus();
  const changed = await page.evaluate(async () => {
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    for (const letter of ['A', 'd', 'a']) {
      document.execCommand('insertText', false, letter);
      await new Promise((resolve) => setTimeout(resolve));
      // What stands beside the field repeats the first letter at once.
      observer.observe(document, all);
    }
    return seen.map(({ target }) => (target instanceof Element ? target.tagName : 'text'));
  });
  expect(new Set(changed)).toEqual(new Set(['INPUT']));
  await expect(preview(page).locator('body')).toContainText('Ada');
  await expect(page.getByRole('button', { name: 'Signatures: ' })).toContainText('Ada');
});

/** What the preview shows, styles included; without the addresses of pictures, which change when those have been drawn. */
function markupOf(page: Page): Promise<string> {
  const body = preview(page).locator('body');
  return body.evaluate(({ innerHTML }) => innerHTML.replaceAll(/ src="[^"]*"/g, ''));
}
