import { shownLine } from '../../../model/person/own-lines';
import type { Person } from '../../../model/person/signature';
import { textElement } from '../../kinds/text/text';
import type { TextSpan } from '../../properties/placed-element';

export const ownLinesDefinition = textElement({
  type: 'ownLines',
  label: 'Extra Lines',
  group: 'contact',
  icon: 'text',
  textFor: linesOf,
  placeholder: 'Extra lines',
});

/** The lines that no other field is for, each behind its label, as a link where it has one. */
function linesOf({ lines }: Pick<Person, 'lines'>) {
  let text = '';
  const bound: TextSpan[] = [];
  for (const [index, line] of lines.entries()) {
    const shown = shownLine(line);
    if (shown === null) continue;
    const { label, value, href } = shown;
    const start = text.length + (text === '' ? 0 : 1);
    const from = start + label.length + (label === '' ? 0 : 1);
    text += `${text && '\n'}${label}${label && ' '}${value}`;
    if (label !== '')
      bound.push({ start, end: start + label.length, field: `lines.${index}.label` });
    const link = href === null ? {} : { href };
    bound.push({ start: from, end: text.length, field: `lines.${index}`, ...link });
  }
  const spans = bound.flatMap(({ start, end, href }) =>
    href === undefined ? [] : [{ start, end, href }],
  );
  return spans.length === 0 ? { text, bound } : { text, spans, bound };
}
