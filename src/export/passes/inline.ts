/**
 * A last net under the printer, which already writes whole styles: resets that can move no pixel of what is printed. Each
 * asks only for what lacks it: juice spends most of its time on merging declarations.
 */
const LEAN_SHEET =
  'table:not([style*=border-collapse]){border-collapse:collapse}img:not([style*=border]){border:0}';

/** Inlines the lean sheet. juice may not touch attributes: it would overwrite `valign`, widths and heights. */
export async function inlineStyles(html: string): Promise<string> {
  const { default: juice } = await import('juice');
  forgetTemplateLanguages(juice.codeBlocks);
  return juice.inlineContent(html, LEAN_SHEET, {
    applyAttributesTableElements: false,
    applyWidthAttributes: false,
    applyHeightAttributes: false,
  });
}

/**
 * juice sets aside what looks like a tag of a template language (`{{ }}`, `<% %>`) and puts it back unescaped, wherever its
 * placeholder stands. Here that is text someone typed, so juice must know no such language. It reads this very object, so
 * the entries are taken out of it.
 */
function forgetTemplateLanguages(codeBlocks: Record<string, unknown>): void {
  for (const language of Object.keys(codeBlocks)) delete codeBlocks[language];
}
