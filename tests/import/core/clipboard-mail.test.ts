import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeHtml, mailFromClipboard } from '../../../src/import/core/clipboard-mail';
import { JPEG, PNG } from '../../helpers/pictures';
import { metafile, rtf, wordPicture } from './word-clipboard';
import { growthOf, IN_PROPORTION } from '../../helpers/growth';

const WORD = [
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>',
  '<meta name=Generator content="Microsoft Word 15">',
  '<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt;} --></style></head>',
  '<body lang=EN-US><!--StartFragment-->',
  '<p class=MsoNormal><img width=2 src="file:///C:/Users/JANE/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png">',
  '<img width=4 src="file:///C:/Users/JANE/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"></p>',
  '<!--EndFragment--></body></html>',
].join('\r\n');

const BLANK = { html: '', rtf: '', text: '' };

describe('what was copied', () => {
  test('in Word comes with its style sheet, and with the pictures of the rich text', () => {
    const copied = rtf(`${wordPicture(PNG, 1)} ${wordPicture(JPEG, 2)}`);
    const mail = mailFromClipboard({ html: WORD, rtf: copied, text: 'x' });
    expect(mail?.unnamed).toEqual([PNG, JPEG]);
    expect(mail?.pictures).toEqual([]);
    expect(mail?.html).toContain('p.MsoNormal');
    expect(mail?.html).not.toContain('Fragment');
  });

  test('keeps the places of pictures that cannot be shown', () => {
    const mixed = rtf(metafile('emfblip') + wordPicture(PNG, 1));
    expect(mailFromClipboard({ html: WORD, rtf: mixed, text: '' })?.unnamed).toEqual(['', PNG]);
    const none = rtf(metafile('emfblip'));
    expect(mailFromClipboard({ html: WORD, rtf: none, text: '' })?.unnamed).toEqual([]);
  });

  test('is rid of what Windows writes before it', () => {
    const html = [
      'Version:0.9',
      'StartHTML:0000000105',
      'EndHTML:0000000193',
      'StartFragment:0000000141',
      'EndFragment:0000000157',
      'SourceURL:https://mail.google.com/mail/u/0/#inbox',
      '<html><body><!--StartFragment--><b>Jane</b><!--EndFragment--></body></html>\0',
    ].join('\r\n');
    expect(mailFromClipboard({ ...BLANK, html })?.html).toBe(
      '<html><body><b>Jane</b></body></html>',
    );
  });

  test('keeps the table that copied cells stood in', () => {
    const html = '<table><tr><!-- StartFragment --><td>Jane</td><!-- EndFragment --></tr></table>';
    expect(mailFromClipboard({ ...BLANK, html })?.html).toBe(
      '<table><tr><td>Jane</td></tr></table>',
    );
  });

  test.each([
    ['nothing', ''],
    ['words', 'Jane Doe'],
    ['words of a browser', '<meta charset="utf-8"><span>Jane Doe</span>'],
    [
      'words in a page',
      '<html><head><title>x</title></head><body style="color:red"><!--StartFragment--><span>Jane</span><!--EndFragment--></body></html>',
    ],
    ['words with a sign', 'Jane < Joe > Jim'],
    ['a comment', '<!-- nothing -->Jane'],
  ])('is no mail where it is %s', (_, html) => {
    expect(mailFromClipboard({ ...BLANK, html, text: 'Jane Doe' })).toBeNull();
  });

  test.each([
    ['a look', '<meta charset="utf-8"><span style="font-weight:700">Jane</span>'],
    ['a class', '<span class="name">Jane</span>'],
    ['a link', '<meta charset="utf-8"><a href="https://acme.com">Acme</a>'],
    ['a table', '<table><tr><td>Jane</td></tr></table>'],
  ])('is a mail where it has %s', (_, html) => {
    expect(mailFromClipboard({ ...BLANK, html })?.html).toBe(html);
  });

  test('as source is read instead of how an editor colors it', () => {
    const text = '<table><tr><td>Jane</td></tr></table>';
    const html = '<pre style="color:#ccc"><span style="color:red">&lt;table&gt;</span></pre>';
    expect(mailFromClipboard({ html, rtf: '', text })).toEqual({
      html: text,
      pictures: [],
      unnamed: [],
    });
    expect(mailFromClipboard({ ...BLANK, text })?.html).toBe(text);
  });

  test.each([
    ['lines', 'Edda Lunde\nBookbinder\nLunde Papers'],
    ['lines of Windows', 'Edda Lunde\r\nBookbinder'],
    ['one line with an address', 'Edda Lunde, edda@lunde.example'],
    ['one line with a number', 'Edda Lunde · +47 22 00 00 00'],
    ['one line with a page', 'Edda Lunde, www.lunde.example'],
  ])('is a mail of plain text where it has %s', (_, text) => {
    const html = text.split(/\r?\n/).join('<br>\n');
    expect(mailFromClipboard({ ...BLANK, text })?.html).toBe(html);
    const copied = `<meta charset="utf-8"><span>${text}</span>`;
    expect(mailFromClipboard({ html: copied, rtf: '', text })?.html).toBe(html);
  });

  test('keeps the signs and the columns of plain text', () => {
    const text = 'Lunde & Co <office>\n\tTel    22 00 00 00\n';
    expect(mailFromClipboard({ ...BLANK, text })?.html).toBe(
      'Lunde &amp; Co &lt;office&gt;<br>\n\u00a0\u00a0\u00a0\u00a0Tel\u00a0\u00a0\u00a0\u00a022 00 00 00',
    );
  });

  test.each(['', '  \n \n', 'Edda', 'a few words of a sentence', '- -\n- -', '<div>Edda\n<p>x'])(
    'is no mail of plain text where it is %j',
    (text) => {
      expect(mailFromClipboard({ ...BLANK, text })).toBeNull();
    },
  );

  test('is no mail where it is too long', () => {
    expect(mailFromClipboard({ ...BLANK, text: 'a b\n'.repeat(2_000_000) })).toBeNull();
    const html = `<b>${'x'.repeat(6_000_000)}</b>`;
    expect(mailFromClipboard({ ...BLANK, html })).toBeNull();
    expect(mailFromClipboard({ ...BLANK, text: html })).toBeNull();
  });
});

