import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/model/limits';
import { imageSourceAddress, parseImageSource } from '../../../src/model/picture/image-source';
import { bytesOf, GIF, JPEG, PNG, resized, urlOf } from '../../helpers/pictures';

const payloadOf = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);
const sized = (width: number, height: number) => ({ width, height });

const ORIGIN = 'https://signet.example';

test.each([
  [PNG, { kind: 'data', type: 'image/png', base64: payloadOf(PNG), size: sized(2, 1) }],
  [` ${JPEG}\n`, { kind: 'data', type: 'image/jpeg', base64: payloadOf(JPEG), size: sized(4, 2) }],
  [
    `DATA:IMAGE/GIF;BASE64,${payloadOf(GIF).replaceAll('A', '\nA ')}`,
    { kind: 'data', type: 'image/gif', base64: payloadOf(GIF), size: sized(2, 2) },
  ],
  [
    PNG.replace(/=+$/, ''),
    { kind: 'data', type: 'image/png', base64: payloadOf(PNG), size: sized(2, 1) },
  ],
  ['https://a.example/b.png?c=d', { kind: 'link', href: 'https://a.example/b.png?c=d' }],
  [' http://a.example/b.png ', { kind: 'link', href: 'http://a.example/b.png' }],
  ['a.example/b.png', { kind: 'link', href: 'https://a.example/b.png' }],
  ['www.a.example/b/c.png?d', { kind: 'link', href: 'https://www.a.example/b/c.png?d' }],
  ['a.example:8080/b.png', { kind: 'link', href: 'https://a.example:8080/b.png' }],
  ['//a.example/b.png', { kind: 'link', href: 'https://a.example/b.png' }],
  ['https://a.example/"x', { kind: 'link', href: 'https://a.example/%22x' }],
])('%j is a picture', (address, source) => {
  expect(parseImageSource(address)).toEqual({ ok: true, value: source });
});

test.each(['filename=a.png', 'name="b, c; d.png";charset=utf-8', `name=${'%20'.repeat(200)}.png`])(
  'parameters of a data URL are left out: %s',
  (more) => {
    const { type, base64 } = { type: 'image/png', base64: payloadOf(PNG) };
    expect(parseImageSource(`data:${type};${more};base64,${base64}`)).toEqual({
      ok: true,
      value: { kind: 'data', type, base64, size: sized(2, 1) },
    });
  },
);

