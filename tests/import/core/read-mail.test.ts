import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { inAscii } from '../../../src/export/packages/formats/text-formats';
import { eml, html as htmlPackage, outlookZip } from '../../../src/export/packages/client-packages';

import { mailsignature } from '../../../src/export/packages/mailsignature';

import type { Package } from '../../../src/export/packages/package';
import { pictureKey, type ImportedMail } from '../../../src/import/core/mail';
import { toChosenFile } from '../../../src/import/browser/mails/mail-file';
import { readMail } from '../../../src/import/browser/mails/read-mail';
import { packed, WITH_PICTURES } from '../../export/packages/subjects';
import { bytesOf, GIF, JPEG, PNG } from '../../helpers/pictures';
import { base64Part, fileOf, mailOf, problemOf } from './mail-files';

const asItIs = (html: string): string => html;

describe('our own files are read back with all pictures:', () => {
  test.each([
    ['a draft', eml, asItIs],
    ['a signature of Apple Mail', mailsignature, asItIs],
    ['a page', htmlPackage, inAscii],
    ['the files of Outlook', outlookZip, asItIs],
  ])('%s', async (_, made: Package, encoded) => {
    const { files, output } = await packed(made, { ...WITH_PICTURES, fullName: 'Zoë 山田' });
    const mail = await mailOf(files.map(({ name, content }) => fileOf(name, content)));
    expect(mail.html.replaceAll('\r\n', '\n')).toContain(encoded(output.html));
    const shown = [...output.html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) =>
      src.startsWith('data:') ? src : new Map(mail.pictures).get(pictureKey(src)),
    );
    expect(shown).toHaveLength(2);
    for (const picture of shown) expect(picture).toMatch(/^data:image\/(?:png|jpeg);base64,/);
    expect(mail.unnamed).toEqual([]);
  });
});

describe('a mail', () => {
  test('has its pictures by content id and by file name', async () => {
    const mail = await mailOf([
      fileOf(
        'x.eml',
        relatedMail('<p>Jürgen<img src="cid:image001.png@01DB5E2A.7C1B2F40"></p>', [
          base64Part(PNG, [
            'Content-ID: <image001.png@01DB5E2A.7C1B2F40>',
            'Content-Disposition: inline; filename="Logo 1.PNG"',
          ]),
          base64Part(JPEG, ['Content-Type: image/jpeg; name="=?UTF-8?Q?J=C3=BCrgen.jpg?="']),
          base64Part(GIF, []),
        ]),
      ),
    ]);
    expect(mail.html).toContain('Jürgen');
    expect(keysOf(mail)).toEqual({
      'image001.png@01db5e2a.7c1b2f40': PNG,
      'logo 1.png': PNG,
      'jürgen.jpg': JPEG,
    });
    expect(mail.unnamed).toEqual([GIF]);
  });

  test.each(['a b@c', 'a/b@c', 'a%41@c', 'a?b#c@d', '50%@c', 'ü@c', 'a"b@c', '$&@c'])(
    'has a picture of the content id %s, however HTML writes it',
    async (id) => {
      const mail = await mailOf([
        fileOf('x.eml', relatedMail('x', [base64Part(PNG, [`Content-ID: <${id}>`])])),
      ]);
      expect(new Map(mail.pictures).get(pictureKey(`cid:${id}`))).toBe(PNG);
      expect(new Map(mail.pictures).get(pictureKey(`cid:${encodeURIComponent(id)}`))).toBe(PNG);
    },
  );

  test('without HTML is its plain text, line by line', async () => {
    const mail = await mailOf([
      fileOf('x.eml', 'Subject: Hi\r\n\r\n\r\nA <b> & C\r\n-- \r\nJane\r\n\r\n'),
    ]);
    expect(mail.html).toBe('A &lt;b&gt; &amp; C<br>\n-- <br>\nJane');
  });

  test('is read though something stands before its headers', async () => {
    const mail = await mailOf([
      fileOf('x.eml', '\uFEFF\r\n\nContent-Type: text/html\n\n<b>Jane</b>'),
    ]);
    expect(mail.html.trim()).toBe('<b>Jane</b>');
  });

  test('that is attached to another is not looked into', async () => {
    const inner = ['Content-Type: message/rfc822', '', 'Content-Type: text/html', '', '<i>no</i>'];
    const mail = await mailOf([fileOf('x.eml', relatedMail('<b>yes</b>', [inner.join('\r\n')]))]);
    expect(mail.html).toContain('<b>yes</b>');
    expect(mail.html).not.toContain('no');
  });

  test('is reported as blank where it is', async () => {
    expect(await problemOf([fileOf('x.eml', 'Subject: Hi\n\n \n')])).toBe('blank');
    expect(await problemOf([fileOf('x.eml', '')])).toBe('blank');
    expect(await problemOf([fileOf('x.htm', ' \n')])).toBe('blank');
  });
});

