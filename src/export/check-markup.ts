import {
  isSignatureToken,
  scanMarkup,
  VOID_TAGS,
  type MarkupAttribute,
  type MarkupToken,
} from '../email/signature-markup';

/**
 * The last gate before an output leaves. Answers `html` if it says what the printer wrote, `printed`, but for styles, and
 * holds nothing that the printer never writes. Throws and names the first difference: whatever stands between printer and
 * output may have been led astray by what someone typed, and then the output never ships.
 */
export function checkMarkup(html: string, printed: string = html): string {
  const open: string[] = [];
  const expected = html === printed ? null : scanMarkup(printed);
  for (const token of scanMarkup(html)) {
    const wanted = expected?.next();
    if (wanted !== undefined && (wanted.done === true || !isSame(token, wanted.value))) {
      refuse('changed', token);
    }
    if (!isSignatureToken(token)) refuse('unknown', token);
    if (token.kind === 'start' && !VOID_TAGS.has(token.name)) open.push(token.name);
    if (token.kind === 'end' && open.pop() !== token.name) refuse('unbalanced', token);
  }
  const isCut = expected !== null && expected.next().done !== true;
  if (isCut || open.length > 0) throw new Error('The output is cut short');
  return html;
}

/** Whether two pieces say the same, styles left aside. */
function isSame(a: MarkupToken, b: MarkupToken): boolean {
  if ('text' in a || 'text' in b) {
    return 'text' in a && 'text' in b && a.kind === b.kind && a.text === b.text;
  }
  if (a.kind !== b.kind || a.name !== b.name) return false;
  return a.kind === 'end' || b.kind === 'end' || hasSame(a.attributes, b.attributes);
}

function hasSame(a: readonly MarkupAttribute[], b: readonly MarkupAttribute[]): boolean {
  const wanted = b.filter(({ name }) => name !== 'style');
  const found = a.filter(({ name }) => name !== 'style');
  return (
    found.length === wanted.length &&
    found.every(({ name, value }, at) => name === wanted[at]?.name && value === wanted[at]?.value)
  );
}

function refuse(fault: string, token: MarkupToken): never {
  throw new Error(`The output holds ${fault} markup: ${JSON.stringify(token).slice(0, 200)}`);
}
