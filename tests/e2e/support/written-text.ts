import { add, elements } from './designer';
import type { Locator, Page } from './test';

/** The field in which a text is written on the canvas. */
export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Text of / });
}

/** Adds a text to the open canvas and writes in it. */
export async function writeText(page: Page, words: string): Promise<void> {
  await add(page, 'Text');
  await elements(page).first().press('Enter');
  await page.keyboard.type(words);
}

/** The parts of a text as the canvas shows them: words, weight, another attribute and color. */
export function partsOf(
  element: Locator,
  attribute: string,
  without: string,
): Promise<readonly string[]> {
  return element
    .locator('tspan')
    .evaluateAll(
      (nodes, [name, none]) =>
        nodes.map((node) =>
          [
            node.textContent,
            node.getAttribute('font-weight'),
            node.getAttribute(name) ?? none,
            node.getAttribute('fill'),
          ].join('|'),
        ),
      [attribute, without] as const,
    );
}
