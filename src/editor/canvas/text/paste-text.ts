import { cleanHtml } from '../../paste/clean-html';
import type { AppThunk } from '../../../store/state';
import { changeSpans, keepSpans } from '../../../scene/text/spans';
import type { FieldText, Stretch } from './rich-text-node';

/** What is pasted, where some of it has a look of its own; null for what is plain, which browsers paste as it is. */
export function pastedText(clipboard: DataTransfer): AppThunk<FieldText | null> {
  return (_dispatch, _getState, { decodeReference }) => {
    const html = clipboard.getData('text/html');
    const cleaned = html === '' ? null : cleanHtml(html, decodeReference);
    return cleaned === null || cleaned.spans.length === 0 ? null : cleaned;
  };
}

/** A text with another in the place of a stretch of it. */
export function withPasted({ text, spans }: FieldText, at: Stretch, pasted: FieldText): FieldText {
  const now = text.slice(0, at.start) + pasted.text + text.slice(at.end);
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
