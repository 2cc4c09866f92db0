import { checkMarkup } from './check-markup';
import { runPasses } from './passes';
import { printOutput } from './print-output';
import type { Composition, EmailOutput } from './types';

/** A composition, printed and passed: ready for mail. */
export async function finishOutput(composition: Composition): Promise<EmailOutput> {
  const printed = printOutput(composition);
  const html = await runPasses(printed.html);
  return { ...printed, html: checkMarkup(html, printed.html) };
}
