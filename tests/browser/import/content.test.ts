import { describe, expect, test } from 'vitest';
import { picturesOf, wordsOfLine } from '../../../src/import/core/likeness';
import type { Page } from '../../../src/import/core/rebuild/page';
import { CONTENT, imported, mailOf } from './corpus';

/*
 * What a signature has comes over, and nothing else. Where something is missing, that is counted
 * and named.
 */

await Promise.all([...document.fonts].map((face) => face.load()));

describe.each(CONTENT)('%s', (name, expected) => {
  test('comes over, with nothing added', async () => {
    // As in the dialog, where pictures of the web are not loaded before the visitor allows it.
    const { html, page, likeness, design } = await imported(await mailOf(name), false, true);
    expect(linksIn(html)).toEqual(expected.links.toSorted());
    expect(picturesOf(page)).toHaveLength(expected.pictures);
    const { missing = [] } = expected;
    const named = likeness.mismatches.map(({ what }) => what).join('\n');
    for (const what of missing) expect(named).toContain(what);
    expect(likeness.figure).toBeGreaterThanOrEqual(expected.alike ?? 0.98);
    expect(missing.length === 0 || likeness.figure < 1).toBe(true);
    for (const word of [...(expected.colors ?? []), ...(expected.fonts ?? [])])
      expect(html).toContain(word);
    const styles = design.elements.map(({ type, content, style }) => ({ type, content, ...style }));
    const lines = styles.filter(({ type }) => type === 'divider' || type === 'vertical-line');
    expect(lines).toHaveLength(expected.rules ?? lines.length);
    const radii = styles.flatMap(({ radius = [] }) => radius);
    expect(radii).toEqual(expected.radius ?? radii);
    const icons = styles.filter(({ socialStyle }) => socialStyle === 'icons');
    const tints = icons.map(({ backgroundColor }) => backgroundColor);
    expect(tints).toEqual(expected.tints ?? tints);
    const rows = (expected.beside ?? []).map((words) => topOf(page, words));
    expect(new Set(rows).size).toBeLessThanOrEqual(1);
  });
});

/** Where a line of words stands, from the top, in px. */
function topOf({ items }: Page, words: string): number | undefined {
  const lines = items.flatMap((item) => (item.kind === 'text' ? item.lines : []));
  const found = lines.find((line) => wordsOfLine(line) === words);
  return found && Math.round(found.y);
}

function linksIn(html: string): readonly string[] {
  const body = new DOMParser().parseFromString(html, 'text/html');
  return [...body.links].map((link) => link.getAttribute('href') ?? '').toSorted();
}
