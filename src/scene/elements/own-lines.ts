import { shownLine } from '../../model/own-lines';
import type { SignatureData } from '../../model/signature';
import { textElement } from '../kinds/text';
import type { TextSpan } from '../placed-element';

export const ownLinesDefinition = textElement({
  type: 'ownLines',
  label: 'Your Own Lines',
  group: 'contact',
  icon: 'text',
  says: linesOf,
  placeholder: 'Your own lines',
});

/** The lines that no other field is for, each behind its label, as a link where it has one. */
function linesOf({ lines }: Pick<SignatureData, 'lines'>) {
  let text = '';
  const spans: TextSpan[] = [];
  for (const line of lines) {
    const shown = shownLine(line);
    if (shown === null) continue;
    const { label, value, href } = shown;
    text += `${text && '\n'}${label}${label && ' '}`;
    if (href !== null) spans.push({ start: text.length, end: text.length + value.length, href });
    text += value;
  }
  return spans.length === 0 ? { text } : { text, spans };
}
