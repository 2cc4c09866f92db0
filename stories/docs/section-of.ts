/** The section of a Markdown text under this heading, without the heading. Throws where there is none. */
export function sectionOf(text: string, heading: string): string {
  const sections = text.split(/^## /m).slice(1);
  const found = sections.find((section) => section.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`No section '${heading}'`);
  return found.slice(heading.length).trim();
}
