import pixelWidth from 'string-pixel-width';
import { expect, test } from 'vitest';
import { exportScene } from '../../src/export';
import type { Job, Measured } from './fonts-worker';
import { makeExporter } from '../../src/output/browser/exporter';
import { loadFaces } from '../../src/fonts/browser/face-source';
import { fontsInUse } from '../../src/fonts/browser/page-fonts';
import { makeImages } from '../../src/pictures/browser/images';
import { loadDesignFaces } from '../../src/fonts/browser/measure-of';
import { measureText } from '../../src/fonts/browser/measure-text';
import { completeSignature } from '../../src/model/person/signature';
import { cssFont, FONT_FACES } from '../../src/scene/text/fonts';
import { definitionOf } from '../../src/scene/registry';
import type { Design, ElementStyle, FontName } from '../../src/scene/scene';
import type { MeasuredFont } from '../../src/scene/text/text-measure';
import { designOf } from '../helpers/scenes';
import { readPicture } from './picture-files';

/*
 * None of the real fonts is on the machine of these tests. What comes with the app is as wide in the page, in frames, in
 * workers and in pictures, and as wide as the real ones are.
 */

const FONTS = [
  'Arial',
  'Times New Roman',
  'Courier New',
  'Georgia',
  'Verdana',
  'Tahoma',
  'Trebuchet MS',
] as const;
const STYLES = [
  { bold: false, italic: false },
  { bold: true, italic: false },
  { bold: false, italic: true },
  { bold: true, italic: true },
] as const;
const EACH = FONTS.flatMap((name) =>
  STYLES.map((style) => ({
    name,
    ...style,
    css: cssFont({ name, size: 14, ...style }),
  })),
);

test.each(EACH)('$css has letters as wide as the real ones', async ({ name, bold, italic }) => {
  const font = { name, size: 100, bold, italic };
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at));
  await loadDesignFaces(inFont(font, letters.join('')), document.fonts);
  const different = letters.filter((letter) => {
    const real = pixelWidth(letter, { font: name, size: 100, bold, italic });
    // Known are whole hundredths.
    return Math.abs(measureText(letter, font) - real) > 0.6;
  });
  expect(different).toEqual([]);
});

const WORDS: readonly (readonly [FontName, string])[] = [
  ...FONTS.map((name) => [name, 'Jane Doe, Büro für AVANT design 0123 H'] as const),
  ['Helvetica', 'Jane Doe, Büro für AVANT design 0123 H'],
  ['Arial', 'Дизайн и вёрстка'],
  ['Times New Roman', 'Σχεδιασμός Ελλάδα H'],
  ['Courier New', 'Nguyễn Văn Hữu H'],
  ['Georgia', 'Łódź Győr İstanbul H'],
];
const SAMPLES = WORDS.flatMap(([name, words]) =>
  STYLES.map((style) => ({ words, font: { name, size: 15, ...style } satisfies MeasuredFont })),
);

test.each(SAMPLES)('$font.name sets "$words" alike everywhere', async ({ words, font }) => {
  const design = inFont(font, words);
  await loadDesignFaces(design, document.fonts);
  const width = measureText(words, font);
  const reach = measureText.reachOf?.(font);
  expect(await inWorker({ design, words, font })).toEqual({ width, reach });
  expect(widthOn(document, words, font)).toBeCloseTo(width, 1);
  const frame = await openFrame();
  const { fonts } = frame.document;
  (await fontsInUse())?.addTo(frame);
  widthOn(frame.document, words, font);
  await fonts.ready;
  expect(widthOn(frame.document, words, font)).toBeCloseTo(width, 1);
  frame.frameElement?.remove();
  const { left, right } = await inkOf(design);
  expect([left, right]).toEqual([expect.closeTo(0, -0.5), expect.closeTo(width, -0.5)]);
});

test.each([
  ['Tahoma', 'Tahoma'],
  ['Helvetica', 'Arial'],
] as const)('%s takes the files of %s alone', async (name, family) => {
  const { faces } = await loadFaces(document.fonts, cssFont({ ...ARIAL, name }), 'Jane');
  expect(faces.map((face) => face.family)).toEqual([family]);
});

