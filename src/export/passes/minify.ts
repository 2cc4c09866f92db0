const TAG = /<[a-z][^>]*>/gi;
const STYLE = /( style=")([^"]*)"/i;
const BARE_ALT = / alt(?=[ >/])/i;

/** Takes out the blanks and closing semicolons that inlining leaves in styles, and gives empty alts back their value. */
export function minify(html: string): string {
  return html.replace(TAG, (tag) =>
    tag
      .replace(BARE_ALT, ' alt=""')
      .replace(STYLE, (_, start: string, style: string) => `${start}${minifyStyle(style)}"`),
  );
}

function minifyStyle(style: string): string {
  return style
    .replace(/\s*;\s*/g, ';')
    .replace(/^([a-z-]+)\s*:\s*|;([a-z-]+)\s*:\s*/gi, (_, first?: string, later?: string) =>
      later === undefined ? `${first ?? ''}:` : `;${later}:`,
    )
    .replace(/;+$/, '');
}