describe('a signature of Apple Mail', () => {
  test('is read as Apple Mail writes it', async () => {
    const source = [
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Type: text/html;',
      '\tcharset=utf-8',
      'Message-Id: <2C7F6B0E-5A2F-4C1D-9B0A-3D2E1F0A9B8C>',
      'Mime-Version: 1.0 (Mac OS X Mail 16.0 \\(3774.600.62\\))',
      '',
      '<body style=3D"overflow-wrap: break-word;"><b>J=C3=BCrg=',
      'en</b></body>',
    ].join('\n');
    const mail = await mailOf([fileOf('2C7F.mailsignature', source)]);
    expect(mail.html.trim()).toBe('<body style="overflow-wrap: break-word;"><b>Jürgen</b></body>');
  });

  test('is read without its headers', async () => {
    const mail = await mailOf([fileOf('x.mailsignature', '<body>Jürgen</body>')]);
    expect(mail.html).toBe('<body>Jürgen</body>');
  });
});

describe('a page in one file', () => {
  test('has its pictures by their addresses', async () => {
    const source = [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://acme.com/team/',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; type="text/html"; boundary="----B--x----"',
      '',
      '',
      '------B--x----',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Location: https://acme.com/team/',
      '',
      '<img src=3D"https://acme.com/img/Logo%201.png?v=3D2">Content-Location: here',
      '',
      '------B--x----',
      base64Part(PNG, ['content-location: https://acme.com/img/Logo%201.png?v=2']),
      '------B--x----',
      base64Part(JPEG, ['Content-Location: file:///C:/D1/Jane_files/\r\n image001.jpg']),
      '------B--x----',
      base64Part(GIF, ['Content-Location: https://acme.com/']),
      '------B--x------',
    ].join('\r\n');
    const mail = await mailOf([fileOf('Team.mhtml', source)]);
    expect(mail.html).toContain('Content-Location: here');
    expect(keysOf(mail)).toMatchObject({ 'logo 1.png': PNG, 'image001.jpg': JPEG });
    expect(mail.unnamed).toEqual([GIF]);
  });
});

