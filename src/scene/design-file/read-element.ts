import { isRecord } from '../../base/record';
import { ok, type Result } from '../../base/result';
import { elementBySchema } from './design-element';
import type { DesignProblem } from './design-messages';
import type { DesignReader } from './design-reader';
import { fromEarlier } from './earlier-element';
import { isLegalElement } from './is-legal-element';
import type { SceneElement } from '../scene';

/**
 * One element of a design file, made legal; one that is legal already is taken as it is. Without a type that is known and a
 * place that is a number there is none; all else has a default. `taken` holds the ids before it and gets its own.
 */
export function readElement(
  value: unknown,
  index: number,
  reader: DesignReader,
  taken: Set<string>,
): Result<SceneElement, DesignProblem> {
  const current = isRecord(value) ? fromEarlier(value) : value;
  if (!isRecord(current) || !isLegalElement(current) || taken.has(current.id)) {
    return elementBySchema(current, index, reader, taken);
  }
  taken.add(current.id);
  return ok(current);
}
