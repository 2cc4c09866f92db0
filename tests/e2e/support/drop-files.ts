import type { Page } from '@playwright/test';

interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: readonly number[];
}

/** Drops files on a place of the window, as the browser reports it to a page. */
export async function dropFiles(page: Page, files: readonly DroppedFile[], x: number, y: number) {
  await page.evaluate(
    ([given, clientX, clientY]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, bytes } of given) {
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      }
      const target = document.elementFromPoint(clientX, clientY);
      for (const type of ['dragover', 'drop']) {
        const options = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
        target?.dispatchEvent(new DragEvent(type, options));
      }
    },
    [files, x, y] as const,
  );
}
