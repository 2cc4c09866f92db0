import { describe, expect, test } from 'vitest';
import type { LaidOutMail } from '../../../src/import/core/laid-out-mail';
import { parseImageSource } from '../../../src/model/picture/image-source';
import type { PagePicture } from '../../../src/import/core/rebuild/page';
import { laidOut as laidOutWith } from './laid-out';

/*
 * What no element can show comes as a picture that looks the same.
 */

async function laidOut(html: string, loadsPictures = false): Promise<LaidOutMail> {
  return laidOutWith(html, { pictures: [['tile.png', tile(8, 8)]], loadsPictures });
}

function picturesOf({ page }: LaidOutMail): readonly PagePicture[] {
  return page.items.filter((item) => item.kind === 'picture');
}

/** A picture that has one color at the left and another at the right. */
function tile(width: number, height: number, [left, right] = ['#ff0000', '#0000ff']): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on');
  context.fillStyle = left ?? '';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = right ?? '';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.toDataURL('image/png');
}

/** The colors of a picture at places of its box, as `r,g,b,a`. */
async function colorsOf(
  picture: PagePicture | undefined,
  places: readonly (readonly [number, number])[],
): Promise<readonly string[]> {
  if (picture === undefined) return ['no picture'];
  const read = parseImageSource(picture.src);
  if (!read.ok || read.value.kind !== 'data') return [picture.src];
  const image = new Image();
  image.src = picture.src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const [across, down] = [canvas.width / picture.width, canvas.height / picture.height];
  return places.map(([x, y]) =>
    [
      ...(context?.getImageData(Math.floor(x * across), Math.floor(y * down), 1, 1).data ?? []),
    ].join(','),
  );
}

const RED = '255,0,0,255';
const BLUE = '0,0,255,255';
const NOTHING = '0,0,0,0';

