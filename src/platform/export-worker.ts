import { exportSignature } from '../export';
import type { ExportReply, ExportRequest } from './export-messages';

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});

async function answer({ id, data, templateId, options }: ExportRequest): Promise<ExportReply> {
  try {
    return { id, output: await exportSignature(data, templateId, options) };
  } catch (cause) {
    return { id, error: String(cause) };
  }
}