test.each([
  ['', 'blank'],
  [' \n', 'blank'],
  ['/a.png', 'relative'],
  ['./a.png', 'relative'],
  ['../a.png', 'relative'],
  ['data:image/svg+xml;base64,TWFu', 'refused'],
  ['data:image/webp;base64,TWFu', 'refused'],
  ['data:image/svg+xml,<svg onload=alert(1)>', 'refused'],
  ['data:text/html;base64,TWFu', 'refused'],
  ['data:text/html,<script>alert(1)</script>', 'refused'],
  ['data:image/png;base64,', 'refused'],
  ['data:image/png;base64,T', 'refused'],
  ['data:image/png;base64,AA==AA', 'refused'],
  ['data:image/png;base64,TWFu', 'refused'],
  [`${PNG}=`, 'refused'],
  [PNG.replace('image/png', 'image/gif'), 'refused'],
  [JPEG.replace('image/jpeg', 'image/png'), 'refused'],
  [GIF.replace('image/gif', 'image/jpg'), 'refused'],
  ['data:image/png;base64,TW"Fu', 'refused'],
  ['data:image/png,TWFu', 'refused'],
  [PNG.replace(';base64', ';name=a.png'), 'refused'],
  [PNG.replace(';base64', ';base64;name=a.png'), 'refused'],
  ['data:image/png;charset=utf-8;base64,TWFu', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['vbscript:x', 'refused'],
  ['blob:https://a.example/1', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['cid:image-1', 'refused'],
  ['a.png', 'refused'],
  ['images/a.png', 'refused'],
  ['word', 'refused'],
  ['a.example', 'refused'],
  ['javascript:a.b/c', 'refused'],
  ['me@a.example/b.png', 'refused'],
  ['///a.example/b.png', 'refused'],
  ['https://user:pw@a.example/b.png', 'refused'],
  ['https://', 'refused'],
  ['\\\\server\\share.png', 'refused'],
  ['<script>', 'refused'],
])('%j is refused as %s', (address, problem) => {
  expect(parseImageSource(address)).toEqual({ ok: false, problem });
});

describe('a relative address becomes absolute', () => {
  test.each([
    ['/a.png', `${ORIGIN}/a.png`],
    ['../a.png', `${ORIGIN}/a.png`],
    ['./a/b.png', `${ORIGIN}/a/b.png`],
    ['/sample/my%20portrait.png', `${ORIGIN}/sample/my%20portrait.png`],
    ['/a b.png', `${ORIGIN}/a%20b.png`],
  ])('%s against an origin', (address, href) => {
    expect(parseImageSource(address, ORIGIN)).toEqual({ ok: true, value: { kind: 'link', href } });
    expect(parseImageSource(address, `${ORIGIN}/`)).toEqual({
      ok: true,
      value: { kind: 'link', href },
    });
  });

  test.each(['///evil.example/a.png', '/\\evil.example', 'javascript:alert(1)', 'blob:x'])(
    'but %s stays refused',
    (address) => {
      expect(parseImageSource(address, ORIGIN).ok).toBe(false);
    },
  );
});

describe.each([
  ['PNG', PNG],
  ['JPG', JPEG],
  ['GIF', GIF],
])('a %s', (_, picture) => {
  test('is refused when its end is missing', () => {
    const bytes = bytesOf(picture);
    // Browsers show a GIF without its last byte, the trailer.
    const leastMissing = picture === GIF ? 2 : 1;
    for (let length = 1; length <= bytes.length - leastMissing; length++) {
      const cut = urlOf(bytes.subarray(0, length), picture);
      expect(parseImageSource(cut)).toEqual({ ok: false, problem: 'refused' });
    }
  });

  test('may be followed by anything', () => {
    const longer = urlOf(Uint8Array.from([...bytesOf(picture), 0xff, 0xd8, 0, 1]), picture);
    expect(parseImageSource(longer)).toMatchObject({ ok: true });
  });

  test('of no width or height is refused', () => {
    expect(parseImageSource(resized(picture, 0, 9)).ok).toBe(false);
    expect(parseImageSource(resized(picture, 9, 0)).ok).toBe(false);
  });

  test('of more pixels than anybody can decode is refused, however few its bytes', () => {
    expect(parseImageSource(resized(picture, 30_000, 30_000)).ok).toBe(false);
    const side = Math.floor(Math.sqrt(LIMITS.picturePixels));
    expect(parseImageSource(resized(picture, side, side))).toMatchObject({
      value: { size: { width: side, height: side } },
    });
  });
});

test('a PNG longer than any picture is refused', () => {
  expect(parseImageSource(resized(PNG, LIMITS.pictureSide + 1, 1)).ok).toBe(false);
});

test('the same picture is looked through once', () => {
  expect(parseImageSource(PNG)).toBe(parseImageSource(` ${PNG}`));
});

test('whatever is given, a source is PNG, JPG or GIF bytes or a web address', () => {
  const part = fc.constantFrom(
    'data:',
    'image/png',
    'image/svg+xml',
    ';base64,',
    'TWFu',
    payloadOf(PNG),
    payloadOf(GIF),
    'image/gif',
    '=',
    'https://',
    'a.example',
    '/',
    'javascript:',
    '"',
    '<',
    '\n',
    ' ',
    '\u0000',
    '//',
    '\\',
    '@',
    ':',
    'blob:',
    '.png',
  );
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom('https://a.example/', 'http://a.b'), fc.array(part))
      .map(([start, parts]) => start + parts.join('')),
  );
  let sources = 0;
  fc.assert(
    fc.property(address, fc.constantFrom(undefined, ORIGIN), (given, baseUrl) => {
      const source = parseImageSource(given, baseUrl);
      if (!source.ok) return;
      sources += 1;
      expect(imageSourceAddress(source.value)).toMatch(
        /^(?:data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+=*|https?:\/\/[^\s"'<>`\\@/?#]+(?:[/?#][^\s"'<>`\\]*)?)$/u,
      );
    }),
    { numRuns: 2000 },
  );
  expect(sources).toBeGreaterThan(50);
});
