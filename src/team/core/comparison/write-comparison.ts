import type { MadeSignature } from '../member';
import { comparisonOf, type EarlierRun } from './comparison';
import { NO_COUNTS, type ComparisonCounts } from './comparison-counts';
import { comparisonPage } from './comparison-page';

/** A comparison as one page, while signatures come. `name` is that of the signature. */
export async function writeComparison(
  name: string,
  signatures: AsyncIterable<MadeSignature>,
  earlier: EarlierRun | null,
): Promise<{ readonly html: string; readonly counts: ComparisonCounts }> {
  const page = comparisonPage(name, earlier?.manifest.made ?? null);
  const counts = { ...NO_COUNTS };
  for await (const person of comparisonOf(signatures, earlier)) {
    counts[person.change] += 1;
    page.add(person);
  }
  return { html: page.end(counts), counts };
}
