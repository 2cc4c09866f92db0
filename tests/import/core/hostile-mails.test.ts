import * as fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { MAIL_PROBLEMS } from '../../../src/import/core/mail-problems';
import { toChosenFile } from '../../../src/import/browser/mails/mail-file';
import { readMail } from '../../../src/import/browser/mails/read-mail';
import { bytesOf, JPEG, PNG } from '../../helpers/pictures';
import { base64Part, fileOf, mailOf, problemOf } from './mail-files';
import { encodedHeaderMail, sharedStreamZip } from '../../helpers/hostile-files';
import { manyElements } from '../../helpers/hostile-html';
import { growthOf, IN_PROPORTION } from '../../helpers/growth';

const MB = 1024 * 1024;

describe('what is too much is refused:', () => {
  test('more than 5 MB of HTML', async () => {
    const long = 'x'.repeat(5 * MB + 1);
    expect(await problemOf([fileOf('x.htm', long)])).toBe('too-long');
    expect(await problemOf([fileOf('x.eml', `Content-Type: text/html\n\n${long}`)])).toBe(
      'too-long',
    );
    expect(await problemOf([fileOf('x.htm', long.slice(1))])).toBeNull();
  });

  test('more than 25 MB of files', async () => {
    const large = new Uint8Array(25 * MB);
    expect(await problemOf([fileOf('x.htm', 'x'), fileOf('a.png', large)])).toBe('too-large');
    expect(await problemOf([fileOf('x.eml', new Uint8Array(25 * MB + 1))])).toBe('too-large');
    // What nothing is read of does not count.
    expect(await problemOf([fileOf('x.htm', 'x'), fileOf('x.rtf', large)])).toBeNull();
  });

  test('more than 25 MB in a small archive', async () => {
    const entries = { 'x.htm': new Uint8Array([65]), 'a.png': new Uint8Array(25 * MB) };
    const zip = zipSync(entries);
    expect(zip.length).toBeLessThan(100_000);
    expect(await problemOf([fileOf('x.zip', zip)])).toBe('too-large');
  });

  test('an archive of very many files', async () => {
    const names = Array.from({ length: 6000 }, (_, at) => [`${at}.txt`, new Uint8Array()] as const);
    expect(await problemOf([fileOf('x.zip', zipSync(Object.fromEntries(names)))])).toBe(
      'unreadable',
    );
  });

  test('a small archive whose entries share what they unpack to', async () => {
    expect(await problemOf([fileOf('x.zip', sharedStreamZip())])).toBe('unreadable');
  });

  test('an archive that states more files than it has', async () => {
    const zip = zipSync({ 'x.htm': new Uint8Array([65]) });
    const end = zip.length - 22;
    const view = new DataView(zip.buffer, zip.byteOffset);
    view.setUint16(end + 8, 0xffff, true);
    view.setUint16(end + 10, 0xffff, true);
    expect(await problemOf([fileOf('x.zip', zip)])).toBe('unreadable');
  });

  test('more than 100 pictures, of which the first stay', async () => {
    const pictures = Array.from({ length: 120 }, (_, at) => fileOf(`${at}.png`, bytesOf(PNG)));
    const { pictures: kept } = await mailOf([fileOf('x.htm', 'x'), ...pictures]);
    expect(kept.map(([key]) => key)).toEqual(pictures.slice(0, 100).map(({ name }) => name));
  });
});

