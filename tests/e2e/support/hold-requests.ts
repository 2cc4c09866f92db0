import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Holds the requests for files back until the answer is called. */
export async function holdRequests(
  page: Page,
  files: Parameters<Page['route']>[0],
): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit('open');
}
