import { exportScene } from '../export/export-scene';
import { exportSignature } from '../export/export-signature';
import type { EmailOutput } from '../export/types';
import type { TextMetrics } from '../export/metrics';
import type { Design } from '../scene/scene';
import { addFaces, type FaceSource } from './fonts/face-source';
import type { ExportReply, ExportRequest } from './export-messages';
import { measureDesign } from './measure-design';
import { forgetMeasures } from './measure-text';

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});

async function answer(request: ExportRequest): Promise<ExportReply> {
  try {
    return { id: request.id, output: await doWork(request) };
  } catch (cause) {
    return { id: request.id, error: String(cause) };
  }
}

async function doWork(request: ExportRequest): Promise<EmailOutput> {
  if (request.kind === 'signature') {
    return exportSignature(request.data, request.templateId, request.options);
  }
  const { design, options, faces } = request;
  return exportScene(design, { metrics: await metricsOf(design, faces), ...options });
}

let hasFaces = false;

/** Undefined where this worker would measure other fonts than the page: the built-in table is nearer then. */
async function metricsOf(
  design: Design,
  faces: readonly FaceSource[],
): Promise<TextMetrics | undefined> {
  if (typeof OffscreenCanvas !== 'function') return undefined;
  if (faces.length === 0) return measureDesign(design, null);
  const { fonts } = globalThis as { readonly fonts?: FontFaceSet };
  if (fonts === undefined) return undefined;
  if (!hasFaces) {
    for (const { loaded } of addFaces({ FontFace, fonts }, faces)) {
      loaded.then(forgetMeasures, () => undefined);
    }
    hasFaces = true;
  }
  return measureDesign(design, fonts);
}
