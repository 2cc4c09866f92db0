import { FONT_NAMES, type FontName } from '../../../scene/scene';
import { FONT_LIST } from '../../../scene/properties/value-kinds';
import { FONT_FACES } from '../../../scene/text/fonts';

/** Fonts of other systems, and those that a stack ends with, by the font that looks most like them. */
const LIKE: Readonly<Record<string, FontName>> = {
  'sans-serif': 'Arial',
  'arial unicode ms': 'Arial',
  aptos: 'Arial',
  calibri: 'Arial',
  'segoe ui': 'Arial',
  roboto: 'Arial',
  'helvetica neue': 'Helvetica',
  'system-ui': 'Arial',
  '-apple-system': 'Arial',
  geneva: 'Verdana',
  'lucida grande': 'Tahoma',
  'lucida sans unicode': 'Verdana',
  serif: 'Times New Roman',
  times: 'Times New Roman',
  cambria: 'Georgia',
  garamond: 'Times New Roman',
  palatino: 'Palatino Linotype',
  monospace: 'Courier New',
  courier: 'Courier New',
  menlo: 'Consolas',
  monaco: 'Courier New',
};

/** The font of the designer that a stack names first, else the one most like it. */
export function fontNameOf(stack: string): FontName {
  for (const name of familiesOf(stack)) {
    const like = designerFont(name) ?? (Object.hasOwn(LIKE, name) ? LIKE[name] : undefined);
    if (like !== undefined) return like;
  }
  return 'Arial';
}

function designerFont(name: string): FontName | undefined {
  return FONT_NAMES.find((each) => each.toLowerCase() === name.toLowerCase());
}

/** What names no font of a reader's. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|ui-[a-z-]+|-[a-z-]+|inherit|initial|unset|revert|[^,]*_[^,]*)$/i;

/**
 * The fonts that a stack names before those that the designer has for it, parted by commas: a reader who has one sees it. Blank
 * where there are none.
 */
export function firstFontsOf(stack: string): string {
  const own = familiesOf(FONT_FACES[fontNameOf(stack)].stack);
  const names = stack.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));
  const known = names.findIndex((name) => own.includes(name.toLowerCase()));
  const before = known === -1 ? names : names.slice(0, known);
  return FONT_LIST.legal(before.filter(isOther).join(',')) ?? '';
}

function isOther(name: string): boolean {
  return !GENERIC.test(name) && designerFont(name) === undefined;
}

/** The names of a font stack, in small letters. */
export function familiesOf(stack: string): readonly string[] {
  return stack.split(',').map((name) => name.trim().replaceAll(/["']/g, '').toLowerCase());
}
