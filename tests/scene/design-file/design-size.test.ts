import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { EMPTY_SCENE } from '../../../src/scene/empty-scene';
import { tidyGroups } from '../../../src/scene/operations/groups';
import { ELEMENT_TYPES, isPicture } from '../../../src/scene/registry';
import { normalizeElement } from '../../../src/scene/design-file/legal';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import type { Scene, SceneElement } from '../../../src/scene/scene';
import { writeDesign, writeFragment } from '../../../src/scene/design-file/write-design';
import { pictureOf } from '../../helpers/pictures';

/** Letters that take most room in a file: six bytes each. */
const WIDEST = '\u0001';

/** As many groups as may lie around an element, each but the outermost shared by half as many elements. */
function nested(at: number): readonly string[] {
  return Array.from({ length: SCENE_LIMITS.groupDepth }, (_, depth) =>
    `${depth}-${at % 2 ** depth}`.padStart(SCENE_LIMITS.group, WIDEST),
  );
}

/** A scene of as many elements as there may be, with every setting, and texts to the last character. */
function fullScene(): Scene {
  const { elements: count, allText } = SCENE_LIMITS;
  const room = allText / count;
  const elements = Array.from({ length: count }, (_, at): SceneElement => {
    const type = ELEMENT_TYPES[at % ELEMENT_TYPES.length] ?? 'text';
    const text = isPicture({ type }) ? {} : { content: WIDEST.repeat(room / 2) };
    return normalizeElement({
      id: `${'e'.repeat(50)}-${at}`,
      type,
      x: 9999,
      y: 9999,
      width: 799,
      height: 599,
      zIndex: 999_999,
      locked: true,
      hidden: true,
      name: WIDEST.repeat(room / 2),
      groups: nested(at),
      ...text,
      wrap: true,
      shape: 'rectangle',
      freeRatio: true,
      asPicture: true,
      style: {
        ...({ fontSize: 20, fontWeight: 700, color: '#123456', textAlign: 'center' } as const),
        ...({
          fontFamily: 'Palatino Linotype',
          italic: true,
          smallCaps: true,
          lineHeight: 20,
        } as const),
        ...({ backgroundColor: '#123456', borderColor: '#123456' } as const),
        borderWidth: 8,
        borderStyle: 'double',
        radius: 400,
        corners: [400, 400, 400, 400],
        background: { angle: 359, from: '#123456', to: '#123456' },
        socialStyle: 'letters',
      },
    });
  });
  return { ...EMPTY_SCENE, elements };
}

function logo(content: string): SceneElement {
  const box = { x: 0, y: 0, width: 120, height: 60 };
  return { id: 'logo-1', type: 'logo', ...box, zIndex: 1, locked: false, content, style: {} };
}

function withPicture(bytes: number): Scene {
  return { ...EMPTY_SCENE, elements: [logo(pictureOf(bytes))] };
}

/** As short as a file can be that has a thousand elements and one picture. */
function terse(bytes: number): string {
  const count = SCENE_LIMITS.elements - 1;
  const short = Array.from({ length: count }, () => '{"type":"text","x":0,"y":0}');
  const picture = JSON.stringify({ type: 'logo', x: 0, y: 0, content: pictureOf(bytes) });
  return `{"elements":[${[...short, picture].join(',')}]}`;
}

const MEGABYTE = 1024 * 1024;

describe('what is written can be read again', () => {
  test('with everything that a design can hold beside pictures, and room for those', () => {
    const scene = fullScene();
    const written = writeDesign(scene, {});
    if (!written.ok) throw new Error(written.problem.message);
    expect(new TextEncoder().encode(written.value).length).toBeLessThan(3 * MEGABYTE);
    expect(parseDesign(written.value)).toMatchObject({
      ok: true,
      value: { notes: [], design: { elements: scene.elements } },
    });
  });

  test('whatever its texts hold', () => {
    const text = fc.string({ unit: 'binary', maxLength: 50 });
    const settings = fc.record({ content: text, alt: text, name: text, groups: fc.array(text) });
    fc.assert(
      fc.property(fc.array(settings, { maxLength: 5 }), (all) => {
        const elements = tidyGroups(
          all.map((each, at) =>
            normalizeElement({ ...logo(''), ...each, id: `text-${at}`, type: 'text' }),
          ),
        );
        const written = writeDesign({ ...EMPTY_SCENE, elements }, {});
        expect(written.ok && parseDesign(written.value)).toMatchObject({
          value: { notes: [], design: { elements } },
        });
      }),
      { numRuns: 500 },
    );
  });

  test('or is refused, with the same words, whatever the pictures weigh', () => {
    const weights = fc.integer({ min: 6_180_000, max: 6_400_000 });
    fc.assert(
      fc.property(weights, (bytes) => {
        const design = withPicture(bytes);
        const written = writeDesign(design, {});
        const message = 'This design is too large. The limit is 8 MB.';
        expect(written.ok ? parseDesign(written.value) : written).toMatchObject(
          written.ok ? { value: { design, notes: [] } } : { problem: { message } },
        );
      }),
      { numRuns: 4, examples: [[6_180_000], [6_400_000]] },
    );
    expect(writeDesign(withPicture(6_180_000), {}).ok).toBe(true);
    expect(writeDesign(withPicture(6_400_000), {}).ok).toBe(false);
  });

  test('elements by themselves as well', () => {
    for (const [bytes, isOk] of [
      [MEGABYTE, true],
      [7 * MEGABYTE, false],
    ] as const) {
      const written = writeFragment([logo(pictureOf(bytes))]);
      expect(written.ok).toBe(isOk);
      expect(written.ok && parseDesign(written.value).ok).toBe(isOk);
    }
  });
});

describe('what was read can be written', () => {
  test('a terse file of five megabytes', () => {
    const json = terse(3.6 * MEGABYTE);
    expect(json.length).toBeGreaterThan(4.8 * MEGABYTE);
    const read = parseDesign(json);
    if (!read.ok) throw new Error(read.problem.message);
    const { design } = read.value;
    const written = writeDesign(design, design.signatureData);
    expect(written.ok && parseDesign(written.value)).toMatchObject({ value: { design } });
  });

  test('and one that would be too long then is not read', () => {
    const json = terse(5.95 * MEGABYTE);
    expect(json.length).toBeLessThan(SCENE_LIMITS.fileBytes);
    expect(parseDesign(json)).toMatchObject({ ok: false, problem: { code: 'too-large' } });
  });
});
