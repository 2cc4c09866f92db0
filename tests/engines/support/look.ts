/** What is looked for on the page: what can be seen and fits all that is given here. */
export interface What {
  /** A selector. */
  readonly css?: string;
  /** Its label, or its words; a pattern finds those that hold something like it. */
  readonly name?: string | RegExp;
  /** In a part of the page, or in a frame, that this selector finds. */
  readonly within?: string;
}

/** Something seen on the page, as it is there; where it is in the window, in px. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly value: string;
  /** As for `aria-checked`, `aria-selected`, `aria-expanded` and `aria-disabled`, or the browser's own; and 'focused'. */
  readonly is: readonly string[];
  /** Whether the pointer meets it in its middle, and nothing on the way there moves. */
  readonly isReady: boolean;
}

/** The expression that finds what of this can be seen on the page, after the first has been brought into view. */
export function lookFor({ css = '*', name, within }: What): string {
  const wanted = typeof name === 'string' ? { name } : name && { source: name.source };
  const query = JSON.stringify({ css, within, ...wanted });
  return `(() => { ${IN_PAGE.map(String).join('\n')} return look(${query}); })()`;
}

interface Query {
  readonly css: string;
  readonly name?: string;
  readonly source?: string;
  readonly within?: string;
}

/** What runs in the page; it uses nothing from outside. */
const IN_PAGE = [look, wordsOf, nameOf, shownOf, isSeen, isOnTop, isInWindow, isMoving, statesOf];

function look({ css, name, source, within }: Query): readonly Seen[] {
  const holder = within === undefined ? document : document.querySelector(within);
  const root = holder instanceof HTMLIFrameElement ? holder.contentDocument : holder;
  const found = [...(root?.querySelectorAll(css) ?? [])]
    .filter((node) => name === undefined || nameOf(node) === name)
    .filter((node) => source === undefined || new RegExp(source).test(nameOf(node)))
    .map((node) => ({ node, shown: shownOf(node) }))
    .filter(({ shown }) => isSeen(shown));
  const first = found[0]?.shown;
  if (first?.ownerDocument === document && !isInWindow(first)) {
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return found.map(({ node, shown }) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    const value = 'value' in node ? String(node.value) : '';
    const isReady = isOnTop(shown) && !isMoving(shown);
    return { x, y, width, height, text: wordsOf(node), value, is: statesOf(node), isReady };
  });
}

function wordsOf(node: Element): string {
  const hidden = '[aria-hidden=true]';
  const spoken = node.querySelector(hidden) === null ? node : (node.cloneNode(true) as Element);
  if (spoken !== node) for (const each of spoken.querySelectorAll(hidden)) each.remove();
  return spoken.textContent.replaceAll(/\s+/g, ' ').trim();
}

function nameOf(node: Element): string {
  const ids = node.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const by = ids.flatMap((id) => document.getElementById(id) ?? []);
  const labels = 'labels' in node ? [...(node.labels as NodeListOf<HTMLElement>)] : [];
  const naming = [by, labels].find(({ length }) => length > 0) ?? [node];
  return node.getAttribute('aria-label') ?? naming.map(wordsOf).join(' ');
}

/** Where a field itself is hidden, its label is what is pressed. */
function shownOf(node: Element): Element {
  const isHidden = node instanceof HTMLInputElement && node.offsetWidth <= 1;
  return (isHidden && node.labels?.[0]) || node;
}

function isSeen(node: Element): boolean {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
}

function isOnTop(node: Element): boolean {
  const { x, y, width, height } = node.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && (node.contains(hit) || hit.contains(node));
}

function isInWindow(node: Element): boolean {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && isOnTop(node);
}

function isMoving(node: Element): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(node) === true;
  });
}

function statesOf(node: Element): readonly string[] {
  const states = ['checked', 'selected', 'expanded', 'disabled'].filter(
    (state) => node.getAttribute(`aria-${state}`) === 'true' || Reflect.get(node, state) === true,
  );
  return node.matches(':focus') ? [...states, 'focused'] : states;
}
