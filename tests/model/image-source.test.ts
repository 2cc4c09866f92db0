import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageSourceAddress, parseImageSource } from '../../src/model/image-source';

const ORIGIN = 'https://signet.example';

test.each([
  ['data:image/png;base64,TWFu', { kind: 'data', type: 'image/png', base64: 'TWFu' }],
  ['data:image/jpeg;base64,TQ==', { kind: 'data', type: 'image/jpeg', base64: 'TQ==' }],
  ['DATA:IMAGE/GIF;BASE64,TW\nFu', { kind: 'data', type: 'image/gif', base64: 'TWFu' }],
  ['https://a.example/b.png?c=d', { kind: 'link', href: 'https://a.example/b.png?c=d' }],
  [' http://a.example/b.png ', { kind: 'link', href: 'http://a.example/b.png' }],
  ['https://a.example/"x', { kind: 'link', href: 'https://a.example/%22x' }],
])('%j is a picture', (address, source) => {
  expect(parseImageSource(address)).toEqual({ ok: true, value: source });
});

test.each([
  ['', 'blank'],
  [' \n', 'blank'],
  ['/a.png', 'relative'],
  ['a.png', 'relative'],
  ['../a.png', 'relative'],
  ['data:image/svg+xml;base64,TWFu', 'refused'],
  ['data:image/webp;base64,TWFu', 'refused'],
  ['data:image/svg+xml,<svg onload=alert(1)>', 'refused'],
  ['data:text/html;base64,TWFu', 'refused'],
  ['data:text/html,<script>alert(1)</script>', 'refused'],
  ['data:image/png;base64,', 'refused'],
  ['data:image/png;base64,T', 'refused'],
  ['data:image/png;base64,TW"Fu', 'refused'],
  ['data:image/png,TWFu', 'refused'],
  ['data:image/png;charset=utf-8;base64,TWFu', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['vbscript:x', 'refused'],
  ['blob:https://a.example/1', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['cid:image-1', 'refused'],
  ['//a.example/b.png', 'refused'],
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
    ['a.png', `${ORIGIN}/a.png`],
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

  test.each(['//evil.example/a.png', '/\\evil.example', 'javascript:alert(1)', 'blob:x'])(
    'but %s stays refused',
    (address) => {
      expect(parseImageSource(address, ORIGIN).ok).toBe(false);
    },
  );
});

test('whatever is given, a source is PNG, JPG or GIF bytes or a web address', () => {
  const part = fc.constantFrom(
    'data:',
    'image/png',
    'image/svg+xml',
    ';base64,',
    'TWFu',
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
  );
  fc.assert(
    fc.property(address, fc.constantFrom(undefined, ORIGIN), (given, baseUrl) => {
      const source = parseImageSource(given, baseUrl);
      if (!source.ok) return;
      expect(imageSourceAddress(source.value)).toMatch(
        /^(?:data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+=*|https?:\/\/[^\s"'<>`\\@/?#]+(?:[/?#][^\s"'<>`\\]*)?)$/u,
      );
    }),
    { numRuns: 2000 },
  );
});
