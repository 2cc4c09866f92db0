import { ok, type Result } from '../../../base/result';
import type { DesignProblem } from '../../../scene/design-file/design-messages';
import {
  parseSignatureFile,
  type ParsedSignature,
} from '../../../saving/state/files/signature-file';

/** Reads a design from its text. Its team is left out: no page needs it, and its size has no limit. */
export function readDesign(text: string): Result<ParsedSignature, DesignProblem> {
  const read = parseSignatureFile(text);
  return read.ok ? ok({ ...read.value, team: undefined }) : read;
}
