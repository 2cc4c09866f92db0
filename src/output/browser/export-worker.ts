import { exportScene, exportSignature } from '../../export';
import { previewInTemplate } from '../../export/in-page';
import { withParts, withPartsOf } from '../../export/parts';
import type { MadePreview } from '../../export/previews';
import { previewSceneElsewhere, previewSignatureElsewhere } from '../../export/previews/make';
import { fail, ok } from '../../base/result';
import type { ExportAnswer, ExportJob, Made } from './export-messages';
import { measureOf } from '../../fonts/browser/measure-of';
import type { WorkerReply, WorkerRequest } from '../../platform/worker-client';

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

async function doWork(job: ExportJob): Promise<Made> {
  switch (job.kind) {
    case 'signature':
      return exportSignature(job.person, job.templateId, job.options);
    case 'thumbnail': {
      const options = await withParts(job.person, job.options);
      return { thumbnail: previewInTemplate(job.person, job.templateId, options) };
    }
    case 'scene':
      return exportScene(job.design, job.options, await measureOf(job.design, job.faces));
    case 'previews':
      return { previews: await doPreviews(job) };
  }
}

async function doPreviews({
  source,
  options: given,
  faces,
}: Extract<ExportJob, { readonly kind: 'previews' }>): Promise<readonly MadePreview[]> {
  // Some clients show the social icons.
  const options = { ...given, showsIcons: true };
  if (source.kind === 'signature') {
    const own = await withParts(source.person, options);
    return previewSignatureElsewhere(source.person, source.templateId, own);
  }
  const { design } = source;
  const own = await withPartsOf(design, options);
  return previewSceneElsewhere(design, own, await measureOf(design, faces));
}
