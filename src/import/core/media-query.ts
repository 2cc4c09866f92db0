/** How wide a signature is laid out, in px, and a window on a computer. */
const WIDTHS = { signature: 600, screen: 1024 };
const EM = 16;

/**
 * Whether what a style sheet sets for some media is what a reader at a computer sees, in light colors: as wide as a signature is
 * laid out, and not as narrow as a phone. False for what is not known.
 */
export function isForLargeScreen(query: string): boolean {
  const parts = query.toLowerCase().split(',');
  return query.trim() === '' || parts.some((part) => isOneForLargeScreen(part.trim()));
}

function isOneForLargeScreen(query: string): boolean {
  const [, not = '', type = 'all', rest = ''] =
    /^(not\s+|only\s+)?([a-z]+)?\s*((?:(?:^|\band\b)?\s*\([^()]*\)\s*)*)$/.exec(query) ?? [];
  if (query === '' || (type === 'all' && rest === '' && !/\ball\b/.test(query))) return false;
  const features = [...rest.matchAll(/\(([^()]*)\)/g)].map(([, feature = '']) => feature.trim());
  const holds = (type === 'all' || type === 'screen') && features.every(hasFeature);
  return not.startsWith('not') ? !holds : holds;
}

const LENGTH = String.raw`([\d.]+)(px|em|rem)?`;
const NAMED = new RegExp(String.raw`^(min|max)-(?:device-)?width\s*:\s*${LENGTH}$`);
const BEHIND = new RegExp(String.raw`^(?:device-)?width\s*([<>])=?\s*${LENGTH}$`);
const BEFORE = new RegExp(String.raw`^${LENGTH}\s*([<>])=?\s*(?:device-)?width$`);
const BETWEEN = new RegExp(String.raw`^${LENGTH}\s*<=?\s*(?:device-)?width\s*<=?\s*${LENGTH}$`);

/** What else a computer has in light colors. */
const HAD =
  /^(?:color|hover|hover\s*:\s*hover|any-hover\s*:\s*hover|pointer\s*:\s*fine|any-pointer\s*:\s*fine|orientation\s*:\s*landscape|prefers-color-scheme\s*:\s*light|prefers-[a-z-]+\s*:\s*no-preference|forced-colors\s*:\s*none)$/;

function hasFeature(feature: string): boolean {
  const [, bound, number = '', unit] = NAMED.exec(feature) ?? [];
  if (bound !== undefined) return reaches(bound === 'min', number, unit);
  const [, sign, than = '', thanUnit] = BEHIND.exec(feature) ?? [];
  if (sign !== undefined) return reaches(sign === '>', than, thanUnit);
  const [, first = '', firstUnit, turned] = BEFORE.exec(feature) ?? [];
  if (turned !== undefined) return reaches(turned === '<', first, firstUnit);
  const [, least, leastUnit, most = '', mostUnit] = BETWEEN.exec(feature) ?? [];
  if (least !== undefined) {
    return reaches(true, least, leastUnit) && reaches(false, most, mostUnit);
  }
  return HAD.test(feature);
}

/** Whether a reader's width is at least so much, or at most. */
function reaches(isLeast: boolean, number: string, unit = 'px'): boolean {
  const width = Number.parseFloat(number) * (unit === 'px' ? 1 : EM);
  return isLeast ? width <= WIDTHS.signature : width >= WIDTHS.screen;
}
