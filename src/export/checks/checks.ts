import type { Finding } from '../../model/findings';
import type { Check, CheckSubject } from './check';
import { characters } from './characters';
import { embeddedPictures } from './embedded-pictures';
import { sampleValues } from './sample-values';
import { unreachablePictures } from './unreachable-pictures';

/** Every check of a finished signature. A new one is a file and a line here. */
export const CHECKS: readonly Check[] = [
  characters,
  embeddedPictures,
  unreachablePictures,
  sampleValues,
];

/** What all checks say about a signature. */
export function check(subject: CheckSubject): readonly Finding[] {
  return CHECKS.flatMap(({ run }) => run(subject));
}
