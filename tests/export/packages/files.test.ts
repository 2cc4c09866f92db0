import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { inAscii } from '../../../src/export/packages/formats/text-formats';
import {
  html,
  pictures,
  text,
  page,
  outlookZip,
} from '../../../src/export/packages/client-packages';
import { mailsignature } from '../../../src/export/packages/mailsignature';

import type { PersonInput } from '../../../src/model/person/signature';
import { attribute, descendants, parseFile, visibleText } from '../../helpers/html';
import { bytesOf, JPEG } from '../../helpers/pictures';
import { named } from '../../helpers/rules-markup';
import { FULL, HOSTILE } from '../../helpers/signatures';
import { anyName, NAMES, packed, packedText, textOf, WITH_PICTURES } from './subjects';

const JANE: PersonInput = { ...WITH_PICTURES, fullName: 'Jane Doe', email: 'jane@x.com' };

describe('pictures', () => {
  test('are files of their own, numbered as the gaps and named after what they show', async () => {
    const { files, output } = await packed(pictures, JANE);
    const names = ['picture-1-jane-doe.png', 'picture-2-meridian-sons-consulting.jpg'];
    expect(files.map(({ name }) => name)).toEqual(names);
    expect(files.map(({ content }) => content)).toEqual(output.images.map(({ bytes }) => bytes));
  });

  test('that are linked are none', async () => {
    expect((await packed(pictures, FULL)).files).toEqual([]);
  });
});

