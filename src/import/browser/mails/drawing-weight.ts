/** Elements that colors run through: none of them shows others. */
const RUNS = new Set(['linearGradient', 'radialGradient']);

/**
 * How many elements a browser draws for a drawing. Parts that are shown by name count each time: ten that each show ten of
 * the next would be a drawing without end. Infinite where a style sheet shows parts by name, as it may do so anywhere.
 */
export function drawingWeight(root: Element): number {
  const parts = new Map([...root.querySelectorAll('[id]')].map((part) => [part.id, part]));
  const sheets = [...root.querySelectorAll('style')].flatMap(({ textContent }) =>
    namesIn(textContent),
  );
  const isRun = (name: string): boolean => RUNS.has(parts.get(name)?.localName ?? '');
  if (!sheets.every((name) => isRun(name) || !parts.has(name))) return Number.POSITIVE_INFINITY;
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  const weigh = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // It shows itself, which no drawing means to.
    if (open.has(element)) return Number.POSITIVE_INFINITY;
    open.add(element);
    const names = [...element.attributes].flatMap(({ name, value }) =>
      name === 'href' ? [value.slice(1)] : namesIn(value),
    );
    const shown = names.flatMap((name) => parts.get(name) ?? []);
    const weight = [...element.children, ...shown].reduce((sum, part) => sum + weigh(part), 1);
    open.delete(element);
    known.set(element, weight);
    return weight;
  };
  return weigh(root);
}

function namesIn(css: string | null): readonly string[] {
  return [...(css ?? '').matchAll(/url\(\s*["']?#([\w.:-]+)/gi)].map(([, name = '']) => name);
}
