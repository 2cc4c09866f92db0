import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { undo } from '../../src/editor/commands/edit';
import {
  collapseEmptyLines,
  copyHtml,
  copyPlainText,
  copySignature,
  trimToContent,
  viewHtml,
} from '../../src/editor/commands/export';
import { exportScene } from '../../src/export';
import { designOf } from '../../src/store/signature/signature';
import { designer, type Designer } from '../helpers/designer';
import { OUTPUT_DELAY_MS } from '../helpers/visitor';

/** What loads on use is there: with the clock standing still, nothing waits for it. */
beforeAll(async () => {
  await exportScene(designOf(designer().store.getState().signature.present));
  await import('../../src/pictures/state/read-natural-sizes');
  await import('../../src/export/collapse-empty/collapse-empty');
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Copy signature', () => {
  test('puts both forms on the clipboard and shows a notice', async () => {
    const someone = await withName();
    someone.does(copySignature);
    await waits(0);
    const { html, text } = someone.store.getState().output;
    expect(text).toContain('Anna Berg');
    expect(someone.world.copied).toEqual([{ html, text }]);
    expect(someone.notices()).toEqual(['🎉 Copied!']);
  });

  test('takes what was changed a moment ago', async () => {
    const someone = await withName();
    someone.has('title', 'b', { content: 'A moment ago' }).does(copySignature);
    await waits(0);
    expect(someone.world.copied[0]?.text).toContain('A moment ago');
  });

  test('shows a notice about what emails will not show', async () => {
    const someone = await withName();
    someone.has('logo', 'b', { content: '' }).does(copySignature);
    await waits(0);
    expect(someone.notices()).toEqual(['🎉 Copied!', 'Good to know']);
    // The confirmation is read first.
    expect(someone.store.getState().notices.queue.map(({ waits }) => waits)).toEqual([
      undefined,
      true,
    ]);
  });

  test.each([
    ['the clipboard', { clipboard: 'refuses' }],
    ['the exporter', { exporter: 'fails' }],
  ] as const)('ends in a notice when %s fails', async (_, fault) => {
    const someone = designer().has('name', 'a');
    Object.assign(someone.world.behaviour, fault);
    for (const command of [copySignature, copyHtml, copyPlainText]) {
      someone.does(command);
      await waits(OUTPUT_DELAY_MS);
    }
    expect(someone.notices()).toEqual(['Error', 'Error', 'Error']);
    expect(someone.world.copied).toEqual([]);
  });

  test('is disabled while nothing is on the canvas', () => {
    expect(designer().does(copySignature)).toBe(false);
  });
});

test('the HTML and the plain text are copied as text', async () => {
  const someone = await withName();
  const { html, text } = someone.store.getState().output;
  someone.does(copyHtml);
  someone.does(copyPlainText);
  await waits(0);
  expect(someone.world.copied.map((copied) => copied.text)).toEqual([html, text]);
  expect(someone.world.copied.map((copied) => copied.html)).toEqual(['', '']);
});

test('looking at the HTML asks for it where it could not be made', async () => {
  const someone = designer().has('name', 'a');
  someone.world.behaviour.exporter = 'fails';
  await waits(OUTPUT_DELAY_MS);
  someone.world.behaviour.exporter = 'works';
  someone.does(viewHtml);
  await waits(OUTPUT_DELAY_MS);
  expect(someone.store.getState().output.status).toBe('fresh');
  expect(someone.store.getState().view.dialog).toBe('html');
});

test('Trim to content makes the output as wide as the elements, and can be undone', async () => {
  const someone = await withName();
  const widthOf = (): string | undefined =>
    /^<table[^>]*? width="(\d+)"/.exec(someone.store.getState().output.html)?.[1];
  expect(widthOf()).toBe('600');
  someone.does(trimToContent);
  await waits(OUTPUT_DELAY_MS);
  expect(widthOf()).toBe(String(someone.find('a')?.width));
  someone.does(undo);
  await waits(OUTPUT_DELAY_MS);
  expect(widthOf()).toBe('600');
});

test('Remove empty lines leaves no gap in the output, and can be undone', async () => {
  const someone = designer()
    .has('quote', 'a', { y: 0, content: 'Above' })
    .has('fax', 'b', { y: 100 })
    .has('quote', 'c', { y: 200, content: 'Below' });
  await waits(OUTPUT_DELAY_MS);
  const far = gapIn(someone);
  someone.does(collapseEmptyLines);
  await waits(OUTPUT_DELAY_MS);
  expect(someone.scene().frame.closeUp).toBe(true);
  expect([far, gapIn(someone)]).toEqual([180, 80]);
  expect(someone.store.getState().signature.present.step?.label).toBe('Remove empty lines');
  someone.does(undo);
  await waits(OUTPUT_DELAY_MS);
  expect(gapIn(someone)).toBe(far);
});

/** How far the first text of the output is from what is below it, in px. */
function gapIn({ store }: Designer): number {
  const [, below] = /padding:0 0 (\d+)px/.exec(store.getState().output.html) ?? [];
  return Number(below);
}

async function withName(): Promise<Designer> {
  const someone = designer().has('name', 'a', { content: 'Anna Berg' });
  await waits(OUTPUT_DELAY_MS);
  return someone;
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}
