import { printPlainText } from '../email/plain-text';
import { printNode } from '../email/print';
import type { Composition, EmailOutput } from './types';

/** A composition as printed, its plain-text twin beside it: a whole output, but for the passes. */
export function printOutput(composition: Composition): EmailOutput {
  const { doc } = composition;
  return { ...composition, html: printNode(doc), text: printPlainText(doc) };
}
