import type { Page } from '@playwright/test';

/**
 * The boxes that have scrolled and are not meant to: all but those with scroll bars of their own and fields, in shadow roots too. Of
 * the page itself only where it is as high as the window.
 */
export async function scrolledBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = /^(?:auto|scroll)$/;
    const found: string[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot !== null) walk(node.shadowRoot);
        if (node.scrollTop === 0 && node.scrollLeft === 0) continue;
        const { overflowX, overflowY } = getComputedStyle(node);
        const isPage = node === document.scrollingElement && node.scrollHeight > innerHeight;
        const isField = node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
        if (isField || (isPage && node.scrollLeft === 0)) continue;
        const isMeant =
          (node.scrollTop === 0 || scrolls.test(overflowY)) &&
          (node.scrollLeft === 0 || scrolls.test(overflowX));
        if (isMeant) continue;
        const name = `${node.localName}.${node.getAttribute('class') ?? ''}`;
        found.push(`${name} ${node.scrollLeft}, ${node.scrollTop}`);
      }
    };
    walk(document);
    return found;
  });
}

/** Brings each element of the page into view, one after the other, as a screen reader or a search in the page does. */
export async function showEach(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walk = (root: Document | ShadowRoot): void => {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot !== null) walk(node.shadowRoot);
        node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        node.scrollIntoView({ block: 'center', inline: 'center' });
      }
    };
    walk(document);
  });
}
