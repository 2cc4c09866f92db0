/** The values of custom properties of CSS, by their names (`--ink`). */
export type Variables = (name: string) => string | undefined;

/** How deep values may refer to others, and how many characters they may add in all: each may stand for many. */
const DEEPEST = 8;
const MOST_ADDED = 100_000;

const REFERENCE = /(?<![\w-])var\(/gi;

/** Whether CSS refers to custom properties. */
export function hasVariables(css: string): boolean {
  return /(?<![\w-])var\(/i.test(css);
}

/** CSS with the values of its custom properties in place of their names; `unset` for one without a value. */
export function withVariables(css: string, valueOf: Variables): string {
  const budget = { left: MOST_ADDED };
  return replaced(css, valueOf, budget, DEEPEST);
}

function replaced(
  css: string,
  valueOf: Variables,
  budget: { left: number },
  levels: number,
): string {
  let made = '';
  let done = 0;
  for (const { index, 0: start } of css.matchAll(REFERENCE)) {
    if (index < done) continue;
    const end = closing(css, index + start.length);
    if (end === -1) break;
    const inner = css.slice(index + start.length, end);
    const comma = inner.indexOf(',');
    const name = (comma === -1 ? inner : inner.slice(0, comma)).trim();
    const fallback = comma === -1 ? undefined : inner.slice(comma + 1);
    const value = valueOf(name) ?? fallback ?? '';
    budget.left -= value.length;
    const isLegal = value.trim() !== '' && levels > 0 && budget.left >= 0;
    const own = isLegal ? replaced(value.trim(), valueOf, budget, levels - 1) : 'unset';
    made += css.slice(done, index) + own;
    done = end + 1;
  }
  return made + css.slice(done);
}

/** Where the bracket ends within which a place lies; -1 where it does not. */
function closing(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at++) {
    const sign = css.charAt(at);
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
