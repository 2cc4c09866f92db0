import { afterAll, describe, expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { unescapeMarkup } from '../../src/email/print/escape';
import { signatureNodes } from '../../src/pictures/browser/signature-nodes';
import { TEMPLATES } from '../../src/templates/registry';
import { EXTRAS, FULL, HOSTILE, RIGHT_TO_LEFT } from '../helpers/signatures';
import { BLUE, inPage, RED, sourceOf } from './image-helpers';
import { drawnFile, readPicture, redAndBlue } from './picture-files';
import { closePage, openPage } from './fidelity/test-page';

/* The whole signature as one picture. */

const page = openPage('standards');
afterAll(() => closePage(page));

const PICTURES = { profileImageUrl: '', logoUrl: '' } as const;

describe.each(TEMPLATES)('$id', ({ id, maxWidth }) => {
  test.each([1, 2] as const)('is drawn at %i times its size', async (scale) => {
    for (const data of [EXTRAS, RIGHT_TO_LEFT]) {
      const { html } = await exportSignature({ ...data, ...PICTURES }, id);
      const { width, height } = await drawn(html, scale);
      const shown = sizeOf(show(html));
      expect({ width, height }).toEqual({
        width: Math.ceil(shown.width) * scale,
        height: Math.ceil(shown.height) * scale,
      });
      expect(width).toBeLessThanOrEqual(maxWidth * scale);
    }
  });

  test('is drawn with its letters where emails show them', async () => {
    const { html } = await exportSignature({ ...FULL, ...PICTURES }, id);
    const { at } = await drawn(html, 2);
    const texts = textsIn(show(html));
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((box) => !hasInk(at, box))).toEqual([]);
  });

  test('is the same nodes that a browser makes of it', async () => {
    for (const data of [FULL, HOSTILE]) {
      const { html } = await exportSignature(data, id, { socialStyle: 'icons' });
      const parsed = document.implementation.createHTMLDocument();
      parsed.body.innerHTML = html;
      // A parser puts rows into a table body that the source does not have.
      expect(signatureNodes(html).innerHTML).toBe(
        parsed.body.innerHTML.replaceAll(/<\/?tbody>/g, ''),
      );
    }
  });
});

describe('pictures of a drawn signature', () => {
  test('are drawn where they stand, at twice as many pixels', async () => {
    const profileImageUrl = await sourceOf(drawnFile(120, 120, 'image/png', redAndBlue));
    const data = { ...FULL, profileImageUrl, profileImageShape: 'square', logoUrl: '' } as const;
    const { html } = await exportSignature(data, 'modern');
    const { at } = await drawn(html, 2);
    const { x, y, width } = sizeOf(show(html).querySelector('img'));
    expect(at(2 * x + 4, 2 * y + 20)).toEqual(RED);
    expect(at(2 * (x + width) - 4, 2 * y + 20)).toEqual(BLUE);
  });

  test('from elsewhere are drawn where their pixels may be read', async () => {
    const address = new URL('/sample/portrait.png', location.href).href;
    const data = {
      ...FULL,
      profileImageUrl: address,
      profileImageShape: 'square',
      logoUrl: '',
    } as const;
    const { html } = await exportSignature(data, 'modern');
    const { at, missing } = await drawn(html, 1);
    const { x, y, width } = sizeOf(show(html).querySelector('img'));
    expect(missing).toEqual([]);
    expect(hasInk((left, top) => at(left, top), { x, y, width, height: width }, 1)).toBe(true);
  });

  test('that do not load are boxes with their alternative texts, and are reported as missing', async () => {
    const gone = 'https://127.0.0.1:1/a.png';
    const data = { ...FULL, profileImageUrl: gone, logoUrl: '' } as const;
    const { html } = await exportSignature(data, 'modern');
    const { missing, width, height } = await drawn(html, 1);
    expect(missing).toEqual([FULL.fullName]);
    const shown = sizeOf(show(html.replace(gone, '')));
    expect([width, height]).toEqual([Math.ceil(shown.width), Math.ceil(shown.height)]);
  });

  test('leave nothing behind in the page', async () => {
    const { html } = await exportSignature(FULL, 'modern');
    const before = document.body.innerHTML;
    await inPage.drawSignature(
      html.replaceAll(/src="[^"]*"/g, 'src="https://127.0.0.1:1/b.png"'),
      1,
    );
    expect(document.body.innerHTML).toBe(before);
  });
});

test('the background of a drawn signature is white', async () => {
  const { html } = await exportSignature({ fullName: 'Jane' }, 'minimal');
  const { at, width, height } = await drawn(html, 1);
  expect(at(width - 1, height - 1)).toEqual({ r: 255, g: 255, b: 255, a: 255 });
});

test.each([
  '<script>alert(1)</script>',
  '<img src="javascript:x">',
  '<td onclick="x">',
  '<p>Hi</p>',
])('%s is no signature and is not drawn', async (html) => {
  expect(await inPage.drawSignature(html, 1)).toBeNull();
});

test('what is escaped comes back as it was', () => {
  expect(unescapeMarkup('&amp;lt; &lt;b&gt; &quot;&nbsp;')).toBe('&lt; <b> "\u00A0');
});

async function drawn(html: string, scale: 1 | 2) {
  const answer = await inPage.drawSignature(html, scale);
  if (answer === null) throw new Error('The signature was not drawn');
  const file = new Blob([new Uint8Array(answer.png)], { type: 'image/png' });
  const address = URL.createObjectURL(file);
  const picture = await readPicture(address);
  URL.revokeObjectURL(address);
  return { ...picture, missing: answer.missing };
}

function show(html: string): Element {
  page.body.innerHTML = html;
  return page.body.firstElementChild ?? page.body;
}

function sizeOf(element: Element | null): DOMRect {
  if (element === null) throw new Error('Nothing is shown');
  return element.getBoundingClientRect();
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the lines of a signature stand in it. */
function textsIn(root: Element): readonly Area[] {
  const corner = root.getBoundingClientRect();
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const areas: Area[] = [];
  while (walker.nextNode() !== null) {
    if ((walker.currentNode.textContent ?? '').trim() === '') continue;
    const range = page.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      areas.push({ x: x - corner.x, y: y - corner.y, width, height });
    }
  }
  return areas;
}

type Pixel = Awaited<ReturnType<typeof readPicture>>['at'];

/** Whether an area, in px of the signature, has more than one color. */
function hasInk(at: Pixel, { x, y, width, height }: Area, scale = 2): boolean {
  const colors = new Set<string>();
  for (let left = Math.ceil(x * scale); left < (x + width) * scale; left += 1) {
    for (let top = Math.ceil(y * scale); top < (y + height) * scale; top += 1) {
      const { r, g, b } = at(left, top);
      colors.add(`${r} ${g} ${b}`);
      if (colors.size > 1) return true;
    }
  }
  return false;
}
