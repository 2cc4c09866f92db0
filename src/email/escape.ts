const MARKUP = /[&<>]/;

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text as it stands in a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  const escaped = escapeText(text);
  return escaped.includes('"') ? escaped.replaceAll('"', '&quot;') : escaped;
}
