import { printPlainText } from '../email/plain-text';
import { printNode } from '../email/print';
import { ok, type Result } from '../model/result';
import type { SignatureInput } from '../model/signature';
import { parseDesign as readDesignFile, type DesignProblem } from '../scene/design-file';
import type { Design } from '../scene/scene';
import { composeSignature } from './compose';
import { runPasses } from './passes';
import type { EmailOutput, ExportOptions } from './types';

export { toDocument } from './document';
export { exportScene } from './export-scene';
export type { EmailImage, EmailOutput, ExportOptions, RasterImage, RasterRequest } from './types';

/** A form's signature, ready for mail. Never throws on what a visitor typed: what could not be kept is a finding. */
export async function exportSignature(
  data: SignatureInput,
  templateId: string,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  const composition = composeSignature(data, templateId, options);
  const html = await runPasses(printNode(composition.doc));
  return { ...composition, html, text: printPlainText(composition.doc) };
}

/** A design out of a file that anyone may have written; what merely had to be cleaned is cleaned. Never throws. */
export function parseDesign(json: string): Result<Design, DesignProblem> {
  const parsed = readDesignFile(json);
  return parsed.ok ? ok(parsed.value.design) : parsed;
}