describe('an inline drawing', () => {
  test('is a picture in its place, twice as fine', async () => {
    const result = await laidOut(
      '<p style="margin:0;color:#0000ff">A <svg viewBox="0 0 10 10" width="40" height="20" preserveAspectRatio="none"><title>Our mark</title><rect width="5" height="10" fill="#f00"/><path d="M5 0h5v5H5z" fill="currentColor"/></svg></p>',
    );
    const [picture] = picturesOf(result);
    expect(picture).toMatchObject({ width: 40, height: 20, alt: 'Our mark' });
    const colors = await colorsOf(picture, [
      [5, 5],
      [30, 5],
      [30, 15],
    ]);
    expect(colors).toEqual([RED, BLUE, NOTHING]);
    const read = parseImageSource(picture?.src ?? '');
    expect(read.ok && read.value).toMatchObject({
      type: 'image/png',
      size: { width: 80, height: 40 },
    });
    expect(result.removals).toEqual([]);
  });

  test.each([
    ['<svg width="30" height="20"></svg>', [30, 20]],
    ['<svg width="30" viewBox="0 0 10 20"></svg>', [30, 60]],
    ['<svg height="30" viewBox="0 0 10 20"></svg>', [15, 30]],
    ['<svg viewBox="0 0 10 2"></svg>', [200, 40]],
    ['<svg style="width:2em;height:auto" viewBox="0 0 10 20"></svg>', [28, 56]],
    ['<svg width="50%" height="12"></svg>', [100, 12]],
    ['<svg height="12"></svg>', [300, 12]],
    ['<svg width="2em" height="1em" viewBox="0 0 1 1"></svg>', [28, 14]],
    ['<style>.mark{width:16px}</style><svg class="mark" viewBox="0 0 10 20"></svg>', [16, 32]],
    ['<svg width="99999" viewBox="0 0 10 20" style="height:40px;width:auto"></svg>', [20, 40]],
  ])('is as large as browsers show it: %s', async (svg, [width, height]) => {
    const filled = svg.replace('></svg>', '><rect width="100%" height="100%"/></svg>');
    const result = await laidOut(`<div style="width:200px">${filled}</div>`);
    expect(picturesOf(result)).toMatchObject([{ width, height }]);
    const shown = document.createElement('div');
    shown.style.cssText = 'width:200px;font:14px Arial';
    shown.innerHTML = svg;
    document.body.append(shown);
    const own = shown.querySelector('svg')?.getBoundingClientRect();
    shown.remove();
    expect([own?.width, own?.height]).toEqual([width, height]);
  });

  test('shows the parts and the sheet of its own, and pictures that it holds', async () => {
    const result = await laidOut(
      `<svg width="30" height="10"><defs><linearGradient id="run"><stop stop-color="#f00"/></linearGradient><rect id="part" width="10" height="10"/></defs><style>.a{fill:url(#run)}</style><use href="#part" class="a"/><use xlink:href="#part" x="10" fill="#00f"/><image x="20" width="10" height="10" href="${tile(8, 8)}"/></svg>`,
    );
    const colors = await colorsOf(picturesOf(result)[0], [
      [5, 5],
      [15, 5],
      [22, 5],
      [28, 5],
    ]);
    expect(colors).toEqual([RED, BLUE, RED, BLUE]);
  });

  test('leaves out what would load or run, and lists it among the removals', async () => {
    const result = await laidOut(
      '<svg width="10" height="10" onload="top.ran=1"><script>top.ran=1</script><foreignObject width="9" height="9"><p>Hi</p></foreignObject><style>rect{fill:url(https://fetch.example/a#b)}</style><image href="https://fetch.example/b.png"/><use href="https://fetch.example/c.svg#d"/><rect width="10" height="10" fill="#f00"/></svg>',
    );
    expect(await colorsOf(picturesOf(result)[0], [[5, 5]])).toEqual([RED]);
    expect(result.removals.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'script onload',
      'script script',
      'frame foreignObject',
      'fetching url()',
      'fetching href',
    ]);
  });

  test.each([
    [
      'shows itself',
      '<svg width="9" height="9"><g id="a"><rect width="9" height="9"/><use href="#a"/></g></svg>',
    ],
    ['shows parts without end', doubled(20)],
    ['is nothing', '<svg width="9" height="9"><g/></svg>'],
    ['is too large', `<svg width="9" height="9"><path d="${'M0 0h9'.repeat(40_000)}"/></svg>`],
  ])('is left out where it %s', async (_what, svg) => {
    const result = await laidOut(svg);
    expect(picturesOf(result)).toEqual([]);
    expect(result.removals).toMatchObject([{ kind: 'media', what: 'svg', count: 1 }]);
  });
});

/** Each part shows the one before twice. */
function doubled(levels: number): string {
  const parts = Array.from({ length: levels }, (_, level) => {
    const before = `<use href="#p${level - 1}"/>`;
    return `<g id="p${level}">${level === 0 ? '<path d="M0 0h9v9z"/>' : before + before}</g>`;
  });
  return `<svg width="9" height="9">${parts.join('')}</svg>`;
}

