import type { Finding } from '../../model/findings/findings';
import type { NoticeText } from '../../model/messages/notice';
import { SAMPLE_WORDS } from '../../model/messages/sample-messages';

/** The notice of what was taken, in its own words, and then what of it is still a sample; as it is where nothing is. */
export function withSamples(done: NoticeText, findings: readonly Finding[]): NoticeText {
  const left = findings.find(({ rule }) => rule === 'sample-values');
  if (left === undefined) return done;
  const { title, message } = done;
  const summary = String(left.args['summary']);
  return {
    title,
    message: message === '' ? summary : `${message}. ${summary}`,
    action: { label: SAMPLE_WORDS.show, effect: { type: 'showSample' } },
  };
}
