import { escapeText } from '../email/print/escape';
import { htmlFile } from './html-file';

/** A page of the archive: opens from the unzipped folder, without any script. `title` may be any text; `body` is HTML. */
export function archivePage(title: string, body: readonly string[], styles = ''): string {
  return htmlFile({
    title,
    lang: 'en',
    head: ['<meta name="color-scheme" content="light dark">', `<style>${STYLES}${styles}</style>`],
    body: `\n<main>\n${body.join('\n')}\n</main>\n`,
  });
}

/** A sentence of a guide as HTML: what stands between grave accents is code. */
export function sentence(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : `<code>${escapeText(part)}</code>`))
    .join('');
}

/** A list of sentences; nothing where there are none. */
export function sentences(tag: 'ol' | 'ul', texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  return [`<${tag}>`, ...texts.map((text) => `<li>${sentence(text)}</li>`), `</${tag}>`];
}

const STYLES = [
  ':root{color-scheme:light dark;--text:#1f2933;--soft:#52606d;--line:#d9dee5;--plane:#f4f6f9;--link:#1d4ed8;--paper:#fff}',
  '@media (prefers-color-scheme:dark){:root{--text:#e6eaf0;--soft:#a7b2c0;--line:#3a4554;--plane:#1e2631;--link:#93b4ff;--paper:#141a22}}',
  'body{margin:0;background:var(--paper);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}',
  'main{max-width:760px;margin:0 auto;padding:48px 20px 80px}',
  'h1{margin:0 0 8px;font-size:30px;line-height:1.25;letter-spacing:-.01em}',
  'h2{margin:40px 0 8px;font-size:20px;line-height:1.3}',
  'h3{margin:20px 0 4px;font-size:16px}',
  'p{margin:0 0 12px}ol,ul{margin:0 0 12px;padding-left:24px}li{margin-bottom:6px}',
  'a{color:var(--link)}.soft{color:var(--soft)}',
  'code{padding:1px 3px;border-radius:4px;background:var(--plane);box-decoration-break:clone;-webkit-box-decoration-break:clone;font:14px/1.5 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}',
  '.note{padding:10px 14px;border-left:3px solid var(--line);background:var(--plane)}.problem{border-left-color:#c2410c}',
  'section{break-inside:avoid-page}',
  '@media print{main{max-width:none;padding:0}}',
].join('');
