import { exportScene } from '../export/export-scene';
import { exportSignature } from '../export/export-signature';
import type { EmailOutput } from '../export/types';
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
  return request.kind === 'scene'
    ? exportScene(request.design, request.options)
    : exportSignature(request.data, request.templateId, request.options);
}
