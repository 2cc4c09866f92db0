import { describe, expect, test } from 'vitest';
import { opacityOf } from '../../../src/scene/drawing/opacity';
import type { SceneElement } from '../../../src/scene/scene';
import { imported } from './corpus';

/* What lets its background through keeps that, where one opacity is enough for an element. */

await Promise.all([...document.fonts].map((face) => face.load()));

const NAME = '<b style="color:#000">Maya Lavi</b>';

describe('letters', () => {
  test.each([
    ['rgba()', 'color:rgba(255, 0, 0, 0.5)'],
    ['digits', 'color:#ff000080'],
    ['hsla()', 'color:hsla(0, 100%, 50%, 0.5)'],
    ['an opacity', 'color:#f00;opacity:.5'],
    ['an opacity and an alpha', 'color:rgba(255,0,0,.625);opacity:.8'],
  ])('that share one alpha keep it and their own color: %s', async (_, css) => {
    const { elements, html } = await ofHtml(`${NAME}<div style="${css}">Architect</div>`);
    const text = withWords(elements, 'Architect', 'title');
    expect([text.style.color, opacityOf(text)]).toEqual(['#ff0000', 0.5]);
    expect(html).toMatch(/color:#ff(?:7f7f|8080)/);
  });

  test('of several colors with the same alpha have it together', async () => {
    const { elements } = await ofHtml(
      `${NAME}<div style="opacity:.4;color:#00f">Red <span style="color:#f00">or</span> blue</div>`,
    );
    const text = withWords(elements, 'Red or blue', 'text');
    expect(text.style).toMatchObject({ color: '#0000ff', opacity: 40 });
    expect(colorsIn(text)).toEqual(['#ff0000']);
  });

  test('that differ have the colors that are seen', async () => {
    const { elements } = await ofHtml(
      `${NAME}<div style="color:#000">Black or <span style="color:rgba(0,0,0,.4)">gray it is</span></div>`,
    );
    const text = withWords(elements, 'Black or gray it is', 'text');
    expect(text.style.opacity).toBeUndefined();
    expect([text.style.color, ...colorsIn(text)]).toEqual(['#999999', '#000000']);
  });

  test('over more than one color have the one that is seen', async () => {
    const { elements, html } = await ofHtml(
      `${NAME}<div style="background:linear-gradient(90deg,#fff,#00f);padding:8px"><span style="color:rgba(255,0,0,.5)">Architect</span></div>`,
    );
    expect(withWords(elements, 'Architect', 'title').style.opacity).toBeUndefined();
    expect(html).toContain('Architect');
  });
});

test('a box, a line and a picture keep what they let through', async () => {
  const { elements } = await ofHtml(
    `${NAME}<div style="background:rgba(0,0,255,.2);width:120px;height:40px"></div>` +
      '<div style="border-top:1px solid rgba(0,0,0,.1);width:200px;margin:8px 0"></div>' +
      `<div style="opacity:.6"><img src="${PIXEL}" width="80" height="80" alt="Photo"></div>`,
  );
  const shown = elements.map(({ type, style }) => [type, style.backgroundColor, style.opacity]);
  expect(shown).toContainEqual(['background', '#0000ff', 20]);
  expect(shown).toContainEqual(['divider', '#000000', 10]);
  expect(elements.find(({ width, height }) => width === 80 && height === 80)?.style.opacity).toBe(
    60,
  );
});

test('what stands on a box that is faded with it is seen as before', async () => {
  const { elements } = await ofHtml(
    `${NAME}<div style="opacity:.5;background:#0000ff;padding:10px;width:200px;color:#ffffff">Architect</div>`,
  );
  const text = withWords(elements, 'Architect', 'title');
  expect(elements.find(({ type }) => type === 'background')?.style).toMatchObject({
    backgroundColor: '#0000ff',
    opacity: 50,
  });
  expect([text.style.color, text.style.opacity]).toEqual(['#ffffff', undefined]);
});

/** The colors of parts of a text. */
function colorsIn({ spans = [] }: SceneElement): readonly string[] {
  return spans.flatMap(({ color }) => color ?? []);
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGOwydsCRwykcgCEKhMhY9cAFgAAAABJRU5ErkJggg==';

async function ofHtml(body: string) {
  const { design, html } = await imported({
    html: `<div style="font:14px Arial">${body}</div>`,
    pictures: [],
    unnamed: [],
  });
  return { elements: design.elements, html };
}

/** The element with these words, or of the type that shows them. */
function withWords(
  elements: readonly SceneElement[],
  words: string,
  type: SceneElement['type'],
): SceneElement {
  const found = elements.find((each) => each.content === words || each.type === type);
  if (found === undefined) throw new Error(`No element shows ${words}`);
  return found;
}
