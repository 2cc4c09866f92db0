import { BLANK_SIGNATURE } from '../../../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import { composeScene } from '../../../../src/export/compose/compose-scene';
import { printed } from '../../../../src/export/compose/composition';
import type { ExportOptions, PictureRequest } from '../../../../src/export/types';
import type { Design, SceneElement } from '../../../../src/scene/scene';
import { JPEG, PNG, resized } from '../../../helpers/pictures';
import { PIXEL } from '../../../helpers/scenes';
import { element, sceneOf } from '../../../scene/scenes';

const DARK = { clear: 0.5, shade: '#000000', pale: '#000000' } as const;
const RASTER = { type: 'image/png', base64: PIXEL.split(',')[1] ?? '', ink: DARK } as const;

function logo(rest: Partial<SceneElement>): Design {
  const one = element('logo', { id: 'a', shape: 'square', ...rest });
  return { ...sceneOf(one), version: 1, person: BLANK_SIGNATURE };
}

function output(design: Design, rasters: ExportOptions['rasters'] = {}) {
  const { requests, findings, images } = printed(composeScene(design, { rasters }));
  const pictures = requests.filter((one): one is PictureRequest => one.kind === 'picture');
  const isDark = findings.some(({ rule }) => rule === 'picture-dark');
  return { requests: pictures, isDark, images };
}

describe('a picture on the canvas that stays as it is', () => {
  const small = logo({ content: resized(PNG, 120, 60) });

  test('is drawn once to be seen, and judged by that', () => {
    const { requests, isDark } = output(small);
    expect(requests.map(({ id }) => id)).toEqual([expect.stringMatching(/^look-/)]);
    expect(isDark).toBe(false);
    const seen = output(small, { [requests[0]?.id ?? '']: RASTER });
    expect([seen.requests, seen.isDark]).toEqual([[], true]);
    expect(seen.images).toEqual(output(small).images);
  });

  test('is not where it is a JPEG, which lets nothing through', () => {
    expect(output(logo({ content: resized(JPEG, 120, 60) })).requests).toEqual([]);
  });
});

describe.each([
  ['round', { content: PNG, shape: 'round' } as const],
  ['too large', { content: resized(PNG, 480, 240) }],
])('a picture on the canvas that is %s', (_, rest) => {
  const bare = output(logo(rest)).requests[0];
  const cut = { [bare?.id ?? '']: RASTER };
  const backed = logo({ ...rest, style: { backgroundColor: '#eff6ff' } });

  test('is judged as it was drawn', () => {
    expect(bare?.id).toMatch(/^picture-/);
    expect(output(logo(rest), cut).isDark).toBe(true);
  });

  test('is drawn again on its backing, and stands there as it was until then', () => {
    const { requests, isDark, images } = output(backed, cut);
    expect(requests).toEqual([
      { ...bare, id: `${bare?.id}-on-#eff6ff`, backing: { color: '#eff6ff', padding: 4 } },
    ]);
    expect(isDark).toBe(false);
    expect(images).toEqual(output(logo(rest), cut).images);
    const { ink: _ink, ...opaque } = RASTER;
    const done = output(backed, { ...cut, [requests[0]?.id ?? '']: opaque });
    expect([done.requests, done.isDark]).toEqual([[], false]);
  });
});

test('a small picture is drawn for its backing alone', () => {
  const style = { backgroundColor: '#ffffff' } as const;
  const { requests } = output(logo({ content: resized(PNG, 120, 60), style }));
  expect(requests).toEqual([
    expect.objectContaining({ width: 120, height: 60, backing: { color: '#ffffff', padding: 4 } }),
  ]);
});
