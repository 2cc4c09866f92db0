import type { ExportOptions } from '../../export';
import type { FixQuestion, Offer } from '../../fixes/question';
import type { Result } from '../../base/result';
import type { Design } from '../../scene/scene';
import type { FaceSource } from '../../fonts/browser/face-source';

/** What the page asks of the worker that tries fixes out. */
export interface FixJob {
  readonly design: Design;
  readonly question: FixQuestion;
  readonly options: ExportOptions;
  /** Substitutes for fonts that the page lacks. */
  readonly faces: readonly FaceSource[];
}

/** What fixes would do, or the words of the error that prevented it. */
export type FixAnswer = Result<readonly Offer[], string>;
