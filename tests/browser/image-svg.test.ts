import { describe, expect, it } from 'vitest';
import { BLUE, inWorker, RED, valueOf } from './image-helpers';
import { drawnFile, readPicture, redAndBlue, textFile } from './picture-files';

const halves =
  '<rect width="12" height="12" fill="#f00"/><rect x="12" width="12" height="12" fill="#00f"/>';

describe('SVG', () => {
  it.each([
    ['a view box alone', 'viewBox="0 0 24 12"'],
    ['a size alone', 'width="24" height="12"'],
    ['a size relative to the page', 'width="100%" height="100%" viewBox="0 0 24 12"'],
    ['a style of its own', 'style="width:50%;height:auto" viewBox="0 0 24 12"'],
  ])('with %s is drawn to a sharp PNG that touches the box', async (_, attributes) => {
    const loaded = await inWorker.load(svg(attributes, halves), 'logo');
    const picture = await readPicture(valueOf(loaded).dataUrl);
    expect(picture).toMatchObject({ type: 'image/png', width: 300, height: 150 });
    expect(picture.at(148, 75)).toEqual(RED);
    expect(picture.at(151, 75)).toEqual(BLUE);
  });

  it('without any size is drawn as 300 x 150', async () => {
    const loaded = await inWorker.load(svg('', '<rect width="300" height="150"/>'), 'profile');
    expect(valueOf(loaded)).toMatchObject({ width: 200, height: 100 });
  });

  it('may begin with what drawing programs write', async () => {
    const text =
      '<?xml version="1.0" encoding="iso-8859-1"?>\n<!-- Generator: <svg width="9"> -->\n' +
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
      '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY red "#f00"> ]>\n' +
      `<s:svg xmlns:s="&ns_svg;" xmlns="&ns_svg;" viewBox='0 0 24 12' style='font-family:"é"'>` +
      `${halves.replace('#f00', '&red;')}<!-- é --></s:svg>`;
    const loaded = await inWorker.load(textFile(text, 'logo.svg', 'image/svg+xml'), 'logo');
    const picture = await readPicture(valueOf(loaded).dataUrl);
    expect(picture).toMatchObject({ type: 'image/png', width: 300, height: 150 });
    expect(picture.at(148, 75)).toEqual(RED);
    expect(picture.at(151, 75)).toEqual(BLUE);
  });

  it.each([
    ['that ends too soon', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><g>'],
    ['of no namespace', '<svg viewBox="0 0 24 12"><rect width="24" height="12"/></svg>'],
    ['within a page', '<!DOCTYPE html><html><svg viewBox="0 0 24 12"></svg></html>'],
  ])('%s is no picture', async (_, text) => {
    const file = textFile(text, 'logo.svg', 'image/svg+xml');
    expect(await inWorker.load(file, 'logo')).toEqual({ ok: false, problem: 'not-decodable' });
  });

  it('is recognized by its content, whatever its name', async () => {
    const text = await svg('viewBox="0 0 24 12"', halves).text();
    const loaded = await inWorker.load(textFile(text, 'logo.png', 'image/png'), 'logo');
    expect(valueOf(loaded)).toMatchObject({ width: 300, height: 150, resized: true });
  });

  it('never runs its scripts', async () => {
    const before = Object.keys(globalThis).length;
    const mark = `globalThis.ranFromSvg = parent.ranFromSvg = top.ranFromSvg = true`;
    const content = `<script>${mark}</script>${halves}<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${mark}"/></foreignObject>`;
    await inWorker.load(svg(`viewBox="0 0 24 12" onload="${mark}"`, content), 'logo');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect('ranFromSvg' in globalThis).toBe(false);
    expect(Object.keys(globalThis).length).toBe(before);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('loads nothing from elsewhere', async () => {
    const red = URL.createObjectURL(await drawnFile(24, 12, 'image/png', redAndBlue));
    const web = `${location.origin}/outside-picture.png`;
    const content = [red, web]
      .map((address) => `<image href="${address}" width="24" height="12"/>`)
      .join('');
    const loaded = await inWorker.load(svg('viewBox="0 0 24 12"', content), 'logo');
    const picture = await readPicture(valueOf(loaded).dataUrl);
    expect(picture.at(75, 75).a).toBe(0);
    const requests = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(requests.filter((name) => name === web || name === red)).toEqual([]);
    URL.revokeObjectURL(red);
  });
});

function svg(attributes: string, content: string): File {
  return textFile(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`,
    'logo.svg',
    'image/svg+xml',
  );
}
