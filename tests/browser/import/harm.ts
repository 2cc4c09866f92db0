import type { ImportedMail } from '../../../src/import/core/mail';
import { cleanMail } from '../../../src/import/browser/mails/clean-mail';
import { atOnce } from '../../../src/platform/in-slices';
import { MAIL_LIMITS } from '../../../src/import/core/mail-problems';

const NOT_KEPT =
  'script,noscript,template,iframe,object,embed,form,input,button,link,base,meta,svg,math,style,video,audio';
const FETCHES = /url\s*\(|image-set\s*\(|@import|expression\s*\(|</i;
/** What came with the mail, as the picture behind a box. */
const OWN_BACKGROUNDS = /url\("data:image\/(?:png|jpeg|gif);base64,[a-z\d+/]+=*"\)/gi;
/** In selectors they are compared, not asked for. */
const STRINGS = /"(?:[^"\\]|\\.)*"/g;
/** What escapes of CSS stand for, too. */
const ESCAPES = /\\[\da-f]{1,6}/i;

/** What is left of a mail that could run or fetch something, be it adopted or written out and parsed again. */
export function harmIn(mail: ImportedMail): readonly string[] {
  if (mail.html.length > MAIL_LIMITS.htmlCharacters) return [];
  const { root, css, drawings } = atOnce(cleanMail(mail, { loadsPictures: false }));
  const parsed = new DOMParser().parseFromString(root.outerHTML, 'text/html').body;
  return [
    ...(FETCHES.test(css.replaceAll(OWN_BACKGROUNDS, '').replaceAll(STRINGS, '')) ||
    css.includes('<')
      ? [css]
      : []),
    ...harmBelow(root),
    ...[...drawings.values()].flatMap((drawing) => harmInDrawing(drawing.root)),
    ...harmBelow(parsed).map((harm) => `${harm} once parsed again`),
  ];
}

function harmBelow(root: Element): readonly string[] {
  const all = [...root.querySelectorAll('*')];
  return [
    ...all.filter((element) => element.matches(NOT_KEPT)).map(({ localName }) => localName),
    ...all.flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name, value }) => !isHarmless(name, value))
        .map(({ name, value }) => `${name}=${value}`),
    ),
  ];
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'src') return /^data:image\/(?:png|jpeg|gif|webp);base64,/.test(value);
  if (name === 'href') return /^(?:https?|mailto|tel):/.test(value);
  if (name === 'style') {
    return (
      !FETCHES.test(value.replaceAll(OWN_BACKGROUNDS, '')) &&
      !ESCAPES.test(value) &&
      // What is placed otherwise stays in its frame.
      !/(?<![\w-])position\s*:\s*(?:fixed|sticky)/.test(value)
    );
  }
  return !/^on|^(?:srcset|background|ping|formaction|action|poster|data|name)$/.test(name);
}

const NOT_DRAWN =
  'script,foreignObject,iframe,audio,video,a,animate,animateMotion,animateTransform,set,discard,handler,feImage,filter';
const OWN_PARTS = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
const LOADS = /url\s*\(|image-set\s*\(|@|\\|src\s*\(/i;

/** What could run or load in a drawing, though those that are pictures do neither. */
function harmInDrawing(root: Element): readonly string[] {
  const all = [root, ...root.querySelectorAll('*')];
  return [
    ...all
      .filter((each) => each.namespaceURI !== SVG || each.matches(NOT_DRAWN))
      .map(({ localName }) => localName),
    ...all
      .filter((each) => each.localName === 'style')
      .flatMap(({ textContent }) => (loads(textContent) ? [textContent] : [])),
    ...all.flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name, value }) =>
          name === 'href'
            ? !/^(?:#[\w.:-]+|data:image\/(?:png|jpeg|gif);base64,[a-z\d+/]+=*)$/i.test(value)
            : loads(value) || /^on|:|^(?:src|base)$/.test(name),
        )
        .map(({ name, value }) => `${name}=${value} in a drawing`),
    ),
  ];
}

const SVG = 'http://www.w3.org/2000/svg';

function loads(css: string): boolean {
  return LOADS.test(css.replaceAll(OWN_PARTS, ''));
}
