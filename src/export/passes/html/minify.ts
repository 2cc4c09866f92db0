import type { HtmlForm } from '../../document-form';
import type { Pass } from '../pass';

const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;
/** An attribute, its value taken whole: the text of a value must never be read as another attribute. */
const ATTRIBUTE = /\s([^\s=">/]+)(?:="([^"]*)")?/g;
const DECLARATION = /(?:'[^']*'|\([^)]*\)|[^;])+/g;

/** Takes out the blanks and closing semicolons that inlining leaves in styles, and gives empty alts back their value. */
export const minify: Pass<HtmlForm> = {
  name: 'minify',
  run: (form) => ({ ...form, html: minified(form.html) }),
};

function minified(html: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name: string, value?: string) => {
      if (name === 'style') return ` style="${minifyStyle(value ?? '')}"`;
      return name === 'alt' && value === undefined ? ' alt=""' : attribute;
    }),
  );
}

/** Where anything is to be taken out at all. */
const LOOSE = /\s[;:]|[;:]\s|;;|^[\s;]|[\s;]$/;

function minifyStyle(style: string): string {
  if (!LOOSE.test(style)) return style;
  const declarations = style.match(DECLARATION) ?? [];
  return declarations
    .map((declaration) => declaration.trim().replace(/^([a-z-]+)\s*:\s*/i, '$1:'))
    .filter((declaration) => declaration !== '')
    .join(';');
}
