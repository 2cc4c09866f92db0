import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../../src/export';
import { richTextOf } from '../../../src/export/packages/formats/rich-text';
import { AA_CONTRAST, contrast, rgbToHex, WHITE } from '../../../src/model/color/color';
import { cleanLine } from '../../../src/base/text';
import { TEMPLATES } from '../../../src/templates/registry';
import { bytesOf, GIF, JPEG } from '../../helpers/pictures';
import { FULL, PIXEL_PNG, RIGHT_TO_LEFT } from '../../helpers/signatures';
import { designOf } from '../../helpers/scenes';
import { anyName, NAMES, WITH_PICTURES } from './subjects';

/* What word processors make of it is asked of one by `npm run read-back`; here a reader by the specification. */

describe.each(TEMPLATES)('$id as rich text', ({ id }) => {
  test('holds the words of the plain text, in 7 bits', async () => {
    const output = await exportSignature(WITH_PICTURES, id, { images: 'files' });
    const rtf = richTextOf(output);
    expect(rtf).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(readRichText(rtf).pictures).toHaveLength(2);
    const missing = [FULL.fullName, FULL.jobTitle, FULL.companyName, FULL.email].filter(
      (words) => output.text.includes(words) && !readRichText(rtf).text.includes(words),
    );
    expect(missing).toEqual([]);
  });

  test('can be read on white', async () => {
    const rtf = richTextOf(await exportSignature(WITH_PICTURES, id, { images: 'files' }));
    const colors = [...rtf.matchAll(/\\red(\d+)\\green(\d+)\\blue(\d+);/g)].map(([, r, g, b]) =>
      rgbToHex({ r: Number(r), g: Number(g), b: Number(b) }),
    );
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => contrast(color, WHITE) < AA_CONTRAST)).toEqual([]);
  });

  test('names the networks that it links to', async () => {
    const { text, links } = readRichText(richTextOf(await exportSignature(FULL, id, {})));
    expect(text).toContain('LinkedIn');
    expect(links).toContain(FULL.socialLinks.linkedin);
  });
});

test('a line of the signature is a line of rich text', async () => {
  const output = await exportSignature({ fullName: 'Jane Doe', jobTitle: 'CEO' }, 'minimal', {});
  expect(readRichText(richTextOf(output)).text.trim()).toBe('Jane Doe\nCEO');
});

test('a part in a font of its own is in that font', async () => {
  const spans = [{ start: 4, end: 8, font: 'Courier New' }] as const;
  const text = { type: 'text', x: 0, y: 0, content: 'Tel 0123', spans, style: {} } as const;
  const rtf = richTextOf(await exportScene(designOf([text])));
  expect(rtf).toMatch(/\{\\f0\\fnil Arial;\}\{\\f1\\fnil Courier New;\}/);
  expect(rtf).toMatch(/\{\\f0\S* Tel \}\{\\f1\S* 0123\}/);
});

test('links lead where they led', async () => {
  const output = await exportSignature(FULL, 'minimal', { images: 'files' });
  const { links } = readRichText(richTextOf(output));
  expect(links).toContain(`mailto:${FULL.email}`);
  expect(links).toContain(FULL.website);
});

test('pictures are as large as they are shown, and hold the same bytes', async () => {
  const output = await exportSignature(WITH_PICTURES, 'minimal', { images: 'files' });
  const rtf = richTextOf(output);
  const [png] =
    /\{\\pict\\pngblip\\picw1\\pich1\\picwgoal\d+\\pichgoal\d+ [\da-f]+\}/.exec(rtf) ?? [];
  expect(png).toContain(Buffer.from(bytesOf(PIXEL_PNG)).toString('hex'));
  const { width = 0, height = 0 } = output.images.find(({ mime }) => mime === 'image/png') ?? {};
  expect(png).toContain(`\\picwgoal${width * 15}\\pichgoal${height * 15} `);
  expect(rtf).toContain(`\\jpegblip\\picw4\\pich2`);
  expect(rtf).toContain(Buffer.from(bytesOf(JPEG)).toString('hex'));
});

test('a picture that rich text cannot hold is its words', async () => {
  const data = { ...FULL, logoUrl: '', profileImageUrl: GIF };
  const output = await exportSignature(data, 'minimal', { images: 'files' });
  const { pictures, text } = readRichText(richTextOf(output));
  expect(pictures).toEqual([]);
  expect(text.split(FULL.fullName)).toHaveLength(3);
});

test('text from right to left keeps to the right', async () => {
  const rtf = richTextOf(await exportSignature(RIGHT_TO_LEFT, 'minimal', { images: 'files' }));
  expect(rtf).toContain('\\pard\\plain\\rtlpar\\qr');
});

test.each(NAMES)('%s is read back', expectName);

test('any name is read back', async () => {
  await fc.assert(fc.asyncProperty(anyName, expectName), { numRuns: 150 });
});

async function expectName(fullName: string): Promise<void> {
  const output = await exportSignature({ fullName, email: 'a@b.example' }, 'minimal', {});
  const { text } = readRichText(richTextOf(output));
  expect(text).toContain(cleanLine(fullName.slice(0, 500)));
  expect(text).toContain('a@b.example');
}

interface RichText {
  readonly text: string;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

const TOKEN = /\\u(-?\d+)\?|\\([a-z]+)(-?\d+)? ?|\\([\\{}*])|([{}])|([^\\{}]+)/g;

/** What a reader by the specification finds: groups, words of control, escapes. Throws where groups are left open. */
function readRichText(rtf: string): RichText {
  const stack: string[] = [];
  let kind = '';
  let text = '';
  const links: string[] = [];
  const pictures: string[] = [];
  for (const [, unit, word, , sign, brace, letters] of rtf.matchAll(TOKEN)) {
    if (brace === '{') stack.push(kind);
    else if (brace === '}') kind = stack.pop() ?? 'too many ends';
    else if (word === 'par') text += '\n';
    else if (word !== undefined && DESTINATIONS.has(word)) kind = word;
    const shown =
      unit === undefined
        ? sign === '*'
          ? ''
          : (sign ?? letters)
        : String.fromCharCode(Number(unit) & 0xffff);
    if (shown === undefined) continue;
    const clean = unit === undefined ? shown.replace(/\r\n/g, '') : shown;
    if (kind === 'fldinst') links.push(clean);
    else if (kind === 'pict') pictures.push(clean);
    else if (kind === 'rtf' || kind === 'fldrslt') text += clean;
  }
  if (stack.length > 0 || kind === 'too many ends') throw new Error('Groups do not match');
  const addresses = [...links.join('').matchAll(/HYPERLINK "([^"]*)"/g)].map(
    (match) => match[1] ?? '',
  );
  return { text, links: addresses, pictures: pictures.filter((hex) => hex !== '') };
}

const DESTINATIONS = new Set(['rtf', 'fonttbl', 'colortbl', 'fldinst', 'fldrslt', 'pict']);
