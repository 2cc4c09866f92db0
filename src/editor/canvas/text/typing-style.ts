import { lettersOf, spansOf } from '../../../scene/text/spans';
import type { TextEdit } from '../../../store/canvas/text-edit-slice';
import type { FieldText } from './rich-text-node';

/**
 * A text with the typing style on what was typed at the caret; null where there is none, or where something else was changed.
 * `before` is the text until then, `caret` where the caret is now.
 */
export function withTyping(
  now: FieldText,
  before: string,
  caret: number | undefined,
  edit: TextEdit | null,
): FieldText | null {
  const { part, typing } = edit ?? {};
  if (typing === undefined || part === undefined || caret === undefined) return null;
  const { text, spans } = now;
  const start = Math.min(part.start, before.length);
  const isTypedThere =
    caret > start &&
    text === before.slice(0, start) + text.slice(start, caret) + before.slice(start);
  if (!isTypedThere) return null;
  return { text, spans: spansOf(text, lettersOf(text, spans).fill(typing, start, caret)) };
}
