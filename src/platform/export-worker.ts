import { exportScene } from '../export/export-scene';
import { exportSignature } from '../export/export-signature';
import { collectMetrics, type TextMetrics } from '../export/metrics';
import type { EmailOutput } from '../export/types';
import { fail, ok } from '../model/result';
import type { Design } from '../scene/scene';
import { measureText } from './measure-text';
import type { ExportAnswer, ExportJob } from './export-messages';
import type { WorkerReply, WorkerRequest } from './worker-client';

addEventListener('message', ({ data: { id, job } }: MessageEvent<WorkerRequest<ExportJob>>) => {
  void answer(job).then((reply) =>
    postMessage({ id, answer: reply } satisfies WorkerReply<ExportAnswer>),
  );
});

async function answer(job: ExportJob): Promise<ExportAnswer> {
  try {
    return ok(await doWork(job));
  } catch (cause) {
    return fail(String(cause));
  }
}

function doWork(job: ExportJob): Promise<EmailOutput> {
  if (job.kind === 'signature') return exportSignature(job.data, job.templateId, job.options);
  const { design, options } = job;
  return exportScene(design, { metrics: browserMetrics(design), ...options });
}

/** The fonts of the designer come with the system, so a worker measures as the page does. */
function browserMetrics(design: Design): TextMetrics {
  return typeof OffscreenCanvas === 'function' ? collectMetrics(design, measureText) : {};
}
