import {
  isSignatureToken,
  scanMarkup,
  VOID_TAGS,
  type MarkupAttribute,
  type MarkupToken,
} from '../../email/print/signature-markup';

/**
 * The last check before an output leaves. Returns `html` if it equals what the printer wrote, `printed`, except for styles,
 * and holds nothing that the printer never writes. Throws and names the first difference: typed text may have misled a step
 * between printer and output, and then the output never ships.
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

/** Whether two pieces are equal, styles left aside. */
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
