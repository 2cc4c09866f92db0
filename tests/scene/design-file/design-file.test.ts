import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { openScene } from '../../../src/scene/operations/whole-scene';
import { EMPTY_SCENE } from '../../../src/scene/empty-scene';
import type { SceneElement } from '../../../src/scene/scene';
import { designText } from '../../helpers/design-text';
import { anyScene } from '../scenes';

const NAME = { type: 'name', x: 50, y: 40 };

/** The text of a design file with these elements, and whatever else. */
function file(elements: unknown, rest: object = {}): string {
  return JSON.stringify({ version: 1, elements, ...rest });
}

function opened(json: string) {
  const result = parseDesign(json);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

function first(json: string): SceneElement {
  const [element] = opened(json).design.elements;
  if (element === undefined) throw new Error('No element');
  return element;
}

function messages(json: string): readonly string[] {
  return opened(json).notes.map(({ message }) => message);
}

describe('a design file', () => {
  test('that was written is read as it was', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const clean = openScene(EMPTY_SCENE, {
          ...scene,
          elements: scene.elements.map(({ href: _href, content: _content, ...rest }) => rest),
        });
        const json = designText(clean, {
          fullName: 'Jane Doe',
          socialLinks: { linkedin: 'jane' },
        });
        const { design, notes } = opened(json);
        expect(notes).toEqual([]);
        expect(design).toMatchObject(clean);
        expect(designText(design, design.signatureData)).toBe(json);
      }),
    );
  });

  test('is written with its keys in one order', () => {
    const scene = opened(
      file([{ y: 40, x: 50, style: { color: '#111111', fontSize: 18 }, type: 'name', id: 'n-1' }]),
    );
    expect(designText(scene.design, { email: 'a@example.org', fullName: 'A' })).toBe(
      `{
  "version": 1,
  "background": "#ffffff",
  "frame": {
    "width": 600,
    "height": 200,
    "trim": false
  },
  "elements": [
    {
      "id": "n-1",
      "type": "name",
      "x": 50,
      "y": 40,
      "width": 100,
      "height": 30,
      "zIndex": 1,
      "locked": false,
      "style": {
        "fontSize": 18,
        "color": "#111111"
      }
    }
  ],
  "signatureData": {
    "fullName": "A",
    "email": "a@example.org"
  }
}`,
    );
  });

  test('needs of an element only type, x and y: sizes are those of its type', () => {
    expect(first(file([NAME]))).toMatchObject({ width: 100, height: 30, locked: false, zIndex: 1 });
    expect(first(file([{ type: 'logo', x: 0, y: 0 }]))).toMatchObject({ width: 120, height: 60 });
    expect(first(file([{ type: 'line', x: 0, y: 0 }]))).toMatchObject({ width: 100, height: 2 });
  });

  test('may begin with a byte-order mark and leave the version out', () => {
    expect(opened(`\ufeff{"elements":[]}`).design.version).toBe(1);
  });
});

