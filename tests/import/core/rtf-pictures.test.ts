import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlookZip } from '../../../src/export/packages/client-packages';
import { rtfPictures } from '../../../src/import/core/clipboard-mail';
import { unzipSync } from 'fflate';
import { packed, WITH_PICTURES } from '../../export/packages/subjects';
import { bytesOf, GIF, JPEG, PNG } from '../../helpers/pictures';
import { hexOf, metafile, rtf, wordPicture } from './word-clipboard';
import { growthOf, IN_PROPORTION } from '../../helpers/growth';

describe('pictures of rich text', () => {
  test('of Word are found once each, in order', () => {
    const copied = rtf(
      `Kind regards\\par ${wordPicture(PNG, 1)}\\par Jane \\'e9 ${wordPicture(JPEG, 2)}`,
    );
    expect(rtfPictures(copied)).toEqual([PNG, JPEG]);
  });

  test('that Word repeats by their number are there again', () => {
    const again = `{\\*\\shppict{\\pict\\pngblip\\bliptag1 }}`;
    expect(rtfPictures(rtf(wordPicture(PNG, 1) + wordPicture(JPEG, 2) + again))).toEqual([
      PNG,
      JPEG,
      PNG,
    ]);
  });

  test('in bytes instead of digits are read', () => {
    const bytes = String.fromCharCode(...bytesOf(JPEG));
    const copied = rtf(
      `{\\pict\\jpegblip\\bin${bytes.length} ${bytes}}{\\pict\\pngblip ${hexOf(PNG)}}`,
    );
    expect(rtfPictures(copied)).toEqual([JPEG, PNG]);
  });

  test('in another form hold their places', () => {
    const copied = rtf(
      `${metafile('emfblip')}{\\pict\\pngblip ${hexOf(PNG)}}${metafile('wmetafile8')}{\\pict\\pngblip ${hexOf(GIF)}}`,
    );
    expect(rtfPictures(copied)).toEqual(['', PNG, '', GIF]);
  });

  test('that are broken hold their places', () => {
    const half = hexOf(PNG).slice(0, 60);
    const copied = rtf(
      `{\\pict\\pngblip ${half}}{\\pict\\pngblip xyz}{\\pict\\pngblip}{\\pict\\jpegblip ${hexOf(JPEG)}}`,
    );
    expect(rtfPictures(copied)).toEqual(['', '', '', JPEG]);
  });

  test('are of the type that their bytes show, whatever their keyword is', () => {
    expect(rtfPictures(rtf(`{\\pict\\jpegblip ${hexOf(PNG)}}`))).toEqual([PNG]);
  });

  test.each([
    ['a header', `{\\headerr {\\pict\\pngblip ${hexOf(GIF)}}}`],
    ['a bullet', `{\\*\\listpicture{\\pict\\pngblip ${hexOf(GIF)}}}`],
    ['a copy of a drawing', `{\\shprslt{\\*\\do {\\pict\\wmetafile8 0102}}}`],
    ['a rule', `{\\pict{\\*\\picprop{\\sp{\\sn fHorizRule}{\\sv 1}}}\\pngblip ${hexOf(GIF)}}`],
    ['a drawn word', `{\\pict{\\*\\picprop\\defshp{\\sp{\\sn x}{\\sv 1}}}\\wmetafile8 0102}`],
    ['words that look like one', `\\{\\\\pict\\\\pngblip ${hexOf(GIF)}\\}`],
  ])('do not count %s', (_, other) => {
    expect(rtfPictures(rtf(`${other}{\\pict\\pngblip ${hexOf(PNG)}}`))).toEqual([PNG]);
  });

  test('of our own are found', async () => {
    const { files } = await packed(outlookZip, WITH_PICTURES);
    const [file] = files;
    const entries = unzipSync(file?.content as Uint8Array);
    const name = Object.keys(entries).find((each) => each.endsWith('.rtf')) ?? '';
    const pictures = rtfPictures(new TextDecoder().decode(entries[name]));
    expect(pictures).toHaveLength(2);
    expect(pictures.filter((picture) => !/^data:image\/(?:png|jpeg);/.test(picture))).toEqual([]);
  });

  test('are none in what is no rich text', () => {
    expect(rtfPictures(`{\\pict\\pngblip ${hexOf(PNG)}}`)).toEqual([]);
    expect(rtfPictures('')).toEqual([]);
  });

  test('are a hundred at most', () => {
    const many = `{\\pict\\pngblip ${hexOf(PNG)}}`.repeat(150);
    expect(rtfPictures(rtf(many))).toHaveLength(100);
  });
});

describe('hostile rich text', () => {
  test.each([
    ['groups that never end', '{\\rtf1', '{'],
    ['groups that end before they begin', '{\\rtf1', '}'],
    ['control words', '{\\rtf1', '\\pict'],
    ['backslashes', '{\\rtf1\\', '\\'],
    ['a picture that never ends', '{\\rtf1{\\pict\\pngblip ', '0a'],
  ])('of %s takes time in proportion', async (_, start, unit) => {
    const read = (size: number) => {
      const text = `${start}${unit.repeat(size / unit.length)}`;
      expect(rtfPictures(text).filter((picture) => picture !== '')).toEqual([]);
    };
    expect(await growthOf(read, 2_000_000)).toBeLessThan(IN_PROPORTION);
  });

  test.each([
    ['bytes beyond the end', '{\\rtf1{\\pict\\pngblip\\bin9999999999 x}'],
    ['fewer bytes than none', '{\\rtf1{\\pict\\pngblip\\bin-9 x}}'],
  ])('with %s has no picture', (_, text) => {
    expect(rtfPictures(text).filter((picture) => picture !== '')).toEqual([]);
  });

  test('of any kind does not throw', () => {
    const piece = fc.oneof(
      fc.constantFrom('{', '}', '\\', '\\pict', '\\pngblip ', '\\bin', '\\nonshppict', '\\*'),
      fc.constantFrom('{\\pict\\pngblip ', '\\bliptag1 ', '\\bin3 ', hexOf(PNG), '\\defshp', '0'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const picture of rtfPictures(`{\\rtf1${pieces.join('')}`))
          expect(['', PNG]).toContain(picture);
      }),
      { numRuns: 1000 },
    );
  });
});
