import { add, elements, openEmpty } from './support/designer';
import { boxAtRest } from './support/box-at-rest';
import { picture } from './support/pictures';
import { expect, test, type Locator, type Page } from './support/test';

/*
 * Five signatures, each drawn on an empty canvas with a real mouse and keyboard. Every press, drag and key is a step, and so is
 * every field that is filled in.
 */

test.slow();

test('with a photo', async ({ page }) => {
  const hand = await begin(page);
  await hand.add('Name', 'Job Title', 'Company', 'Email', 'Phone', 'Website');
  await hand.keys('Control+a', 'Shift+A');
  await hand.drag(elements(page).first(), 120, 0);
  await hand.keys('Escape');
  await hand.upload('Photo');
  await hand.drag(element(page, /^Photo/), 0, -160);
  await hand.keys('Escape');
  await hand.choose('Design font', 'Georgia');
  await hand.fill(textbox(page, 'Heading'), '22');
  await hand.fill(textbox(page, 'Accent color'), '#7a1f3d');
  await expect(elements(page)).toHaveCount(7);
  await expect(element(page, /^Name/).locator('text')).toHaveAttribute('font-size', '22');
  expect(hand.steps()).toBeLessThanOrEqual(20);
});

test('a dark card', async ({ page }) => {
  const hand = await begin(page);
  await hand.add('Background');
  await hand.fill(textbox(page, 'Width'), '380');
  await hand.fill(textbox(page, 'Height'), '150');
  await hand.fill(textbox(page, 'Background'), '#14202b');
  await hand.keys('Escape');
  await hand.add('Name', 'Job Title', 'Email', 'Phone');
  await hand.keys('Control+a');
  await hand.fill(textbox(page, 'Text color'), '#f4f1ea');
  await hand.keys('Escape');
  for (const name of [/^Name/, /^Phone/]) {
    await expect(element(page, name).locator('text')).toHaveAttribute('fill', '#f4f1ea');
  }
  expect(hand.steps()).toBeLessThanOrEqual(14);
});

test('of a law firm', async ({ page }) => {
  const hand = await begin(page);
  await hand.add('Name', 'Job Title', 'Company', 'Divider', 'Address', 'Phone', 'Email', 'Website');
  await hand.add('Disclaimer');
  await hand.fill(textbox(page, 'Text'), 'Privileged and confidential.');
  await hand.press(element(page, /^Name/));
  await hand.press(page.getByRole('button', { name: 'Small capitals' }));
  await hand.keys('Control+a', 'Shift+A', 'Escape');
  await hand.choose('Design font', 'Times New Roman');
  await hand.fill(textbox(page, 'Heading'), '20');
  await hand.fill(textbox(page, 'Body'), '13');
  for (const name of [/^Name/, /^Website/, /^Disclaimer/]) {
    await expect(element(page, name).locator('text').first()).toHaveAttribute(
      'font-family',
      /Times New Roman/,
    );
  }
  expect(hand.steps()).toBeLessThanOrEqual(25);
});

test('with a button and a code', async ({ page }) => {
  const hand = await begin(page);
  await hand.add('Name', 'Job Title', 'Button');
  await hand.fill(textbox(page, 'Text'), 'Book a call');
  await hand.fill(textbox(page, 'Link'), 'example.com/call');
  await hand.add('QR Code');
  await hand.fill(textbox(page, 'Link'), 'example.com/card');
  await hand.drag(element(page, /^QR Code/), 240, -120);
  await hand.keys('Escape');
  await hand.choose('Design font', 'Verdana');
  await hand.fill(textbox(page, 'Accent color'), '#0b6e4f');
  await expect(elements(page)).toHaveCount(4);
  expect(hand.steps()).toBeLessThanOrEqual(13);
});

test('in Arabic and Japanese', async ({ page }) => {
  const hand = await begin(page);
  for (const words of ['ليلى حداد', 'مديرة التصميم', '山田 花子', 'デザイン部長']) {
    await hand.add('Text');
    await hand.fill(textbox(page, 'Text'), words);
  }
  await hand.press(elements(page).last());
  await hand.keys('Control+a');
  await hand.fill(textbox(page, 'Font size').first(), '16');
  await hand.press(page.getByRole('radio', { name: 'Align text right' }));
  await expect(elements(page)).toHaveCount(4);
  await expect(elements(page).first().locator('text')).toHaveAttribute('font-size', '16');
  expect(hand.steps()).toBeLessThanOrEqual(16);
});

function element(page: Page, name: RegExp): Locator {
  return elements(page).and(page.getByRole('option', { name }));
}

function textbox(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** A visitor whose steps are counted. */
interface Hand {
  readonly steps: () => number;
  readonly add: (...names: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly keys: (...keys: readonly string[]) => Promise<void>;
  readonly press: (what: Locator) => Promise<void>;
  readonly fill: (field: Locator, text: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly drag: (what: Locator, dx: number, dy: number) => Promise<void>;
  /** Adds a picture element and chooses its file. */
  readonly upload: (name: string) => Promise<void>;
}

async function begin(page: Page): Promise<Hand> {
  let steps = 0;
  await openEmpty(page);
  return {
    steps: () => steps,
    add: async (...names) => {
      for (const name of names) {
        steps += 1;
        const before = await elements(page).count();
        await add(page, name);
        await expect(elements(page)).toHaveCount(before + 1);
      }
    },
    keys: async (...keys) => {
      for (const key of keys) {
        steps += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (text) => {
      steps += 1;
      await page.keyboard.type(text);
    },
    press: async (what) => {
      steps += 1;
      await what.click();
    },
    fill: async (field, text) => {
      steps += 1;
      // As a visitor does: with the press the panel shows what is selected.
      await field.click();
      await field.fill(text);
      await field.press('Enter');
    },
    choose: async (label, option) => {
      steps += 1;
      await page.getByLabel(label).selectOption(option);
    },
    drag: async (what, dx, dy) => {
      steps += 1;
      const { x, y, width, height } = await boxAtRest(what);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + dx, y + height / 2 + dy, { steps: 8 });
      await page.mouse.up();
    },
    upload: async (name) => {
      steps += 2;
      await add(page, name);
      const choosing = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      const buffer = await picture(page, 300, 300, 'image/png');
      await (await choosing).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
    },
  };
}