describe('refused is', () => {
  test.each([
    ['no JSON', 'hello', 'not-json', /not valid JSON/],
    ['nothing', '', 'not-json', /JSON/],
    ['a half', '{"elements":[', 'not-json', /JSON/],
    ['NaN', '{"elements":[{"type":"name","x":NaN,"y":1}]}', 'not-json', /JSON/],
    ['a deep nest', '['.repeat(100_000), 'not-json', /JSON/],
    ['a list', '[]', 'not-a-design', /the file is not an object/],
    ['null', 'null', 'not-a-design', /the file is not an object/],
    ['no elements', '{}', 'not-a-design', /elements is not a list/],
    ['an unknown version', file([], { version: 2 }), 'unknown-version', /version 2/],
    ['a version of words', file([], { version: 'x' }), 'unknown-version', /version "x"/],
    ['a version before the first', file([], { version: 0 }), 'unknown-version', /version 0/],
    ['a version below zero', file([], { version: -1 }), 'unknown-version', /version -1/],
    ['a part of a version', file([], { version: 1.5 }), 'unknown-version', /version 1.5/],
    ['a version of nothing', file([], { version: null }), 'unknown-version', /version null/],
    [
      'too many',
      file(Array.from({ length: 5000 }, () => NAME)),
      'too-many-elements',
      /5000 elements.*limit is 1000/,
    ],
    [
      'an unknown type',
      file([NAME, { ...NAME, type: 'table' }]),
      'unknown-type',
      /^Element 2: .*type table/,
    ],
    ['a type of our own', file([{ ...NAME, type: '__proto__' }]), 'unknown-type', /Element 1/],
    ['no type', file([{ x: 1, y: 1 }]), 'bad-value', /^Element 1: type is not one of text, name/],
    [
      'a place of words',
      file([NAME, NAME, { ...NAME, x: 'left' }]),
      'bad-value',
      /^Element 3: x is not a number/,
    ],
    ['no place', file([{ type: 'name', x: 1 }]), 'bad-value', /^Element 1: y is not a number/],
    [
      'a size of words',
      file([{ ...NAME, width: '10' }]),
      'bad-value',
      /^Element 1: width is not a number/,
    ],
    [
      'infinity',
      '{"elements":[{"type":"name","x":1e999,"y":1}]}',
      'bad-value',
      /x is not a number/,
    ],
    ['an element that is none', file([null]), 'not-a-design', /element 1 is not an object/],
  ])('%s', (_name, json, code, message) => {
    const result = parseDesign(json);
    expect(result).toMatchObject({ ok: false, problem: { code } });
    expect(result.ok ? '' : result.problem.message).toMatch(message);
  });

  test('50 MB, before it is read', () => {
    const read = vi.spyOn(JSON, 'parse');
    const result = parseDesign('['.repeat(50 * 1024 * 1024));
    expect(result).toMatchObject({ ok: false, problem: { code: 'too-large' } });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('8 MB counted in bytes, not letters', () => {
    const long = 'é'.repeat(5 * 1024 * 1024);
    expect(parseDesign(`{"elements":[],"name":"${long}"}`)).toMatchObject({
      problem: { code: 'too-large' },
    });
  });
});

describe('cleaned, with a note that names the place, is', () => {
  test.each<[string, object, Partial<SceneElement>, RegExp]>([
    ['a fraction', { x: 12.7 }, { x: 12 }, /x was changed from 12.7 to 12/],
    ['a negative place', { x: -5 }, { x: 0 }, /x was changed from -5 to 0/],
    ['1e308', { y: 1e308 }, { y: 10_000 }, /y was changed from 1e\+308/],
    ['a vast size', { width: 5000 }, { width: 800 }, /width was changed from 5000 to 800/],
    ['a tiny size', { height: 0 }, { height: 2 }, /height was changed/],
    ['an unknown key', { onclick: 'x' }, {}, /onclick is unknown/],
    [
      'a key of our own',
      JSON.parse('{"__proto__":{"locked":true}}') as object,
      { locked: false },
      /__proto__/,
    ],
    ['constructor', { constructor: { prototype: 1 } }, {}, /constructor is unknown/],
    ['javascript:', { href: 'javascript:alert(1)' }, {}, /the link was left out/],
    ['a lock of words', { locked: 'yes' }, { locked: false }, /locked is not true or false/],
    ['a style of words', { style: 'big' }, { style: {} }, /style is not an object/],
    ['an unknown style', { style: { zoom: 3 } }, { style: {} }, /zoom is unknown/],
    [
      'a color of words',
      { style: { color: 'expression(1)' } },
      { style: {} },
      /color is not a color/,
    ],
    [
      'a vast letter',
      { style: { fontSize: 900 } },
      { style: { fontSize: 72 } },
      /fontSize was changed/,
    ],
    ['a foreign font', { style: { fontFamily: 'x;}' } }, { style: {} }, /fontFamily is not one of/],
    ['a long text', { content: 'x'.repeat(6000) }, { content: 'x'.repeat(5000) }, /cut to 5000/],
  ])('%s', (_name, change, expected, message) => {
    const json = `{"elements":[${spliced(NAME, change)}]}`;
    expect(first(json)).toMatchObject(expected);
    expect(messages(json).join('\n')).toMatch(message);
    expect(messages(json).every((text) => text.startsWith('Element 1'))).toBe(true);
  });

  test.each([
    'data:text/html,x',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'javascript:x',
    'file:///x',
  ])('a picture from %s', (content) => {
    const json = file([{ type: 'logo', x: 0, y: 0, content }]);
    expect(first(json).content).toBeUndefined();
    expect(messages(json)).toMatchObject(
      [/^Element 1: the picture was left out/].map((m) => expect.stringMatching(m) as string),
    );
  });

  test('a repeated or unusable id, with another one', () => {
    const ids = ['name-1', 'name-1', '__proto__', 'constructor', 'a b', '<x>', 7, ''];
    const { design, notes } = opened(file(ids.map((id) => ({ ...NAME, id }))));
    const used = design.elements.map(({ id }) => id);
    expect(new Set(used).size).toBe(ids.length);
    expect(used[0]).toBe('name-1');
    for (const id of used) expect(id).toMatch(/^[a-z][\w-]*$/);
    expect(notes.map(({ code }) => code)).toEqual(Array(7).fill('renamed-id'));
  });

  test('the person: unknown keys go, pictures must be pictures', () => {
    const signatureData = { fullName: 'A', admin: true, logoUrl: 'javascript:x', email: 7 };
    const { design, notes } = opened(file([], { signatureData }));
    expect(design.signatureData).toEqual({ fullName: 'A', logoUrl: '', email: '' });
    expect(notes.map(({ code }) => code)).toEqual(['unknown-key', 'unsafe-picture']);
  });

  test('frame and background', () => {
    const rest = { background: 'red', frame: { width: 5, height: 1e308, trim: 1 } };
    const { design } = opened(file([], rest));
    expect(design.background).toBe('#ffffff');
    expect(design.frame).toEqual({ width: 200, height: 10_000, trim: false });
    expect(opened(file([], { background: '#ABC' })).design.background).toBe('#aabbcc');
  });

  test('a thousand faults, in fifty notes and one that counts the rest', () => {
    const { notes } = opened(file(Array.from({ length: 1000 }, () => ({ ...NAME, evil: 1 }))));
    expect(notes).toHaveLength(51);
    expect(notes.at(-1)?.message).toBe('And 950 more of this kind.');
  });
});

test('script in a content is text and stays text', () => {
  const content = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(first(file([{ ...NAME, content }])).content).toBe(content);
});

test('nothing of a file reaches the prototypes', () => {
  parseDesign(
    '{"elements":[{"type":"name","x":1,"y":1,"style":{"__proto__":{"polluted":1}}}],"__proto__":{"polluted":1}}',
  );
  expect('polluted' in {}).toBe(false);
});

/** Two objects as the JSON of one, own `__proto__` included. */
function spliced(a: object, b: object): string {
  return `{${[a, b].map((part) => JSON.stringify(part).slice(1, -1)).join(',')}}`;
}
