import { stackBehind } from '../../../scene/text/fonts';
import { firstFontsOf, fontNameOf } from '../../core/rebuild/font-names';
import { FETCHES, type BackgroundReader } from './clean-background';
import type { SizedBox } from './imported-picture';

/** Properties that set where something stands within its surroundings and how it looks; all others are left out. */
const KEPT =
  /^(?:color|position|top|right|bottom|left|z-index|inset-(?:block|inline)-(?:start|end)|background-(?:color|size|repeat|position|position-x|position-y|origin)|opacity|visibility|display|float|clear|table-layout|caption-side|empty-cells|box-sizing|object-fit|box-shadow|vertical-align|white-space|white-space-collapse|text-wrap-mode|direction|unicode-bidi|width|height|(?:min|max)-(?:width|height)|font-(?:family|size|style|weight|variant|variant-caps)|line-height|letter-spacing|word-spacing|text-(?:align|align-last|indent|transform|decoration|decoration-line)|overflow-wrap|word-break|list-style-type|(?:margin|padding)-(?:top|right|bottom|left)|(?:margin|padding)-(?:block|inline)-(?:start|end)|border-(?:collapse|spacing)|border-(?:top|right|bottom|left)-(?:color|style|width)|border-(?:top|bottom)-(?:left|right)-radius|flex-(?:direction|wrap|grow|shrink|basis)|order|align-(?:items|self|content)|justify-(?:content|items|self)|row-gap|column-gap|border-(?:block|inline)-(?:start|end)-(?:color|style|width))$/;

/** What cuts off its content, as far as that cannot be scrolled to. */
const CUTS = /^overflow-[xy]$/;

/** Text may be turned; whatever else is moved or scaled would lie over its surroundings. */
const TURNS: Readonly<Record<string, RegExp>> = {
  'writing-mode': /^(?:horizontal-tb|(?:vertical|sideways)-(?:rl|lr))$/,
  rotate: /^(?:none|-?[\d.]+(?:deg|turn|rad|grad))$/,
  transform: /^(?:none|rotate\(-?[\d.]+(?:deg|turn|rad|grad)\))$/,
};

/** Shows that something would lie over the page: it keeps its place among the others. */
const LIFTED = /^(?:fixed|sticky|-webkit-sticky)$/;

export interface CleanStyle {
  /** Declarations as CSS writes them. */
  readonly css: string;
  /** It asked for a file. */
  readonly fetches: boolean;
  /** It would have lain over what is around it: `position: fixed`. */
  readonly lifted: string | null;
}

/** What may stay of the declarations of an element or a rule. Fonts become those of the designer. */
export function cleanStyle(box: SizedBox, backgrounds: BackgroundReader): CleanStyle {
  const { style } = box;
  const kept: string[] = [];
  let fetches = false;
  let lifted = LIFTED.test(style.position) ? `position: ${style.position}` : null;
  for (const property of style) {
    const value = style.getPropertyValue(property);
    const end = style.getPropertyPriority(property) === '' ? '' : '!important';
    if (property === 'background-image') {
      const background = backgrounds.ofCss(value, box);
      if (background !== '') kept.push(`${property}:${background}${end}`);
    } else if (FETCHES.test(value)) fetches = true;
    else if (property === 'position' && LIFTED.test(value)) continue;
    else if (Object.hasOwn(TURNS, property)) {
      if (TURNS[property]?.test(value) === true) kept.push(`${property}:${value}${end}`);
      else lifted = `${property}: ${/^[a-z\d-]*/i.exec(value)?.[0] ?? ''}`;
    } else if (CUTS.test(property)) {
      if (/^(?:hidden|clip)$/.test(value)) kept.push(`${property}:hidden${end}`);
    } else if (KEPT.test(property)) {
      kept.push(`${property}:${property === 'font-family' ? knownFamily(value) : value}${end}`);
    }
  }
  return { css: kept.join(';'), fetches, lifted };
}

const INHERITED = /^(?:inherit|initial|unset|revert)/;

/** A font stack as emails of the designer would have it. */
function knownFamily(stack: string): string {
  if (INHERITED.test(stack)) return 'inherit';
  return stackBehind(fontNameOf(stack), firstFontsOf(stack));
}
