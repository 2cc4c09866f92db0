import type { Locator } from '@playwright/test';

/** Pastes into something what a mail program puts on the clipboard. */
export async function pasteInto(target: Locator, html: string, text: string): Promise<void> {
  await target.evaluate(
    (node, [asHtml = '', asText = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', asHtml);
      clipboardData.setData('text/plain', asText);
      node.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, text],
  );
}
