import { ok, type Result } from '../../../base/result';
import type { DesignProblem } from '../../../scene/design-file/design-messages';
import { readAnySignatureFile, type ParsedSignature } from '../../../saving/state/files/signature-file';

/** A design out of its text. What it says of a team is left out: nobody on a page asks for it, and its size has no limit. */
export async function readDesign(text: string): Promise<Result<ParsedSignature, DesignProblem>> {
  const read = await readAnySignatureFile(text);
  return read.ok ? ok({ ...read.value, team: undefined }) : read;
}
