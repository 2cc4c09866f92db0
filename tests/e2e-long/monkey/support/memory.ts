import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once all rubbish is gone. */
export interface Memory {
  readonly memoryMB: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function makeMeasurable(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return session;
}

export async function memoryOf(session: CDPSession): Promise<Memory> {
  // What the first collection sets free may hold more.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { memoryMB: Math.round(usedSize / 1e4) / 100, nodes, listeners: jsEventListeners };
}
