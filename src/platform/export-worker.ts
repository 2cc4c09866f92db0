import { exportScene } from '../export/export-scene';
import { exportSignature } from '../export/export-signature';
import type { EmailOutput } from '../export/types';
import { fail, ok } from '../model/result';
import type { Design } from '../scene/scene';
import type { ExportAnswer, ExportJob } from './export-messages';
import { addFaces, type FaceSource } from './fonts/face-source';
import { loadDesignFaces } from './load-design-faces';
import { forgetMeasures, measureText } from './measure-text';
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

async function doWork(job: ExportJob): Promise<EmailOutput> {
  if (job.kind === 'signature') return exportSignature(job.data, job.templateId, job.options);
  const { design, options, faces } = job;
  const canMeasure = await prepareMeasuring(design, faces);
  return exportScene(design, options, canMeasure ? measureText : undefined);
}

let hasFaces = false;

/** False where this worker would measure other fonts than the page: the built-in table is nearer then. */
async function prepareMeasuring(design: Design, faces: readonly FaceSource[]): Promise<boolean> {
  if (typeof OffscreenCanvas !== 'function') return false;
  if (faces.length === 0) return true;
  const { fonts } = globalThis as { readonly fonts?: FontFaceSet };
  if (fonts === undefined) return false;
  if (!hasFaces) {
    for (const { loaded } of addFaces({ FontFace, fonts }, faces)) {
      loaded.then(forgetMeasures, () => undefined);
    }
    hasFaces = true;
  }
  await loadDesignFaces(design, fonts);
  return true;
}
