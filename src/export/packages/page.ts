import { escapeAttribute, escapeText } from '../../email/escape';
import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import { htmlFile } from '../document';
import { aboutFile } from './about-file';
import { personName } from './file-names';
import type { Package } from './package';

/** A page to open on a phone: one touch selects the whole signature, without any script. */
export const page: Package = {
  id: 'page',
  images: 'embed',
  make: ({ output, person }) => {
    const { lang } = aboutFile(output, person);
    const content = htmlFile({
      title: PACKAGE_MESSAGES.pageTitle,
      lang: 'en',
      head: [`<style>${STYLES}</style>`],
      body: pageBody(output.html, lang),
    });
    return [{ name: `${personName(person)}.html`, type: 'text/html', content }];
  },
};

function pageBody(signature: string, lang: string): string {
  const steps = PACKAGE_MESSAGES.pageSteps.map((step) => `<li>${escapeText(step)}</li>`).join('');
  return [
    '<main>',
    `<h1>${escapeText(PACKAGE_MESSAGES.pageTitle)}</h1>`,
    `<ol>${steps}</ol>`,
    `<p id="box">${escapeText(PACKAGE_MESSAGES.pageBox)}</p>`,
    `<section aria-labelledby="box" lang="${escapeAttribute(lang)}"><div>${signature}</div></section>`,
    '</main>',
  ].join('\n');
}

/** What is selected must be the signature alone, so nothing else here can be. */
const STYLES = [
  ':root{color-scheme:light;-webkit-text-size-adjust:100%}',
  'body{margin:0;background:#fff;color:#1f2937;font:16px/1.5 system-ui,sans-serif;-webkit-user-select:none;user-select:none}',
  'main{max-width:640px;margin:0 auto;padding:24px 16px}',
  'h1{margin:0 0 12px;font-size:22px;line-height:1.3}',
  'ol{margin:0 0 24px;padding-left:24px}li{margin-bottom:8px}',
  'p{margin:0 0 8px;font-weight:600}',
  'section{overflow:auto;padding:24px 16px;border:2px dashed #6b7280;border-radius:8px}',
  'section div{-webkit-user-select:all;user-select:all;-webkit-touch-callout:default}',
].join('');
