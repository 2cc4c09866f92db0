import { FONT_FACES } from '../../scene/fonts';
import { fontNameOf } from '../../rebuild/font-names';

/** Properties that say where something stands within its surroundings and how it looks; all others are left out. */
const KEPT =
  /^(?:color|background-color|background-image|opacity|visibility|display|float|clear|table-layout|caption-side|empty-cells|box-sizing|object-fit|vertical-align|white-space|white-space-collapse|text-wrap-mode|direction|unicode-bidi|width|height|(?:min|max)-(?:width|height)|font-(?:family|size|style|weight|variant|variant-caps)|line-height|letter-spacing|word-spacing|text-(?:align|align-last|indent|transform|decoration|decoration-line)|overflow-wrap|word-break|list-style-type|(?:margin|padding)-(?:top|right|bottom|left)|(?:margin|padding)-(?:block|inline)-(?:start|end)|border-(?:collapse|spacing)|border-(?:top|right|bottom|left)-(?:color|style|width)|border-(?:top|bottom)-(?:left|right)-radius|flex-(?:direction|wrap|grow|shrink|basis)|order|align-(?:items|self|content)|justify-(?:content|items|self)|row-gap|column-gap|border-(?:block|inline)-(?:start|end)-(?:color|style|width))$/;

/** Values that ask for a file, or stand for one that is said elsewhere. */
const FETCHES = /(?:url|image|image-set|cross-fade|element|src|expression|var|env|attr)\s*\(/i;

/** Shows that something would lie over the page. */
const LIFTED = /^(?:absolute|fixed|sticky|-webkit-sticky)$/;

export interface CleanStyle {
  /** Declarations as CSS writes them. */
  readonly css: string;
  /** It asked for a file. */
  readonly fetches: boolean;
  /** It would have lain over what is around it: `fixed`. */
  readonly lifted: string | null;
  /** Fonts in whose place another is shown. */
  readonly fonts: readonly string[];
}

/** What may stay of the declarations of an element or a rule. Fonts become those of the designer. */
export function cleanStyle(style: CSSStyleDeclaration): CleanStyle {
  const kept: string[] = [];
  const fonts: string[] = [];
  let fetches = false;
  for (const property of style) {
    const value = style.getPropertyValue(property);
    if (FETCHES.test(value)) fetches = true;
    else if (KEPT.test(property)) {
      const end = style.getPropertyPriority(property) === '' ? '' : '!important';
      kept.push(
        `${property}:${property === 'font-family' ? knownFamily(value, fonts) : value}${end}`,
      );
    }
  }
  const position = style.position;
  return { css: kept.join(';'), fetches, lifted: LIFTED.test(position) ? position : null, fonts };
}

const INHERITED = /^(?:inherit|initial|unset|revert)/;

/** A font stack as the stack of the designer's font that is most like it; where that is another one, the first goes to `others`. */
function knownFamily(stack: string, others: string[]): string {
  if (INHERITED.test(stack)) return 'inherit';
  const name = fontNameOf(stack);
  const [first = ''] = stack.split(',').map((each) => each.trim().replaceAll(/["']/g, ''));
  if (first.toLowerCase() !== name.toLowerCase()) others.push(first);
  return FONT_FACES[name].stack;
}
