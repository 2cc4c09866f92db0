import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printNode } from '../../../src/email/print/print';
import { OVERLAPS, REGIONS, TABLES } from '../../../src/export/pipeline';
import { exportScene } from '../../../src/export';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { grownFrame } from '../../../src/scene/frame';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { completeDesign, type Design } from '../../../src/scene/scene';
import { randomNumbers } from '../../helpers/palettes';
import { designOf, PIXEL } from '../../helpers/scenes';
import { variedScene } from '../../helpers/varied-scenes';
import { breaches, countCharacters } from '../../helpers/rules';
import { itemsOfBoxes, runPipeline } from '../../helpers/pass-forms';

const FOLDER = 'tests/fixtures/scenes';
const FIXTURES = readdirSync(FOLDER).map(
  (file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const,
);
/** What templates do without: columns of fixed width, an alignment kept from without, and the spans of irregular regions. */
const CANVAS_ONLY =
  /: (?:table (?:table-layout|text-align)|td (?:rowspan|direction)|tr (?:height|style)|sized <tr .*)$/;
const TOO_WIDE = /: (?:root is \d+ wide|wider than 600: .*)$/s;
const PAGE = { x0: 0, y0: 0, x1: 200, y1: 100 };

function htmlOf(boxes: Readonly<Record<string, readonly number[]>>): string {
  const { doc } = runPipeline(OVERLAPS.join(REGIONS).join(TABLES), itemsOfBoxes(boxes), PAGE);
  // Language, direction and alignment of the outermost table are not compared here.
  const { lang: _lang, dir: _dir, textAlign: _align, ...table } = doc;
  return printNode(table);
}

/** Tags, spans and sizes of a table, without everything else. */
function skeleton(boxes: Readonly<Record<string, readonly number[]>>): string {
  return htmlOf(boxes)
    .replaceAll(/ (?:role|border|cellpadding|cellspacing|bgcolor|style|nowrap)(?:="[^"]*")?/g, '')
    .replaceAll(/<\/(?:td|tr)>/g, '');
}

describe('tables', () => {
  test('elements below one another are rows, and only the table states the width', () => {
    expect(skeleton({ A: [0, 0, 200, 40], B: [0, 50, 200, 50] })).toBe(
      '<table width="200"><tr><td height="40"><tr><td height="10"><tr><td height="50"></table>',
    );
  });

  test('distances around what has a row to itself are padding', () => {
    const html = htmlOf({ a: [10, 20, 50, 20], b: [30, 48, 50, 20] });
    expect(html.match(/<table|padding:[^;"]*/g)).toEqual([
      '<table',
      'padding:20px 0 8px 10px',
      'padding:0 0 32px 30px',
    ]);
  });

  test('no cell beside another has padding above or below', () => {
    const html = htmlOf({ a: [0, 30, 50, 20], b: [60, 5, 50, 70], C: [120, 0, 80, 100] });
    const unequal = breaches(html).filter((breach) => breach.startsWith('rule 5 '));
    expect(unequal).toEqual([]);
    expect(html.match(/padding:(?!0)[^;"]*/g)).toEqual(['padding:30px 0 0', 'padding:5px 0 0']);
  });

  test('rows cut at the same edges share one table', () => {
    const html = skeleton({
      a: [0, 0, 40, 20],
      b: [50, 0, 150, 20],
      C: [0, 30, 200, 10],
      d: [0, 50, 40, 50],
      e: [50, 50, 150, 50],
    });
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html).toContain('<td colspan="2" height="10">');
  });

  test('an irregular region begins with an empty row that has a cell for each column', () => {
    const html = skeleton({
      A: [0, 0, 150, 30],
      B: [150, 0, 50, 70],
      C: [50, 70, 150, 30],
      D: [0, 30, 50, 70],
      E: [50, 30, 100, 40],
    });
    expect(html).toBe(
      '<table width="200"><tr><td width="50"><td width="100"><td width="50">' +
        '<tr><td colspan="2" width="150" height="30"><td rowspan="2" width="50" height="70">' +
        '<tr><td rowspan="2" width="50" height="70"><td width="100" height="40">' +
        '<tr><td colspan="2" width="150" height="30"></table>',
    );
  });
});

/** What a design decides by itself: its colors, the width of its frame, and pictures that have no address. */
const OF_THE_DESIGN = /^(?:embedded-|text-faint$|too-wide$)/;

describe('fixtures', () => {
  test.each(FIXTURES)('%s breaks no rule of mail clients', async (_file, json) => {
    const parsed = parseDesign(json);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const { html, findings, doc } = await exportScene(completeDesign(parsed.value.design), {
      baseUrl: 'https://example.com',
    });
    const { width } = grownFrame(parsed.value.design);
    const known = breaches(html, { maxWidth: typeof doc.width === 'number' ? doc.width : width });
    // Frames may be wider than templates, which the editor reports.
    const isWide = width > SCENE_LIMITS.frame.width;
    const rest = known.filter(
      (breach) => !CANVAS_ONLY.test(breach) && !(isWide && TOO_WIDE.test(breach)),
    );
    expect(rest).toEqual([]);
    const broken = findings.filter(({ severity }) => severity === 'broken');
    expect(broken.filter(({ rule }) => !OF_THE_DESIGN.test(rule))).toEqual([]);
  });

  test('a signature of twenty elements is well within what Gmail takes', async () => {
    const design = business();
    const { html } = await exportScene(design);
    expect(design.elements).toHaveLength(20);
    expect(countCharacters(html)).toBeLessThan(6600);
  });

  test.each([1, 2, 3])('so it is with each element up to %i px off', async (most) => {
    const random = randomNumbers(most);
    const off = (at: number): number => Math.max(0, at + Math.round((random() * 2 - 1) * most));
    const sizes: number[] = [];
    for (let round = 0; round < 30; round++) {
      const { elements, ...design } = business();
      const moved = elements.map((element) => ({
        ...element,
        x: off(element.x),
        y: off(element.y),
      }));
      const { html, requests } = await exportScene({ ...design, elements: moved });
      // Where letters overlap, a picture comes in.
      if (requests.length === 0) sizes.push(countCharacters(html));
    }
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(8000);
  });

  test('random scenes take some 500 characters an element on average', async () => {
    const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
    let [characters, elements] = [0, 0];
    for (const design of seeds.map(variedScene)) {
      characters += countCharacters((await exportScene(design)).html);
      elements += design.elements.length;
    }
    expect(elements).toBeGreaterThan(1000);
    expect(characters / elements).toBeLessThan(510);
  });
});

function business(): Design {
  const parsed = parseDesign(readFileSync(`${FOLDER}/business.json`, 'utf8'));
  if (!parsed.ok) throw new Error('unreadable');
  return completeDesign(parsed.value.design);
}

describe('pictures', () => {
  const logo = designOf([{ type: 'logo', x: 10, y: 10, width: 60, height: 60, content: PIXEL }]);

  test('keep their place where they have no address to be linked by', async () => {
    const linked = await exportScene(logo, { images: 'link' });
    expect(linked.html).not.toContain('<img');
    expect(linked.html).toContain('height="60"');
    expect(rules(linked.findings)).toEqual(['image-not-hosted']);
  });

  test('travel as attachments or files', async () => {
    const { html, images } = await exportScene(logo, { images: 'cid' });
    expect(html).toContain('src="cid:image-1@signet"');
    expect(images).toMatchObject([{ id: 'image-1', width: 60, height: 60 }]);
  });

  test('give way to letters where social icons cannot be linked', async () => {
    const icons = designOf([
      {
        type: 'linkedin',
        x: 0,
        y: 0,
        href: 'https://linkedin.com/in/jane',
        style: { socialStyle: 'icons' },
      },
    ]);
    const { html, findings } = await exportScene(icons, { images: 'link' });
    expect(html).not.toContain('<img');
    expect(html).toContain('>in<');
    expect(rules(findings)).toEqual(['marks-not-hosted']);
  });
});

test('a background other than white lies behind the whole', async () => {
  const design = designOf([{ type: 'text', x: 10, y: 10, content: 'on cream' }], {
    background: '#fff8e7',
  });
  const { html } = await exportScene(design);
  expect(html).toMatch(/^<table[^>]* width="600"[^>]*><tr><td bgcolor="#fff8e7"/);
});

test('the outer table states its language and direction and keeps text to the left', async () => {
  const { html, doc } = await exportScene(
    designOf([{ type: 'text', x: 10, y: 10, content: 'שלום' }]),
  );
  expect(doc).toMatchObject({ lang: 'he', dir: 'rtl', textAlign: 'left' });
  expect(html).toContain('<span dir="rtl">שלום</span>');
});

function rules(findings: readonly { readonly rule: string }[]): readonly string[] {
  return findings.map(({ rule }) => rule);
}
