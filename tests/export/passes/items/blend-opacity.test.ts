import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeScene } from '../../../../src/export/compose/compose-scene';
import { printed } from '../../../../src/export/compose/composition';
import type { ExportOptions } from '../../../../src/export/types';
import { reduceScene } from '../../../../src/scene/reduce-scene';
import { parseDesign } from '../../../../src/scene/design-file/design-file';
import { styleFor, styleToCopy } from '../../../../src/scene/properties/style-of-sections';
import { completeDesign, type Design, type SceneElement } from '../../../../src/scene/scene';
import { designText } from '../../../helpers/design-text';
import { JPEG, PNG, resized } from '../../../helpers/pictures';
import { designOf, type Spec } from '../../../helpers/scenes';
import { variedScene } from '../../../helpers/varied-scenes';

const DOT = { type: 'image/png', base64: PNG.slice(PNG.indexOf(',') + 1) } as const;

function output(specs: readonly Spec[], options: ExportOptions = {}) {
  return printed(composeScene(designOf(specs), options));
}

function rules(specs: readonly Spec[], options: ExportOptions = {}): readonly string[] {
  return output(specs, options).findings.map(({ rule, severity }) => `${severity} ${rule}`);
}

const plane = (backgroundColor: `#${string}`, rest: Partial<SceneElement> = {}): Spec => ({
  type: 'rectangle',
  x: 20,
  y: 20,
  width: 200,
  height: 100,
  ...rest,
  style: { backgroundColor, borderWidth: 0, ...rest.style },
});

const words = (style: SceneElement['style']): Spec => ({
  type: 'text',
  x: 40,
  y: 40,
  width: 100,
  height: 22,
  content: 'Hello',
  style,
});

describe('over one plain color', () => {
  test('the color of a text is mixed with it, and its contrast is that of the mixed one', () => {
    const specs = [plane('#000000'), words({ color: '#ffffff', opacity: 20 })];
    const { html, findings } = output(specs);
    expect(html).toContain('#333333');
    expect(html).not.toContain('opacity');
    const mixed = findings.find(({ rule }) => rule === 'opacity-mixed');
    expect(mixed?.args).toMatchObject({ mixed: '#333333', below: '#000000' });
    expect(findings.map(({ rule }) => rule)).toContain('text-faint');
  });

  test('what lies on a plane that is mixed is mixed with its mixed color', () => {
    const half = plane('#000000', { style: { opacity: 50 } });
    const { html } = output([half, words({ color: '#ffffff', opacity: 50 })]);
    expect(html).toContain('#808080');
    expect(html).toContain('#c0c0c0');
  });

  test('planes of one color count as one', () => {
    const two = [plane('#102040'), plane('#102040', { x: 220 })];
    const across = plane('#ffffff', { x: 180, width: 80, height: 40, style: { opacity: 50 } });
    expect(rules([...two, across])).toEqual(['info opacity-mixed']);
  });
});

describe('over more than one color', () => {
  const across = plane('#ff0000', { x: 180, width: 100, height: 40, style: { opacity: 50 } });
  const over = [plane('#102040'), across];

  test('it becomes a picture, drawn with its opacity', () => {
    const { requests } = output(over);
    expect(JSON.stringify(requests)).toContain('{"opacity":0.5}');
    const rasters = Object.fromEntries(requests.map(({ id }) => [id, DOT]));
    expect(rules(over, { rasters })).toContain('info opacity-drawn');
  });

  test('of a text that is a loss, until it is accepted', () => {
    const run = plane('#102040', {
      style: { background: { angle: 90, from: '#102040', to: '#a01030' } },
    });
    for (const [asPicture, severity] of [
      [false, 'degraded'],
      [true, 'info'],
    ] as const) {
      const specs = [run, { ...words({ color: '#ffffff', opacity: 80 }), asPicture }];
      const { requests } = output(specs);
      const rasters = Object.fromEntries(requests.map(({ id }) => [id, DOT]));
      expect(rules(specs, { rasters })).toContain(`${severity} opacity-drawn`);
    }
  });

  test('it is mixed with one of them where pictures are linked', () => {
    expect(rules(over, { images: 'link' })).toContain('degraded opacity-roughly');
    expect(output(over, { images: 'link' }).requests).toEqual([]);
  });
});

describe('a picture', () => {
  const photo: Spec = { type: 'logo', x: 20, y: 20, width: 60, height: 60 };

  test('has its opacity in itself', () => {
    const content = resized(JPEG, 60, 60);
    const { requests } = output([{ ...photo, content, style: { opacity: 40 } }]);
    expect(requests).toEqual([expect.objectContaining({ kind: 'picture', opacity: 0.4 })]);
  });

  test('that is linked stays as it is, with a finding', () => {
    const content = 'https://example.com/logo.png';
    const specs = [{ ...photo, content, style: { opacity: 40 } }];
    expect(rules(specs)).toContain('info opacity-kept');
    expect(output(specs).html).toContain(content);
  });
});

test('what cannot be seen at all is left out', () => {
  const specs = [plane('#102040'), { ...words({ opacity: 0 }), content: 'Never seen' }];
  expect(output(specs).html).not.toContain('Never seen');
  expect(rules(specs)).toEqual(['info opacity-none']);
});

test('an opacity of 100 is none, in files, steps and exports', () => {
  assert(
    property(integer({ min: 1, max: 400 }), (seed) => {
      const design = variedScene(seed);
      const full = parseDesign(designText(withOpacity(design, 100), design.person));
      const plain = parseDesign(designText(design, design.person));
      if (!full.ok || !plain.ok) throw new Error('It cannot be read');
      const [one, other] = [full, plain].map(({ value }) => completeDesign(value.design));
      expect(one).toEqual(other);
      const ids = design.elements.map(({ id }) => id);
      const scene = other ?? design;
      const action = { type: 'scene/elementsStyled', ids, style: { opacity: 100 } } as const;
      expect(reduceScene(scene, action).elements).toEqual(scene.elements);
    }),
    { numRuns: 20 },
  );
});

test('a style is copied with its opacity, to all but QR codes', () => {
  const { elements } = designOf([
    plane('#102040', { style: { opacity: 30 } }),
    { type: 'qr', x: 0, y: 0 },
  ]);
  const [box, code] = elements;
  if (box === undefined || code === undefined) throw new Error('No such elements');
  expect(styleToCopy(box)).toMatchObject({ opacity: 30 });
  expect(styleFor(code, styleToCopy(box))).not.toHaveProperty('opacity');
});

function withOpacity(design: Design, opacity: number): Design {
  const elements = design.elements.map((element) => ({
    ...element,
    style: { ...element.style, opacity },
  }));
  return { ...design, elements };
}