describe('a page', () => {
  test('has the pictures that were chosen with it', async () => {
    const mail = await mailOf([
      fileOf('image001.png', bytesOf(PNG)),
      fileOf('Jane.htm', '<img src="Jane_files/image001.png"><img src="Logo%20%231.jpg">'),
      fileOf('Logo #1.jpg', bytesOf(JPEG)),
      fileOf('filelist.xml', '<xml/>'),
      fileOf('without-ending', bytesOf(GIF)),
      fileOf('Joe.htm', 'Joe'),
    ]);
    expect(mail.html).toContain('Jane_files');
    expect(keysOf(mail)).toEqual({
      'image001.png': PNG,
      'logo #1.jpg': JPEG,
      'logo ': JPEG,
      'without-ending': GIF,
    });
  });

  test('has the pictures of its own folder before those of others', async () => {
    const mail = await mailOf([
      inFolder('Signatures/Ann_files/image001.png', bytesOf(JPEG)),
      inFolder('Signatures/Jane-Dateien/image001.png', bytesOf(PNG)),
      inFolder('Signatures/Jane-Dateien/header.htm', 'no'),
      inFolder('Signatures/Jane.htm', 'Jane'),
    ]);
    expect(mail.html).toBe('Jane');
    expect(keysOf(mail)).toEqual({ 'image001.png': PNG });
  });

  test('has no pictures that are none', async () => {
    const mail = await mailOf([
      fileOf('x.html', 'x'),
      fileOf('a.png', 'not a picture'),
      fileOf('b.png', bytesOf(PNG).subarray(0, 40)),
      fileOf('c.png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      fileOf('../../d.png', bytesOf(JPEG)),
    ]);
    expect(keysOf(mail)).toEqual({ 'd.png': JPEG });
  });
});

describe('an archive', () => {
  test('is read as what lies in it', async () => {
    const zip = zipSync({
      '__MACOSX/._Jane.htm': strToU8('no'),
      'Signatures/Jane_files/image001.png': bytesOf(PNG),
      'Signatures/Jane.htm': strToU8('Jane'),
      'Signatures/Jane.rtf': strToU8('{\\rtf1}'),
      '../../image002.jpg': [bytesOf(JPEG), { level: 0 }],
    });
    const mail = await mailOf([fileOf('Jane.zip', zip)]);
    expect(mail.html).toBe('Jane');
    expect(keysOf(mail)).toEqual({ 'image001.png': PNG, 'image002.jpg': JPEG });
  });

  test('may hold a mail', async () => {
    const zip = zipSync({ 'x.eml': strToU8('Content-Type: text/html\n\n<b>Jane</b>') });
    expect((await mailOf([fileOf('x.ZIP', zip)])).html.trim()).toBe('<b>Jane</b>');
  });

  test.each([
    ['nothing', {}, 'empty-archive'],
    ['pictures', { 'a.png': bytesOf(PNG) }, 'empty-archive'],
    ['rich text', { 'a.rtf': strToU8('{\\rtf1}') }, 'rtf'],
    ['another archive', { 'a.zip': zipSync({ 'a.htm': strToU8('x') }) }, 'empty-archive'],
  ] as const)('of %s gives no mail', async (_, entries, problem) => {
    expect(await problemOf([fileOf('a.zip', zipSync(entries))])).toBe(problem);
  });
});

describe('a text', () => {
  test('is a mail, whatever Windows encodes it in', async () => {
    const text = 'Zoë Ödegård\r\nBinder';
    const html = 'Zoë Ödegård<br>\nBinder';
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
    const narrow = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    for (const bytes of [text, `\uFEFF${text}`, wide, narrow]) {
      expect((await mailOf([fileOf('Zoë.txt', bytes)])).html).toBe(html);
    }
  });

  test('that is source is HTML', async () => {
    const mail = await mailOf([fileOf('x.txt', '<table><tr><td>Zoë</td></tr></table>')]);
    expect(mail.html).toBe('<table><tr><td>Zoë</td></tr></table>');
  });

  test('goes behind the page that is saved with it', async () => {
    const files = [fileOf('Zoe.txt', 'Zoe'), inFolder('a/b/Zoe.htm', '<b>Zoe</b>')];
    expect((await mailOf(files)).html).toBe('<b>Zoe</b>');
    const zip = zipSync({ 'Zoe.txt': strToU8('Zoe'), 'c/Zoe.htm': strToU8('<b>Zoe</b>') });
    expect((await mailOf([fileOf('a.zip', zip)])).html).toBe('<b>Zoe</b>');
  });

  test('that is blank is reported as that', async () => {
    expect(await problemOf([fileOf('x.txt', ' \r\n')])).toBe('blank');
  });
});

describe('no mail is in', () => {
  test.each([
    ['nothing', [], 'no-mail'],
    ['a picture', [fileOf('a.png', bytesOf(PNG))], 'no-mail'],
    ['a document', [fileOf('a.docx', 'PK')], 'no-mail'],
    ['rich text', [fileOf('a.rtf', '{\\rtf1}')], 'rtf'],
    ['an Outlook message', [fileOf('a.msg', 'x')], 'msg'],
    [
      'an Outlook message of another name',
      [fileOf('a.eml', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))],
      'msg',
    ],
    ['what is no archive', [fileOf('a.zip', 'PK but not really')], 'unreadable'],
  ])('%s', async (_, files, problem) => {
    expect(await problemOf(files)).toBe(problem);
  });

  test('a file that the browser does not let us read', async () => {
    const file = fileOf('a.htm', 'x');
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await readMail([toChosenFile(file)])).toEqual({ ok: false, problem: 'unreadable' });
  });
});

function relatedMail(html: string, parts: readonly string[]): string {
  const text = ['Content-Type: text/html; charset=utf-8', '', html].join('\r\n');
  return [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="=_b"',
    '',
    ...[text, ...parts].map((part) => `--=_b\r\n${part}`),
    '--=_b--',
    '',
  ].join('\r\n');
}

function inFolder(path: string, content: string | Uint8Array): File {
  const file = fileOf(path.split('/').at(-1) ?? '', content);
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

function keysOf({ pictures }: ImportedMail): Readonly<Record<string, string>> {
  return Object.fromEntries(pictures);
}
