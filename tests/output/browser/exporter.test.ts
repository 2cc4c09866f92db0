import { describe, expect, test, vi } from 'vitest';
import { SOCIAL_ICONS } from '../../../src/email/social-icons.data';
import { exportScene, exportSignature } from '../../../src/export';
import { exportPrinted, previewInTemplate } from '../../../src/export/print/export-printed';
import { previewSignatureElsewhere } from '../../../src/export/previews/preview-signature';
import { fail, ok } from '../../../src/base/result';
import {
  EXPORT_TIMEOUT_MS,
  makeExporter,
  type ExportWorker,
} from '../../../src/output/browser/exporter';
import { fakeWorker, type FakeWorker } from '../../helpers/fake-worker';
import { designOf } from '../../helpers/scenes';
import { completeSignature } from '../../../src/model/person/signature';
import * as signatures from '../../helpers/signatures';

const FULL = completeSignature(signatures.FULL);
const NAME_ONLY = completeSignature(signatures.NAME_ONLY);

/** The answer of a working worker to its request of this number, counted from 0. */
async function answer(worker: FakeWorker, index: number): Promise<void> {
  const request = worker.asked[index];
  if (request === undefined) throw new Error(`There was no request ${index}`);
  const { id, job } = request;
  if (job.kind !== 'signature') throw new Error(`Request ${index} is not for a signature`);
  const { person, templateId, options } = job;
  worker.reply({ id, answer: ok(await exportSignature(person, templateId, options)) });
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
      { job: { person: FULL, templateId: 'tech', options: { socialStyle: 'icons' } } },
      { job: { person: NAME_ONLY, templateId: 'modern', options: {} } },
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
    const first = exporter.exportSignature(completeSignature({ fullName: 'First' }), 'modern', {});
    const second = exporter.exportSignature(
      completeSignature({ fullName: 'Second' }),
      'modern',
      {},
    );
    await answer(worker, 1);
    await answer(worker, 0);
    expect((await first).text).toContain('First');
    expect((await second).text).toContain('Second');
  });

  test('ignores answers that were not asked for', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const asked = exporter.exportSignature(FULL, 'modern', {});
    worker.reply({ id: 99, answer: fail('stray') });
    await answer(worker, 0);
    await answer(worker, 0);
    await expect(asked).resolves.toHaveProperty('html');
  });

  test('rejects in the worker’s words, and goes on with the next', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const failing = exporter.exportSignature(FULL, 'modern', {});
    worker.reply({ id: worker.asked[0]?.id ?? 0, answer: fail('Error: out of ink') });
    await expect(failing).rejects.toThrow('out of ink');
    const next = exporter.exportSignature(FULL, 'modern', {});
    await answer(worker, 1);
    await expect(next).resolves.toHaveProperty('html');
  });
});

/** An exporter with the workers that it has started. */
function exporterWithWorkers() {
  const workers: FakeWorker[] = [];
  const exporter = makeExporter(() => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  });
  return { exporter, workers };
}

describe('a worker that fails', () => {
  const printed = exportPrinted(FULL, 'tech', {});

  test.each(['error', 'messageerror'] as const)(
    'is replaced after an %s event, and all that waits is made again',
    async (event) => {
      const { exporter, workers } = exporterWithWorkers();
      const waiting = [
        exporter.exportSignature(FULL, 'tech', {}),
        exporter.exportScene(designOf([]), {}),
      ];
      await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
      workers[0]?.fail(event);
      await vi.waitFor(() => expect(workers[1]?.asked).toHaveLength(2));
      expect(workers[0]?.isOver()).toBe(true);
      const [, again] = workers;
      if (again === undefined) throw new Error('There is no second worker');
      await answer(again, 0);
      again.reply({ id: again.asked[1]?.id ?? 0, answer: ok(await exportScene(designOf([]))) });
      const [signature, scene] = await Promise.all(waiting);
      expect(signature?.text).toBe(printed.text);
      expect(scene?.findings).toEqual([]);
    },
  );

  test('twice leaves a signature to the page, a design to the next try', async () => {
    const { exporter, workers } = exporterWithWorkers();
    const signature = exporter.exportSignature(FULL, 'tech', {});
    const scene = exporter.exportScene(designOf([]), {}).catch(String);
    for (const at of [0, 1]) {
      await vi.waitFor(() => expect(workers[at]?.asked).toHaveLength(2));
      workers[at]?.fail('error');
    }
    await expect(signature).resolves.toEqual(printed);
    await expect(scene).resolves.toContain('cannot start');
    const next = exporter.exportScene(designOf([]), {});
    await vi.waitFor(() => expect(workers[2]?.asked).toHaveLength(1));
    const [request] = workers[2]?.asked ?? [];
    workers[2]?.reply({ id: request?.id ?? 0, answer: ok(await exportScene(designOf([]))) });
    await expect(next).resolves.toHaveProperty('html');
  });

  test('to answer is replaced in the end, and the export made again', async () => {
    vi.useFakeTimers();
    const { exporter, workers } = exporterWithWorkers();
    const asked = exporter.exportSignature(FULL, 'tech', {});
    await vi.advanceTimersByTimeAsync(EXPORT_TIMEOUT_MS);
    vi.useRealTimers();
    expect(workers[0]?.isOver()).toBe(true);
    const [, again] = workers;
    if (again === undefined) throw new Error('There is no second worker');
    await answer(again, 0);
    await expect(asked).resolves.toHaveProperty('html');
  });
});

