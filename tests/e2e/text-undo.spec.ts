import { elements, openWith } from './support/designer';
import { expect, test } from './support/test';
import { field } from './support/written-text';

/* What is typed in a text comes and goes in the field, and an input method is left alone. */

test.use({ viewport: { width: 1440, height: 900 } });

const TEXT = { id: 'text', type: 'text', x: 60, y: 40, content: 'Head of Design' };
const UNDO = 'ControlOrMeta+z';

for (const kind of ['plain', 'with a bold word'] as const) {
  test(`in a text that is ${kind} words come and go one by one, the caret where it was`, async ({
    page,
  }) => {
    await openWith(page, [
      {
        ...TEXT,
        ...(kind === 'plain' ? {} : { spans: [{ start: 8, end: 14, bold: true }] }),
      },
    ]);
    await elements(page).first().press('Enter');
    await page.keyboard.press('Home');
    for (let letters = 0; letters < 4; letters += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(' and soul');
    await expect(field(page)).toHaveText('Head and soul of Design');
    await page.keyboard.press(UNDO);
    await expect(field(page)).toHaveText('Head and of Design');
    await page.keyboard.press(UNDO);
    await page.keyboard.press(UNDO);
    await page.keyboard.press(UNDO);
    await expect(field(page)).toHaveText('Head of Design');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveText('Heads of Design');
    await page.keyboard.press(UNDO);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.type('!');
    await expect(field(page)).toHaveText('Heads! of Design');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Gone');
    await page.keyboard.press(UNDO);
    await expect(field(page)).toHaveText('Heads! of Design');
    await page.keyboard.type('All');
    await expect(field(page), 'all is selected again').toHaveText('All');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press(UNDO);
    await expect(field(page)).toHaveText('All');
  });
}

for (const { name, spans, clears } of [
  { name: 'at the end of a link', spans: [{ start: 8, end: 14, href: 'https://example.com/' }] },
  { name: 'where all was cleared', spans: [{ start: 8, end: 14, bold: true }], clears: true },
] as const) {
  test(`nothing of the field is replaced while an input method composes ${name}`, async ({
    page,
  }) => {
    await openWith(page, [{ ...TEXT, spans }]);
    await elements(page).first().press('Enter');
    await page.keyboard.press(clears === true ? 'Delete' : 'End');
    const before = clears === true ? '' : 'Head of Design';
    await expect(field(page)).toHaveText(before);
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('に');
    await field(page).evaluate((node) => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver((records) => {
        for (const { type, removedNodes } of records)
          if (type === 'childList' && removedNodes.length > 0) seen.push(type);
      }).observe(node, { childList: true, subtree: true });
    });
    await compose('にほ');
    await compose('にほん');
    await expect(field(page)).toHaveText(`${before}にほん`);
    // The canvas has drawn what is composed.
    await expect(elements(page).first().locator('text')).toHaveText(`${before}にほん`);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([]);
    await client.send('Input.insertText', { text: '日本' });
    await expect(field(page)).toHaveText(`${before}日本`);
    await page.keyboard.press(UNDO);
    await expect(field(page)).toHaveText(before);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('Escape');
    await expect(elements(page).first().locator('text')).toHaveText(`${before}日本`);
  });
}