describe('the files of classic Outlook', () => {
  test('are three forms of one name with the mailbox, and a folder of pictures', async () => {
    const { entries, file } = await unzipped(JANE);
    const name = 'Jane Doe (jane@x.com)';
    expect(file.name).toBe(`${name}.zip`);
    expect([...entries.keys()]).toEqual([
      `${name}.htm`,
      `${name}.rtf`,
      `${name}.txt`,
      `${name}_files/image-1.png`,
      `${name}_files/image-2.jpg`,
    ]);
  });

  test('hold HTML that Word reads as UTF-8, with line ends of Windows', async () => {
    const { entries, output } = await unzipped({ ...JANE, fullName: 'Jürgen 太郎' });
    const bytes = entries.get('Jürgen 太郎 (jane@x.com).htm') ?? new Uint8Array();
    expect([...bytes.subarray(0, 2)]).toEqual([...Buffer.from('<!')]);
    const content = new TextDecoder().decode(bytes);
    const charset = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';
    expect(content.indexOf(charset)).toBeGreaterThan(0);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(content).toContain(output.html);
    expect(content).toContain('Jürgen 太郎');
  });

  test('hold plain text in UTF-16 with a mark', async () => {
    const { entries, output } = await unzipped({ ...JANE, fullName: 'Zoë 👩‍🚀' });
    const bytes = entries.get('Zoë 👩‍🚀 (jane@x.com).txt') ?? new Uint8Array();
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
    const content = new TextDecoder('utf-16le').decode(bytes);
    expect(content).toBe(`${output.text}\n`.replaceAll('\n', '\r\n'));
  });

  test('are the same archive in every time zone', async () => {
    const zone = process.env['TZ'];
    const archives: (string | Uint8Array)[] = [];
    // Midnight is skipped in Beirut on the first day of summer.
    for (const each of ['UTC', 'Asia/Beirut', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env['TZ'] = each;
      const { output, person } = await packed(outlookZip, JANE);
      const files = outlookZip.make({ output, person, now: '2025-03-30T00:30:00.000Z' });
      archives.push(...files.map(({ content }) => content));
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(archives).toEqual(archives.map(() => archives[0]));
    expect(archives).toHaveLength(4);
  });

  test.each(NAMES)('point to their pictures: %s', expectPointing);

  test('point to their pictures, whatever the name', async () => {
    await fc.assert(fc.asyncProperty(anyName, expectPointing), { numRuns: 60 });
  });

  test('of a mailbox that no file can be named after have the name alone', async () => {
    const { file } = await unzipped({ ...JANE, email: 'a/b@x.com' });
    expect(file.name).toBe('Jane Doe.zip');
  });

  test('leave linked pictures linked', async () => {
    const { entries } = await unzipped(FULL);
    expect(entries.size).toBe(3);
    expect(new TextDecoder().decode([...entries.values()][0])).toContain(`src="${FULL.logoUrl}"`);
  });
});

describe('the signature of Apple Mail', () => {
  test('is a message of one part, as a reader of mail reads it', async () => {
    const { content, output } = await packedText(mailsignature, {
      ...JANE,
      fullName: 'Jürgen 太郎',
    });
    const mail = await PostalMime.parse(content);
    expect(mail.html?.trimEnd()).toBe(output.html);
    expect(mail.messageId).toMatch(/^<[\dA-F]{8}-[\dA-F]{4}-8[\dA-F]{3}-8[\dA-F]{3}-[\dA-F]{12}>$/);
    expect(content.split('\n').filter((line) => line.length > 76)).toEqual([]);
    expect(content).not.toContain('\r');
  });

  test('has another id where its content differs', async () => {
    const ids = await Promise.all(
      ['Jane Doe', 'Jane Roe', 'John Doe'].map(async (fullName) => {
        const { content } = await packedText(mailsignature, { ...JANE, fullName });
        return (await PostalMime.parse(content)).messageId;
      }),
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('any name is read back', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, async (fullName) => {
        const { content, output } = await packedText(mailsignature, { fullName });
        expect((await PostalMime.parse(content)).html?.trimEnd()).toBe(output.html);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the page for phones', () => {
  test('selects the signature and nothing else, without a script', async () => {
    const { content, output } = await packedText(page, JANE);
    const { tags } = parseFile(content);
    expect(named(tags, 'script')).toEqual([]);
    const [section] = named(tags, 'section');
    expect(section && descendants(section).map(({ name }) => name)).toContain('table');
    expect(content).toContain(`<div>${output.html}</div></section>`);
    const [style] = named(tags, 'style');
    const css = visibleText(style?.children ?? []);
    expect(css).toMatch(/section div\{[^}]*user-select:all/);
    expect(css).toMatch(/body\{[^}]*user-select:none/);
    expect(content).toContain('src="data:image/png;base64,');
  });

  test('has no script, handler or comment of hostile details', async () => {
    const { content } = await packedText(page, { ...HOSTILE, profileImageUrl: JPEG });
    const { tags, comments } = parseFile(content);
    expect(named(tags, 'script')).toEqual([]);
    expect(named(tags, 'style')).toHaveLength(1);
    expect(tags.flatMap((tag) => attribute(tag, 'onerror') ?? [])).toEqual([]);
    expect(comments).toEqual([]);
  });
});

describe('one file for Thunderbird', () => {
  test('holds the signature with its pictures, and nothing else', async () => {
    const { content, output, file } = await packedText(html, JANE);
    expect(file).toMatchObject({ name: 'Jane Doe.html', type: 'text/html' });
    expect(content).toBe(`${inAscii(output.html)}\n`);
    expect(output.html).toContain('src="data:image/png;base64,');
  });

  test.each(['Zoë Müller', 'Łukasz Żółć', '山田 太郎', 'ליאת כהן', 'Jane 👩🏽‍💻'])(
    'holds %s in ASCII alone, so that it is read in any encoding',
    async (fullName) => {
      const { content, output } = await packedText(html, { fullName });
      expect(content).toMatch(/^\p{ASCII}*$/u);
      expect(visibleText(parseFile(content).roots)).toBe(visibleText(parseFile(output.html).roots));
      expect(visibleText(parseFile(content).roots)).toContain(fullName);
    },
  );
});

test('one file and the page hold the signature whole, whatever the name', async () => {
  await fc.assert(
    fc.asyncProperty(anyName, async (fullName) => {
      const person = { ...WITH_PICTURES, fullName };
      for (const made of [html, page]) {
        const { content, output } = await packedText(made, person, 'minimal');
        expect(content).toContain(made === html ? inAscii(output.html) : output.html);
        const { tags } = parseFile(content);
        const sources = named(tags, 'img').map((img) => attribute(img, 'src') ?? '');
        const bytes = sources.map((source) => bytesOf(source));
        expect(bytes.toSorted(bySize)).toEqual(
          output.images.map((image) => image.bytes).toSorted(bySize),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('the text is the plain-text twin', async () => {
  const { content, output, file } = await packedText(text, { ...FULL, fullName: 'Zoë 太郎' });
  expect(content).toBe(`${output.text}\n`);
  expect(content).toContain('Zoë 太郎');
  expect(file.name).toBe('Zoë 太郎.txt');
});

function bySize(a: Uint8Array, b: Uint8Array): number {
  return a.length - b.length;
}

async function expectPointing(fullName: string): Promise<void> {
  const { entries } = await unzipped({ ...JANE, fullName });
  const [htm] = [...entries].find(([name]) => name.endsWith('.htm'))?.slice(1) ?? [];
  const { tags } = parseFile(htm === undefined ? '' : textOf({ name: '', type: '', content: htm }));
  const sources = named(tags, 'img').map((img) => attribute(img, 'src') ?? '');
  const files = [...entries.keys()].filter((name) => name.includes('/'));
  expect(files).toHaveLength(2);
  expect(sources.map(decodeURIComponent).toSorted()).toEqual(files.toSorted());
  for (const source of sources) expect(source).toMatch(/^[\w.%-]+\/[\w.-]+$/);
}

async function unzipped(input: PersonInput) {
  const { files, output } = await packed(outlookZip, input, 'minimal');
  const [file] = files;
  if (file === undefined || typeof file.content === 'string') throw new Error('No archive');
  return { file, output, entries: new Map(Object.entries(unzipSync(file.content))) };
}
