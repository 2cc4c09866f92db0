import { FONT_NAMES, type FontName } from '../../../scene/scene';

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
  palatino: 'Georgia',
  monospace: 'Courier New',
  courier: 'Courier New',
  menlo: 'Courier New',
  monaco: 'Courier New',
};

/** The font of the designer that a stack names first, else the one most like it. */
export function fontNameOf(stack: string): FontName {
  for (const name of familiesOf(stack)) {
    const own = FONT_NAMES.find((each) => each.toLowerCase() === name);
    const like = own ?? (Object.hasOwn(LIKE, name) ? LIKE[name] : undefined);
    if (like !== undefined) return like;
  }
  return 'Arial';
}

/** The names of a font stack, in small letters. */
export function familiesOf(stack: string): readonly string[] {
  return stack.split(',').map((name) => name.trim().replaceAll(/["']/g, '').toLowerCase());
}