describe('without a worker', () => {
  const printed = exportPrinted(FULL, 'tech', { socialStyle: 'icons', socialIcons: SOCIAL_ICONS });

  test('the page prints where the worker cannot start, and tries again with the next', async () => {
    const worker = fakeWorker();
    const start = vi.fn<() => ExportWorker>(() => {
      throw new Error('Workers are forbidden');
    });
    const exporter = makeExporter(start);
    const asked = exporter.exportSignature(FULL, 'tech', { socialStyle: 'icons' });
    await expect(asked).resolves.toEqual(printed);
    start.mockReturnValue(worker);
    const next = exporter.exportSignature(FULL, 'tech', {});
    await answer(worker, 0);
    await expect(next).resolves.toHaveProperty('html');
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

const printedElsewhere = await previewSignatureElsewhere(FULL, 'tech', {
  socialStyle: 'icons',
  socialIcons: SOCIAL_ICONS,
});

describe('previews', () => {
  const signature = { kind: 'signature', person: FULL, templateId: 'tech' } as const;
  const scene = { kind: 'scene', design: designOf([]) } as const;

  test('are asked of the worker, those of a design with the fonts that stand in', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(
      () => worker,
      () => Promise.resolve({ faces: [], standIns: ['Georgia'] }),
    );
    const first = exporter.makePreviews(signature, { socialStyle: 'icons' });
    const second = exporter.makePreviews(scene, {});
    await vi.waitFor(() => expect(worker.asked).toHaveLength(2));
    expect(worker.asked.map(({ job }) => job)).toEqual([
      { kind: 'previews', source: signature, options: { socialStyle: 'icons' }, faces: [] },
      { kind: 'previews', source: scene, options: { standIns: ['Georgia'] }, faces: [] },
    ]);
    for (const { id } of worker.asked) {
      worker.reply({ id, answer: ok({ previews: printedElsewhere.slice(0, id) }) });
    }
    expect(await first).toEqual(printedElsewhere.slice(0, worker.asked[0]?.id));
    expect(await second).toEqual(printedElsewhere.slice(0, worker.asked[1]?.id));
  });

  test('of a form’s signature are made by the page where no worker starts, those of a design not', async () => {
    const exporter = makeExporter(() => {
      throw new Error('Workers are forbidden');
    });
    await expect(exporter.makePreviews(signature, { socialStyle: 'icons' })).resolves.toEqual(
      printedElsewhere,
    );
    await expect(exporter.makePreviews(scene, {})).rejects.toThrow('cannot start');
  });

  test('are not taken for an output, nor an output for them', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const output = exporter.exportSignature(FULL, 'tech', {});
    const previews = exporter.makePreviews(signature, {});
    await vi.waitFor(() => expect(worker.asked).toHaveLength(2));
    const [first, second] = worker.asked;
    worker.reply({ id: first?.id ?? 0, answer: ok({ previews: printedElsewhere }) });
    worker.reply({ id: second?.id ?? 0, answer: ok(await exportSignature(FULL, 'tech')) });
    await expect(output).rejects.toThrow('another question');
    await expect(previews).rejects.toThrow('another question');
  });
});

describe('thumbnails', () => {
  const options = { socialStyle: 'icons' } as const;
  const printed = previewInTemplate(FULL, 'tech', { ...options, socialIcons: SOCIAL_ICONS });

  test('are made by the worker', async () => {
    const worker = fakeWorker();
    const asked = makeExporter(() => worker).makeThumbnail(FULL, 'tech', options);
    expect(worker.asked.map(({ job }) => job)).toEqual([
      { kind: 'thumbnail', person: FULL, templateId: 'tech', options },
    ]);
    worker.reply({ id: worker.asked[0]?.id ?? 0, answer: ok({ thumbnail: '<table></table>' }) });
    await expect(asked).resolves.toBe('<table></table>');
  });

  test('are made by the page where no worker starts', async () => {
    const exporter = makeExporter(() => {
      throw new Error('Workers are forbidden');
    });
    await expect(exporter.makeThumbnail(FULL, 'tech', options)).resolves.toBe(printed);
  });

  test('are not taken for an output, nor an output for them', async () => {
    const worker = fakeWorker();
    const exporter = makeExporter(() => worker);
    const output = exporter.exportSignature(FULL, 'tech', {});
    const thumbnail = exporter.makeThumbnail(FULL, 'tech', {});
    const [first, second] = worker.asked;
    worker.reply({ id: first?.id ?? 0, answer: ok({ thumbnail: printed }) });
    worker.reply({ id: second?.id ?? 0, answer: ok(await exportSignature(FULL, 'tech')) });
    await expect(output).rejects.toThrow('another question');
    await expect(thumbnail).rejects.toThrow('another question');
  });
});

test('a file holds the exported HTML as a whole document', () => {
  const file = makeExporter(fakeWorker).toDocument('<table></table>', 'Ada & Co');
  expect(file).toContain('<title>Ada &amp; Co</title>');
  expect(file).toContain('<body><table></table></body>');
});