describe('a hostile mail', () => {
  test('of a thousand parts in one another is unreadable', async () => {
    const parts = Array.from(
      { length: 1000 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
    );
    expect(await problemOf([fileOf('x.eml', parts.join(''))])).toBe('unreadable');
  });

  test('of a hundred parts in one another is read', async () => {
    const parts = Array.from(
      { length: 100 },
      (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
    );
    const mail = await mailOf([
      fileOf('x.eml', `${parts.join('')}Content-Type: text/html\r\n\r\n<b>Jane</b>`),
    ]);
    expect(mail.html.trim()).toBe('<b>Jane</b>');
  });

  test.each([
    ['parts', '--b\n\n'],
    ['lines', '\n'],
  ])('of very many %s is unreadable, and soon', async (_, piece) => {
    const head = 'Content-Type: multipart/mixed; boundary=b\n\n';
    const read = (count: number) => problemOf([fileOf('x.eml', head + piece.repeat(count))]);
    expect(await read(2_000_000)).toBe('unreadable');
    expect(await growthOf(read, 2_000_000)).toBeLessThan(IN_PROPORTION);
  });

  test('of three megabytes of headers is unreadable', async () => {
    const mail = `${`X-A: ${'a'.repeat(990)}\n`.repeat(3000)}\n<b>x</b>`;
    expect(await problemOf([fileOf('x.eml', mail)])).toBe('unreadable');
  });

  test('of encoded words that take the square of their number is unreadable', async () => {
    expect(await problemOf([fileOf('x.eml', encodedHeaderMail(60_000))])).toBe('unreadable');
    expect(await problemOf([fileOf('x.eml', encodedHeaderMail(2500))])).toBeNull();
  });

  test('may have long lines in its text that begin like a boundary or a field', async () => {
    const lines = `--><!-- x -->\n${'Note: one\n two\n'.repeat(9000)}`;
    const html = `Content-Type: text/html\n\n<!-- a\n${lines}<b>Jane</b>`;
    const parts = `Content-Type: multipart/mixed; boundary=b\n\n--b\n${html}\n--b--\n`;
    expect((await mailOf([fileOf('x.eml', parts)])).html).toContain('Jane');
  });

  test('of more elements than any is refused', async () => {
    expect(await problemOf([fileOf('x.htm', manyElements(100_001))])).toBe('too-many-elements');
    expect(await problemOf([fileOf('x.htm', manyElements(60_000))])).toBeNull();
  });

  test('with broken base64 has its other pictures', async () => {
    const source = [
      'Content-Type: multipart/related; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<b>Jane</b>',
      '--b',
      base64Part(`data:,${'%&'.repeat(50)}iVBORw0KGgo=`, ['Content-ID: <broken>']),
      '--b',
      base64Part(PNG.slice(0, 80), ['Content-ID: <short>']),
      '--b',
      base64Part(JPEG, ['Content-ID: <whole>']),
      '--b--',
    ].join('\r\n');
    const { pictures } = await mailOf([fileOf('x.eml', source)]);
    expect(pictures).toEqual([['whole', JPEG]]);
  });

  test('gives its pictures names without folders', async () => {
    const names = ['../../x.png', 'C:\\Windows\\y.png', '/etc/passwd', '__proto__', '..'];
    const source = [
      'Content-Type: multipart/related; boundary=b',
      '',
      ...names.flatMap((name) => [
        '--b',
        base64Part(PNG, [
          `Content-Disposition: attachment; filename="${name.replaceAll('\\', '\\\\')}"`,
        ]),
      ]),
      '--b',
      'Content-Type: text/html',
      '',
      'x',
      '--b--',
    ].join('\r\n');
    const { pictures } = await mailOf([fileOf('x.eml', source)]);
    expect(pictures.map(([key]) => key)).toEqual(['x.png', 'y.png', 'passwd', '__proto__', '..']);
  });
});

describe('whatever a file holds', () => {
  const names = fc.constantFrom(
    'x.eml',
    'x.mailsignature',
    'x.mht',
    'x.htm',
    'x.zip',
    'x.rtf',
    'x',
    '../x.HTML',
  );
  const lines = fc.constantFrom(
    'Content-Type: multipart/related; boundary=b',
    'Content-Type: text/html; charset=nonsense',
    'Content-Type: message/rfc822',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Disposition: attachment; filename*0*=utf-8\'\'%zz; filename="=?x?q?=ff?="',
    'Content-ID: <\ud800%?#/@x>',
    'Content-Location: file:///%E9/%',
    '--b',
    '--b--',
    '',
    '=FF=',
    PNG.slice(22),
  );
  const text = fc
    .array(fc.oneof(lines, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 30 })
    .map((all) => all.join('\r\n'));
  const zip = fc
    .tuple(fc.dictionary(names, fc.uint8Array()), fc.nat(), fc.uint8Array({ maxLength: 4 }))
    .map(([entries, at, bytes]) => {
      const packed = zipSync(entries);
      packed.set(bytes, Math.min(at % packed.length, packed.length - bytes.length));
      return packed;
    });
  const content = fc.oneof(text, fc.uint8Array({ maxLength: 300 }), zip);

  test('reading never rejects, and every problem has words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, content), { maxLength: 3 }), async (all) => {
        const read = await readMail(all.map(([name, bytes]) => toChosenFile(fileOf(name, bytes))));
        const pictures = read.ok ? read.value.pictures.map(([, address]) => address) : [];
        expect(pictures.filter((picture) => picture !== PNG)).toEqual([]);
        const words = read.ok ? 'None.' : MAIL_PROBLEMS[read.problem].message;
        expect(words).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 500 },
    );
  });
});
