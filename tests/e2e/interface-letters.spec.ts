import { add, elements, openDesigner } from './support/designer';
import { openSection } from './support/form';
import { expect, test, type Locator } from './support/test';

/* The letters of the interface at device scale 1, where a browser may put each on a whole pixel. */

/** How wide the space between two words is, as a share of the font size. */
async function spaceIn(place: Locator): Promise<number> {
  return place.evaluate((node) => {
    const widthOf = (text: string): number => {
      const words = document.createElement('span');
      words.style.cssText = 'position:absolute;white-space:pre;font:inherit';
      words.textContent = text;
      node.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      return width;
    };
    const size = Number.parseFloat(getComputedStyle(node).fontSize);
    return (widthOf('Start over') - widthOf('Start') - widthOf('over')) / size;
  });
}

const STYLES = ['letterSpacing', 'wordSpacing', 'textRendering'] as const;

function lettersOf(place: Locator): Promise<readonly string[]> {
  return place.evaluate((node, styles) => {
    const computed = getComputedStyle(node);
    return styles.map((style) => computed[style]);
  }, STYLES);
}

test('words stand a quarter of their size apart, in texts and in controls', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Personal Information');
  for (const place of [
    page.getByRole('main'),
    page.getByRole('button', { name: 'Copy HTML' }),
    page.locator('label').filter({ hasText: 'Full Name' }),
  ]) {
    expect(await spaceIn(place)).toBeGreaterThan(0.25);
    expect(await lettersOf(place)).toEqual(['normal', expect.any(String), 'geometricprecision']);
  }
});

test('the letters of a design are those of emails', async ({ page }) => {
  await openDesigner(page);
  await add(page, 'Text');
  const ofMails = ['normal', '0px', 'auto'];
  expect(await lettersOf(elements(page).first().locator('text').first())).toEqual(ofMails);
  expect(await lettersOf(page.getByRole('button', { name: 'Job Title' }).locator('text'))).toEqual(
    ofMails,
  );
  await elements(page).first().press('Enter');
  expect(await lettersOf(page.getByRole('textbox', { name: /^Text of/ }))).toEqual(ofMails);
});
