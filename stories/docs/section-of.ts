/**
 * The section of a Markdown text under this heading, without the heading, which may have in brackets how long it takes. Throws
 * where there is none.
 */
export function sectionOf(text: string, heading: string): string {
  for (const section of text.split(/^## /m).slice(1)) {
    const end = section.indexOf('\n');
    if (section.slice(0, end).replace(/ \(.*\)$/, '') === heading) return section.slice(end).trim();
  }
  throw new Error(`No section '${heading}'`);
}
