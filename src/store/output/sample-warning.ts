import type { Finding } from '../../model/findings';
import type { NoticeText } from '../../model/notice';
import { SAMPLE_WORDS } from '../../model/sample-messages';

/** How a signature left the page. */
export type Taken = 'copied' | 'downloaded';

/** The notice that what was taken holds sample values; null where it holds none. */
export function sampleWarning(taken: Taken, findings: readonly Finding[]): NoticeText | null {
  const left = findings.find(({ rule }) => rule === 'sample-values');
  if (left === undefined) return null;
  return {
    title: SAMPLE_WORDS[taken],
    message: String(left.args['told']),
    warns: true,
    action: { label: SAMPLE_WORDS.show, effect: { type: 'showSample' } },
  };
}
