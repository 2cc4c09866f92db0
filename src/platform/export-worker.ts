import { exportScene } from '../export/export-scene';
import { exportSignature } from '../export/export-signature';
import { collectMetrics, type TextMetrics } from '../export/metrics';
import type { EmailOutput } from '../export/types';
import type { Design } from '../scene/scene';
import { measureText } from './measure-text';
import type { ExportReply, ExportRequest } from './export-messages';

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

function doWork(request: ExportRequest): Promise<EmailOutput> {
  if (request.kind === 'signature') {
    return exportSignature(request.data, request.templateId, request.options);
  }
  const { design, options } = request;
  return exportScene(design, { metrics: browserMetrics(design), ...options });
}

/** The fonts of the designer come with the system, so a worker measures as the page does. */
function browserMetrics(design: Design): TextMetrics {
  return typeof OffscreenCanvas === 'function' ? collectMetrics(design, measureText) : {};
}