test('the export of the worker is that of the page', async () => {
  const elements = SAMPLES.map(({ words, font }, index) => ({
    ...textOf(font, words),
    x: 560,
    y: index * 30,
    width: 40,
  }));
  const design = designOf(elements, { frame: { width: 600, height: 2000, trim: false } });
  const { html, findings } = await makeExporter().exportScene(design, {});
  await loadDesignFaces(design, document.fonts);
  expect(html).toBe((await exportScene(design, {}, measureText)).html);
  expect(html).not.toBe((await exportScene(design)).html);
  const shown = findings.filter(({ rule }) => rule === 'font-stand-in');
  expect(shown.map(({ args }) => args['font'])).toEqual((await fontsInUse())?.standIns ?? []);
});

test('a picture of a text has the letters of its parts, too', async () => {
  const sheet = await (
    await fontsInUse()
  )?.sheetFor([
    {
      tag: 'text',
      attributes: { 'font-family': 'Arial,sans-serif', 'font-weight': 400 },
      children: [
        { tag: 'tspan', attributes: {}, children: ['one '] },
        { tag: 'tspan', attributes: { 'font-weight': 700 }, children: ['two '] },
        { tag: 'tspan', attributes: { 'font-family': 'Georgia,serif' }, children: ['three'] },
      ],
    },
  ]);
  const faces = [...(sheet ?? '').matchAll(/font-family:'([^']+)'.*?font-weight:(\d+)/g)];
  expect(faces.map(([, family, weight]) => `${family} ${weight}`)).toEqual([
    'Arial 400',
    'Arial 700',
    'Georgia 400',
  ]);
});

test('a mail never names a substitute font', async () => {
  const { html } = await makeExporter().exportScene(inFont({ ...ARIAL, name: 'Georgia' }, 'a'), {});
  expect(html).toMatch(/font:[^;]* Georgia,serif;/);
  expect(html).not.toMatch(/arimo|tinos|cousine|gelasio|signet/i);
});

const ARIAL = { name: 'Arial', size: 14, bold: false, italic: false } as const;

function inFont(font: MeasuredFont, words: string): Design {
  return designOf([{ ...textOf(font, words), x: 0, y: 0, width: 10 }], {
    frame: { width: 600, height: 200, trim: false },
  });
}

function textOf({ name: fontFamily, size, bold, italic }: MeasuredFont, content: string) {
  const style: ElementStyle = { fontFamily, fontSize: size, fontWeight: bold ? 700 : 400, italic };
  return { type: 'text', content, style, x: 0, y: 0 } as const;
}

let worker: Worker | null = null;

async function inWorker(job: Omit<Job, 'faces'>): Promise<Measured> {
  const used = (worker ??= new Worker(new URL('./fonts-worker.ts', import.meta.url), {
    type: 'module',
  }));
  const faces = (await fontsInUse())?.faces ?? [];
  return new Promise((resolve, reject) => {
    used.addEventListener('message', ({ data }: MessageEvent<Measured>) => resolve(data), {
      once: true,
    });
    used.addEventListener('error', reject, { once: true });
    used.postMessage({ ...job, faces } satisfies Job);
  });
}

/** The width of words as a page lays them out. */
function widthOn(
  page: Document,
  words: string,
  { name, size, bold, italic }: MeasuredFont,
): number {
  const run = page.createElement('span');
  run.textContent = words;
  run.style.cssText = `white-space:pre;font:${italic ? 'italic' : 'normal'} ${bold ? 700 : 400} ${size}px ${FONT_FACES[name].stack}`;
  page.body.append(run);
  const { width } = run.getBoundingClientRect();
  run.remove();
  return width;
}

/** A frame without scripts, as previews have it. */
async function openFrame(): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = '<!DOCTYPE html><body></body>';
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    document.body.append(frame);
  });
  return frame.contentWindow as Window & typeof globalThis;
}

/** Where the letters of a design's first element begin and end when it is drawn as a picture, in px. */
async function inkOf({ elements: [element] }: Design) {
  if (element === undefined) throw new Error('Nothing to draw');
  const context = { person: completeSignature({}), measure: measureText };
  const nodes = definitionOf(element.type).draw(element, context);
  const area = { x: 0, y: 0, width: 450, height: 30 };
  const images = makeImages({ startWorker: null });
  const drawn = await images.draw({ kind: 'drawing', id: 'd', scale: 2, nodes, ...area });
  if (drawn === null) throw new Error('Nothing was drawn');
  const { at, width, height } = await readPicture(`data:${drawn.type};base64,${drawn.base64}`);
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => y).some((y) => at(x, y).a > 100),
  );
  return { left: (columns[0] ?? 0) / 2, right: ((columns.at(-1) ?? 0) + 1) / 2 };
}
