import { printPlainText } from '../email/plain-text';
import { printNode } from '../email/print';
import type { Design } from '../scene/scene';
import { composeScene } from './compose-scene';
import { runPasses } from './passes';
import type { EmailOutput, ExportOptions } from './types';

/** A design, ready for mail. Never throws on a legal design: what could not be kept is a finding. */
export async function exportScene(
  design: Design,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  const composition = composeScene(design, options);
  const html = await runPasses(printNode(composition.doc));
  return { ...composition, html, text: printPlainText(composition.doc) };
}
