import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '../../../../src/email/walk';
import { overlap } from '../../../../src/export/geometry/box';
import { chooseRegions } from '../../../../src/export/items/rasterize/choose-regions';
import { printScene } from '../../../../src/export/print/print-scene';
import { shrinkItems } from '../../../../src/export/passes/items/shrink-to-ink';
import type { Item } from '../../../../src/export/items/item';
import type { EmailOutput, RasterImage } from '../../../../src/export/types';
import type { Design, SceneElement } from '../../../../src/scene/scene';
import { JPEG, PNG, resized } from '../../../helpers/pictures';
import { anyScene, designOf } from '../../../helpers/scenes';
import { itemsOfDesign } from '../../../helpers/pass-forms';

const DOT: RasterImage = { type: 'image/png', base64: PNG.slice(PNG.indexOf(',') + 1) };

/** A design exported as a browser does it: with every picture it asks for. */
function drawn(design: Design): EmailOutput {
  const { requests } = printScene(design);
  return printScene(design, { rasters: Object.fromEntries(requests.map(({ id }) => [id, DOT])) });
}

type Spec = Pick<SceneElement, 'type' | 'x' | 'y'> & Partial<SceneElement>;

const CARD: Spec = {
  type: 'rectangle',
  x: 40,
  y: 40,
  width: 300,
  height: 120,
  style: { backgroundColor: '#dbeafe', radius: 12 },
};
const text = (x: number, y: number, content: string, rest: Partial<Spec> = {}): Spec => ({
  type: 'text',
  x,
  y,
  width: 120,
  content,
  ...rest,
});

function rulesOf(output: EmailOutput): readonly string[] {
  return output.findings.map(
    ({ rule, origin: [origin] }) => `${rule} ${origin?.kind === 'element' ? origin.id : ''}`,
  );
}

function textsOf({ doc }: EmailOutput): readonly string[] {
  return [...walk(doc)].flatMap((node) => (node.kind === 'text' ? node.text : []));
}

function picturesOf({ doc }: EmailOutput) {
  return [...walk(doc)].filter((node) => node.kind === 'image');
}

