import { describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { exportPrinted } from '../../src/export/preview';
import { makeExporter, type ExportWorker } from '../../src/platform/exporter';
import { fakeWorker, type FakeWorker } from '../helpers/fake-worker';
import { FULL, NAME_ONLY } from '../helpers/signatures';

/** The answer of a working worker to its request of this number, counted from 0. */
async function answer(worker: FakeWorker, index: number): Promise<void> {
  const request = worker.asked[index];
  if (request === undefined) throw new Error(`There was no request ${index}`);
  if (!('data' in request)) throw new Error(`Request ${index} is not for a signature`);
  const { id, data, templateId, options } = request;
  worker.reply({ id, output: await exportSignature(data, templateId, options) });
}

describe('the exporter', () => {
  test('starts its worker with the first request, and only one', async () => {
    const worker = fakeWorker();
    const start = vi.fn<() => ExportWorker>(() => worker);
    const exporter = makeExporter(start);
    expect(start).not.toHaveBeenCalled();
    const asked = [
      exporter.exportSignature(FULL, 'tech', { socialStyle: 'icons' }),
      exporter.exportSignature(NAME_ONLY, 'modern', {}),
    ];
    expect(start).toHaveBeenCalledOnce();
    await answer(worker, 0);
    await answer(worker, 1);
    await Promise.all(asked);
    expect(worker.asked).toMatchObject([
      { data: FULL, templateId: 'tech', options: { socialStyle: 'icons' } },
      { data: NAME_ONLY, templateId: 'modern', options: {} },
    ]);
  });

  test('gives the worker’s answer, passes and all', async () => {
    const worker = fakeWorker();
    const asked = makeExporter(() => worker).exportSignature(FULL, 'tech', {});
    await answer(worker, 0);
    expect((await asked).html).toBe((await exportSignature(FULL, 'tech')).html);
  });

  test('gives each its own answer when they come out of order', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const first = exporter.exportSignature({ fullName: 'First' }, 'modern', {});
    const second = exporter.exportSignature({ fullName: 'Second' }, 'modern', {});
    await answer(worker, 1);
    await answer(worker, 0);
    expect((await first).text).toContain('First');
    expect((await second).text).toContain('Second');
  });

  test('does not mind answers nobody asked for', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const asked = exporter.exportSignature(FULL, 'modern', {});
    worker.reply({ id: 99, error: 'stray' });
    await answer(worker, 0);
    await answer(worker, 0);
    await expect(asked).resolves.toHaveProperty('html');
  });

  test('rejects in the worker’s words, and goes on with the next', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const failing = exporter.exportSignature(FULL, 'modern', {});
    worker.reply({ id: worker.asked[0]?.id ?? 0, error: 'Error: out of ink' });
    await expect(failing).rejects.toThrow('out of ink');
    const next = exporter.exportSignature(FULL, 'modern', {});
    await answer(worker, 1);
    await expect(next).resolves.toHaveProperty('html');
  });
});

describe('without a worker', () => {
  const printed = exportPrinted(FULL, 'tech', { socialStyle: 'icons' });

  test.each(['error', 'messageerror'] as const)(
    'everything that waits is printed by the page after an %s event, and all that follows',
    async (event) => {
      const worker = fakeWorker();
      const exporter = makeExporter(() => worker);
      const waiting = [
        exporter.exportSignature(FULL, 'tech', { socialStyle: 'icons' }),
        exporter.exportSignature(FULL, 'tech', { socialStyle: 'icons' }),
      ];
      worker.fail(event);
      await expect(Promise.all(waiting)).resolves.toEqual([printed, printed]);
      const next = exporter.exportSignature(FULL, 'tech', { socialStyle: 'icons' });
      await expect(next).resolves.toEqual(printed);
      expect(worker.asked).toHaveLength(2);
    },
  );

  test('the page prints where the worker cannot start', async () => {
    const start = vi.fn<() => ExportWorker>(() => {
      throw new Error('Workers are forbidden');
    });
    const exporter = makeExporter(start);
    for (let time = 0; time < 2; time++) {
      const asked = exporter.exportSignature(FULL, 'tech', { socialStyle: 'icons' });
      await expect(asked).resolves.toEqual(printed);
    }
    expect(start).toHaveBeenCalledOnce();
  });

  test('the page prints where the worker takes no messages', async () => {
    const worker: ExportWorker = {
      ...fakeWorker(),
      postMessage: () => {
        throw new DOMException('It could not be cloned', 'DataCloneError');
      },
    };
    const asked = makeExporter(() => worker).exportSignature(FULL, 'tech', {
      socialStyle: 'icons',
    });
    await expect(asked).resolves.toEqual(printed);
  });

  test('what the page prints lacks nothing but the passes', async () => {
    const whole = await exportSignature(FULL, 'tech', { socialStyle: 'icons' });
    expect(printed.text).toBe(whole.text);
    expect(printed.findings).toEqual(whole.findings);
    expect(printed.doc).toEqual(whole.doc);
  });
});

test('a file holds the exported HTML as a whole document', () => {
  const file = makeExporter(fakeWorker).toDocument('<table></table>', 'Ada & Co');
  expect(file).toContain('<title>Ada &amp; Co</title>');
  expect(file).toContain('<body><table></table></body>');
});