describe('a text', () => {
  test.each([
    '<table>\n<tr><td>Jane</td></tr></table>\n',
    '<!DOCTYPE html><html><body>x</body></html>',
    '<!--[if mso]><table><![endif]--><div>x</div>',
    '\uFEFF  <div class="a">x</div>',
    '<p>Jane<br/></p>',
  ])('%s looks like HTML', (text) => {
    expect(looksLikeHtml(text)).toBe(true);
  });

  test.each([
    '',
    'Jane Doe',
    '<jane@acme.com>',
    '<a@acme.com>',
    'Jane <b>Doe</b>',
    '<b> is the tag for bold',
    '<?xml version="1.0"?><svg></svg>',
    '<!-- nothing -->',
    '<body',
    '1 < 2 > 0',
  ])('%s does not', (text) => {
    expect(looksLikeHtml(text)).toBe(false);
  });
});

describe('hostile clipboards', () => {
  test.each([
    ['tags that never end', '', '<span', 4_500_000],
    ['signs', '', '<', 5_000_000],
    ['fragments', '', '<!--', 4_000_000],
    ['blanks', 'Version:1 ', ' ', 5_000_000],
    ['headers', 'Version:1\n', 'SourceURL:  \n', 3_600_000],
    ['blanks in a comment', '<!--', ' ', 5_000_000],
    ['more characters than are read', '<span ', ' ', 30_000_000],
  ])('of %s take time in proportion', async (_, start, unit, length) => {
    const read = (size: number) => {
      const html = `${start}${unit.repeat(size / unit.length)}`;
      mailFromClipboard({ ...BLANK, html });
      mailFromClipboard({ ...BLANK, text: `<p>${html}>` });
    };
    expect(await growthOf(read, length)).toBeLessThan(IN_PROPORTION);
  });

  test('of any kind do not throw', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '>', '<!--', 'StartFragment', '<span ', 'Version:0.9\n', '{\\rtf1'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.record({ html: text, rtf: text, text }), (clipboard) => {
        expect(mailFromClipboard(clipboard)?.unnamed ?? []).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