describe('what overlaps', () => {
  test('a badge over the corner of a card is a picture, the words on the card are not', () => {
    const badge: Spec = { type: 'circle', x: 310, y: 20, width: 50, height: 50 };
    const out = drawn(designOf([CARD, text(60, 60, 'Jane Doe'), badge]));
    expect(textsOf(out)).toEqual(['Jane Doe']);
    expect(picturesOf(out)).toHaveLength(1);
    expect(rulesOf(out)).toContain('element-drawn circle-2');
    expect(rulesOf(out)).not.toContain('image-not-cut circle-2');
    expect(rulesOf(out).filter((rule) => /moved|text-drawn/.test(rule))).toEqual([]);
  });

  test('words over an edge become a picture with those words, in text and alternative text', () => {
    const out = drawn(designOf([CARD, text(60, 60, 'on it'), text(300, 90, 'half on it')]));
    expect(textsOf(out)).toEqual(['on it']);
    expect(picturesOf(out)).toMatchObject([{ alt: 'half on it', words: 'half on it' }]);
    expect(rulesOf(out)).toContain('text-drawn text-2');
  });

  test('words that the visitor accepted as a picture are reported as information only', () => {
    const words = text(300, 90, 'half on it', { asPicture: true });
    const { findings } = drawn(designOf([CARD, words]));
    const reported = findings.find(({ rule }) => rule === 'text-drawn');
    expect(reported?.severity).toBe('info');
  });

  test('a photo with linked words on it is cut along the link', () => {
    const photo: Spec = { type: 'logo', x: 0, y: 0, width: 200, height: 100, content: PHOTO };
    const link = text(20, 40, 'Book a call', { href: 'https://example.com/call' });
    const out = drawn(designOf([{ ...photo, alt: 'Our office' }, link]));
    const links = [...walk(out.doc)].filter((node) => node.kind === 'link');
    expect(links).toMatchObject([
      { href: 'https://example.com/call', children: [{ alt: 'Book a call' }] },
    ]);
    const alts = picturesOf(out).map(({ alt }) => alt);
    expect(alts.toSorted().filter((alt) => alt !== '')).toEqual(['Book a call', 'Our office']);
  });

  test('a square photo over an edge stays a photo, the plane is cut around it', () => {
    const photo: Spec = { type: 'logo', x: 0, y: 60, width: 80, height: 40, content: PHOTO };
    const square = { ...CARD, style: { backgroundColor: '#dbeafe', borderWidth: 0 } } as const;
    const { requests, findings } = printScene(designOf([square, photo]));
    expect(requests.filter(({ kind }) => kind === 'drawing')).toEqual([]);
    expect(findings.filter(({ rule }) => /drawn|moved/.test(rule))).toEqual([]);
  });

  test('words under the side of a round plane are drawn as far as they are seen, and nothing moves', () => {
    const under = text(0, 90, 'half under it', { zIndex: 0 });
    const over = text(10, 90, 'over that', { zIndex: 1 });
    const card = { ...CARD, zIndex: 2, x: 60 };
    const out = drawn(designOf([under, over, card]));
    expect(rulesOf(out).filter((rule) => /moved/.test(rule))).toEqual([]);
    expect(picturesOf(out).map(({ width }) => width)).toEqual([60]);
  });

  test('a line just under the letters leaves them text', () => {
    const line: Spec = { type: 'line', x: 40, y: 58, width: 200, height: 2 };
    const { requests, findings } = printScene(designOf([text(40, 40, 'Close above'), line]));
    expect([requests, findings]).toEqual([[], []]);
  });

  test('asks for the same picture wherever it stands', () => {
    const [here, there] = [0, 117].map((x) => {
      const scene = designOf([text(x, 20, 'one over another'), text(x + 10, 26, 'another')]);
      return printScene(scene).requests.map(({ id }) => id);
    });
    expect(here?.length).toBeGreaterThan(0);
    expect(there).toEqual(here);
  });

  test('a run of colors goes on across a cut', () => {
    const run: Spec = {
      type: 'background',
      x: 0,
      y: 0,
      width: 200,
      height: 100,
      style: { background: { angle: 90, from: '#000000', to: '#c8c8c8' } },
    };
    const out = drawn(
      designOf([run, { type: 'rectangle', x: 100, y: 50, width: 200, height: 100 }]),
    );
    const runs = [...walk(out.doc)].flatMap((node) =>
      (node.kind === 'cell' || node.kind === 'spacer') && node.background?.gradient !== undefined
        ? [[node.background.gradient.from, node.background.gradient.to]]
        : [],
    );
    expect(runs).toContainEqual(['#000000', '#646464']);
  });
});

const piles = tuple(integer({ min: 1, max: 2 ** 31 - 1 }), integer({ min: 2, max: 25 })).map(
  ([seed, count]) => anyScene(seed, count),
);

describe('any pile of elements, with its pictures', () => {
  test('moves nothing, and asks for nothing twice', () => {
    assert(
      property(piles, (design) => {
        const out = drawn(design);
        expect(out.requests).toEqual([]);
        expect(out.findings.filter(({ rule }) => rule === 'element-moved')).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('draws a text only where its letters meet something else', () => {
    assert(
      property(piles, (design) => {
        const items = shrinkItems(itemsOfDesign(design));
        const free = [...chooseRegions(items).drawn].filter(
          (item) => item.kind === 'text' && !items.some((other) => meets(item, other)),
        );
        expect(free).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('shows the first word of every text that is not left out', () => {
    assert(
      property(piles, (design) => {
        const out = drawn(design);
        const shown = [...textsOf(out), ...picturesOf(out).map(({ alt }) => alt)].join('\n');
        const leftOut = new Set(
          out.findings
            .filter(({ rule }) => rule === 'element-hidden' || rule === 'placeholder-text')
            .flatMap(({ origin }) =>
              origin.map((each) => (each.kind === 'element' ? each.id : '')),
            ),
        );
        const texts = itemsOfDesign(design).filter(
          ({ kind, id }) => kind === 'text' && !leftOut.has(id),
        );
        const missing = texts.filter((item) => !shown.includes(firstWord(item)));
        expect(missing.map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

function meets(item: Item, other: Item): boolean {
  return other !== item && overlap(item.box, other.box);
}

function firstWord({ cell }: Item): string {
  const words = [...walk(cell)].flatMap((node) => (node.kind === 'text' ? node.text : []));
  return words.join(' ').trim().split(/\s/)[0] ?? '';
}

/** A picture of 400 x 200. */
const PHOTO = resized(JPEG, 400, 200);
