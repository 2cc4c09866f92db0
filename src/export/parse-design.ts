import { ok, type Result } from '../base/result';
import { parseDesign as readDesignFile, type DesignProblem } from '../scene/design-file/design-file';
import type { Design } from '../scene/scene';

/** A design out of a file that anyone may have written; what merely had to be cleaned is cleaned. Never throws. */
export function parseDesign(json: string): Result<Design, DesignProblem> {
  const parsed = readDesignFile(json);
  return parsed.ok ? ok(parsed.value.design) : parsed;
}
