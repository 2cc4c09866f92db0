import type { CheckId, FindingReport } from '../../model/findings/findings';
import type { Person } from '../../model/person/signature';
import type { SceneElement } from '../../scene/scene';
import type { Part, PartCost } from '../compose/dearest-parts';
import type { EmailOutput, ExportOptions } from '../types';

/** What a check looks at: the signature as it leaves the product, and what it was made of. */
export interface CheckSubject extends Pick<EmailOutput, 'html' | 'text' | 'images' | 'doc'> {
  readonly person: Person;
  readonly options: ExportOptions;
  /** The elements of a design; none given where a template made the document. */
  readonly elements?: readonly SceneElement[];
  /** The characters that each of its parts costs, the most first, counted when called; undefined where they are not counted. */
  readonly costs?: () => readonly PartCost[];
  /** How many characters are printed without some of its parts. */
  readonly lengthWithout?: (parts: readonly Part[]) => number;
}

/** A rule about the whole signature. What the passes meet on their way they report themselves. */
export interface Check {
  readonly id: CheckId;
  readonly run: (subject: CheckSubject) => readonly FindingReport[];
}
