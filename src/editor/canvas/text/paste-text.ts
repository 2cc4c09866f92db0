import { NOTICES } from '../../../model/messages/messages';
import { isPartHref } from '../../../scene/properties/placed-element';
import { changeSpans, keepSpans, lettersOf, spansOf } from '../../../scene/text/spans';
import type { AppThunk } from '../../../store/state';
import { withFailureNotice } from '../../../store/with-failure-notice';
import type { CleanText } from '../../paste/clean-html';
import { CLEAN_HTML } from '../../paste/lazy-clean-html';
import type { FieldText, Stretch } from './rich-text-node';

/**
 * Inserts what is pasted, where some of it has a look of its own or stands in columns. False where the browser is to paste it: it
 * is plain.
 */
export function insertPasted(
  clipboard: DataTransfer,
  insert: (pasted: FieldText) => void,
): AppThunk<boolean> {
  return (dispatch, _getState, { decodeReference }) => {
    const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) =>
      clipboard.getData(type),
    );
    if (html === '') return false;
    const code = CLEAN_HTML.current();
    if (code === null) {
      const load = async (): Promise<void> => {
        const { cleanHtml } = await CLEAN_HTML.load();
        const cleaned = cleanHtml(html, decodeReference);
        insert(isPlain(cleaned, plain) ? { text: plain, spans: [] } : cleaned);
      };
      void dispatch(withFailureNotice(NOTICES.partMissing, load));
      return true;
    }
    const cleaned = code.cleanHtml(html, decodeReference);
    if (isPlain(cleaned, plain)) return false;
    insert(cleaned);
    return true;
  };
}

/** The words that are selected, with the address that is pasted over them as their link; null where it takes their place. */
export function linkedBy(
  clipboard: DataTransfer,
  { text, spans }: FieldText,
  at: Stretch | null,
): FieldText | null {
  const href = clipboard.getData('text/plain').trim();
  const words = at === null ? '' : text.slice(at.start, at.end);
  if (at === null || words.trim() === '' || ADDRESS.test(words.trim())) return null;
  if (!ADDRESS.test(href) || !isPartHref(href)) return null;
  const own = spansOf(words, lettersOf(text, spans).slice(at.start, at.end));
  const whole = { start: 0, end: words.length };
  return { text: words, spans: changeSpans(own, words, whole, { href, underline: true }) };
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** Whether the plain text of a clipboard has all that its HTML has: spreadsheets put tabs between columns. */
function isPlain({ text, spans, hasMarks }: CleanText, plain: string): boolean {
  return (
    spans.length === 0 && !hasMarks && (text === '' || (plain !== '' && !plain.includes('\t')))
  );
}

/**
 * A text with another in the place of a stretch of it. The stretch may begin beyond the text: line breaks that were just typed at
 * its end are none of its letters yet, and become so with what follows them.
 */
export function withPasted({ text, spans }: FieldText, at: Stretch, pasted: FieldText): FieldText {
  const before = text.slice(0, at.start).padEnd(at.start, '\n');
  const now = before + pasted.text + text.slice(at.end);
  const end = at.start + pasted.text.length;
  const around = changeSpans(
    keepSpans(spans, text, now, end),
    now,
    { start: at.start, end },
    PLAIN,
  );
  return {
    text: now,
    spans: pasted.spans.reduce((all, { start, end: last, ...style }) => {
      const range = { start: at.start + start, end: at.start + last };
      return changeSpans(all, now, range, style);
    }, around),
  };
}

/** What was pasted looks as it did where it comes from. */
const PLAIN = {
  bold: undefined,
  italic: undefined,
  underline: undefined,
  color: undefined,
  href: undefined,
};
