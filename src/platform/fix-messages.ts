import type { ExportOptions } from '../export/types';
import type { Result } from '../model/result';
import type { Design } from '../scene/scene';
import type { FaceSource } from './fonts/face-source';

/** What the page asks of the worker that tries fixes out: which of them help any of these elements. */
export interface FixJob {
  readonly design: Design;
  readonly ids: readonly string[];
  readonly options: ExportOptions;
  /** What stands in for fonts that the page lacks. */
  readonly faces: readonly FaceSource[];
}

/** The ids of the fixes, or the words of the error that stood in the way. */
export type FixAnswer = Result<readonly string[], string>;