describe('a picture behind a box', () => {
  test('is drawn as it lies there, below the words', async () => {
    const result = await laidOut(
      '<div style="width:40px;height:20px;background:url(tile.png) 0 0/20px 10px repeat-x #00ff00">Hi</div>',
    );
    const kinds = result.page.items.map(({ kind }) => kind);
    expect(kinds).toEqual(['box', 'picture', 'text']);
    const [picture] = picturesOf(result);
    expect(picture).toMatchObject({ x: 0, y: 0, width: 40, height: 20 });
    const colors = await colorsOf(picture, [
      [5, 5],
      [15, 5],
      [25, 5],
      [5, 15],
    ]);
    expect(colors).toEqual([RED, BLUE, RED, NOTHING]);
    expect(result.removals).toEqual([]);
  });

  test.each([
    ['an attribute', '<table background="tile.png" width="40" height="20"><tr><td></table>'],
    [
      'a sheet',
      '<style>p{margin:0;width:40px;height:20px;background:url(a/tile.png)}</style><p></p>',
    ],
    ['a body', '<body style="background:url(\'cid:tile.png\')"><p style="margin:0">a</p>'],
    ['a data address', `<p style="height:20px;background:url(${tile(8, 8)})"></p>`],
    [
      'a link',
      '<a href="https://a.example/" style="display:block;height:9px;background:url(tile.png)"></a>',
    ],
  ])('comes of %s', async (_what, html) => {
    const [picture] = picturesOf(await laidOut(html));
    expect(
      await colorsOf(picture, [
        [2, 5],
        [6, 5],
      ]),
    ).toEqual([RED, BLUE]);
    expect(picture?.href).toBe(html.startsWith('<a') ? 'https://a.example/' : null);
  });

  test('covers its box, with the color over it', async () => {
    const html =
      '<div style="width:40px;height:20px;border-radius:10px;background:linear-gradient(rgb(0 0 0/50%),rgb(0 0 0/50%)),url(tile.png) center/cover"></div>';
    const [picture, ...others] = picturesOf(await laidOut(html));
    expect(others).toEqual([]);
    const [left = '', corner] = await colorsOf(picture, [
      [10, 10],
      [0, 0],
    ]);
    expect(left).toMatch(/^12[78],0,0,255$/);
    expect(corner).toBe(NOTHING);
  });

  test('is a color where it looks like one: emails have no words on pictures', async () => {
    const { page, removals } = await laidOut(
      `<div style="background:url(${tile(8, 8, ['#204060', '#244264'])})">Hi</div>`,
    );
    expect(page.items).toMatchObject([{ kind: 'box', background: '#224162' }, { kind: 'text' }]);
    expect(removals).toEqual([]);
  });

  test('comes from the web once that is asked for', async () => {
    const address = `${location.origin}/sample/portrait.png`;
    const html = `<div style="width:60px;height:60px;background:url(${address}) 0 0/100% 100%"></div>`;
    expect(picturesOf(await laidOut(html))).toEqual([]);
    const [picture] = picturesOf(await laidOut(html, true));
    expect(picture).toMatchObject({ width: 60, height: 60 });
    expect(picture?.src).toMatch(/^data:image\/(?:png|jpeg);base64,/);
  });

  test('is requested where it is on the web, and listed among the removals where it does not load', async () => {
    const html =
      '<div style="width:40px;height:20px;background:url(https://fetch.example/a.png)">Hi</div><p style="width:1px;height:1px;background:url(https://count.example/b.png)"></p>';
    const before = await laidOut(html);
    expect(before.remote).toEqual(['https://fetch.example/a.png']);
    expect(before.removals).toMatchObject([{ kind: 'tracker', what: 'count.example', count: 1 }]);
    const after = await laidOut(html, true);
    expect(picturesOf(after)).toEqual([]);
    expect(after.removals).toContainEqual(
      expect.objectContaining({ kind: 'fetching', what: 'url()', count: 1 }),
    );
  });
});

describe('turned text', () => {
  test.each([
    ['writing-mode:vertical-rl', [24, 60]],
    ['display:inline-block;transform:rotate(-90deg)', [24, 60]],
    ['display:inline-block;rotate:90deg', [24, 60]],
  ])('is a picture with its words: %s', async (css, [width, height]) => {
    const result = await laidOut(
      `<div style="height:80px"><a href="https://a.example/" style="${css};font:20px/24px Arial;color:#f00;background:#00f"><span style="display:inline-block;${css.startsWith('writing') ? 'height' : 'width'}:60px">Ink</span></a></div>`,
    );
    const [picture] = picturesOf(result);
    expect(result.page.items).toEqual([picture]);
    expect(picture).toMatchObject({ width, height, alt: 'Ink', href: 'https://a.example/' });
    expect(
      await colorsOf(picture, [
        [2, 2],
        [21, 57],
      ]),
    ).toEqual([BLUE, BLUE]);
    expect(result.removals).toEqual([]);
  });

  test('stands upright where it is too large to be drawn, and is listed among the removals', async () => {
    const html =
      '<p style="width:500px;transform:rotate(10deg)">Long</p><p style="transform:scale(3)">Big</p>';
    const result = await laidOut(html);
    expect(result.page.items.map(({ kind }) => kind)).toEqual(['text', 'text']);
    expect(result.removals).toMatchObject([
      { kind: 'style', what: 'transform: scale', count: 1 },
      { kind: 'style', what: 'transform: rotate', count: 1 },
    ]);
  });
});
