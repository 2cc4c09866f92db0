import { printPlainText } from '../email/plain-text';
import { printNode } from '../email/print';
import type { Design } from '../scene/scene';
import { composeScene } from './compose-scene';
import type { EmailOutput, ExportOptions } from './types';

/** A whole output of a design without the passes, for a browser that cannot run the export worker. */
export function printScene(design: Design, options: ExportOptions = {}): EmailOutput {
  const composition = composeScene(design, options);
  const { doc } = composition;
  return { ...composition, html: printNode(doc), text: printPlainText(doc) };
}
