import { exportScene } from '../export/export-scene';
import { exportSignature } from '../export/export-signature';
import type { MadePreview } from '../export/previews/make-previews';
import { previewSceneElsewhere } from '../export/previews/preview-scene';
import { previewSignatureElsewhere } from '../export/previews/preview-signature';
import type { EmailOutput } from '../export/types';
import { fail, ok } from '../model/result';
import type { Design } from '../scene/scene';
import type { MeasureText } from '../scene/text-measure';
import type { ExportAnswer, ExportJob, MadePreviews } from './export-messages';
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

async function doWork(job: ExportJob): Promise<EmailOutput | MadePreviews> {
  switch (job.kind) {
    case 'signature':
      return exportSignature(job.data, job.templateId, job.options);
    case 'scene':
      return exportScene(job.design, job.options, await measureOf(job.design, job.faces));
    case 'previews':
      return { previews: await doPreviews(job) };
  }
}

async function doPreviews({
  source,
  options,
  faces,
}: Extract<ExportJob, { readonly kind: 'previews' }>): Promise<readonly MadePreview[]> {
  if (source.kind === 'signature') {
    return previewSignatureElsewhere(source.data, source.templateId, options);
  }
  const { design } = source;
  return previewSceneElsewhere(design, options, await measureOf(design, faces));
}

/** Nothing where the built-in table is nearer to what the page measures. */
async function measureOf(
  design: Design,
  faces: readonly FaceSource[],
): Promise<MeasureText | undefined> {
  return (await prepareMeasuring(design, faces)) ? measureText : undefined;
}

let hasFaces = false;

/** False where this worker would measure other fonts than the page. */
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
