import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import type { ImageMode } from '../../src/export/types';
import type { Size } from '../../src/model/picture/fit';
import { LOGO_BOX, PROFILE_BOX } from '../../src/model/picture/image';
import { type PersonInput, completeSignature } from '../../src/model/person/signature';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import type { SceneElement } from '../../src/scene/scene';
import { TEMPLATES } from '../../src/templates/registry';
import { attribute, parseHtml } from '../helpers/html';
import { breaches } from '../helpers/rules';
import { named } from '../helpers/rules-markup';
import { PNG } from '../helpers/pictures';
import { FULL } from '../helpers/signatures';
import { element } from '../scene/scenes';

const LOGO = FULL.logoUrl;
const PHOTO = FULL.profileImageUrl;
const WIDE_LOGO = { address: LOGO, width: 480, height: 160 };
const TALL_PHOTO = { address: PHOTO, width: 300, height: 600 };
const HOSTED_LOGO = { address: 'https://cdn.example.com/hosted.png', width: 100, height: 100 };

const MODES: readonly ImageMode[] = ['embed', 'link', 'cid', 'files', 'gaps'];

/** Width and height of the pictures in HTML, by address, from the attributes and from the style. */
function sizesIn(html: string): Readonly<Record<string, readonly string[]>> {
  const { tags } = parseHtml(html);
  return Object.fromEntries(
    named(tags, 'img').map((img) => {
      const [width = '', height = ''] = ['width', 'height'].map((name) => attribute(img, name));
      const style = attribute(img, 'style') ?? '';
      expect(/(?:^|;)\s*width:\s*(\d+)px/.exec(style)?.[1] ?? width).toBe(width);
      return [attribute(img, 'src') ?? '', [width, height]];
    }),
  );
}

/** A template may show a picture smaller than this size, but in its proportions and so that it can be recognized. */
function misfits(shown: readonly string[] | undefined, { width, height }: Size): readonly string[] {
  const [wide = 0, high = 0] = (shown ?? []).map(Number);
  const isWithin = wide <= width && high <= height;
  const isLarge = Math.max(wide / width, high / height) > 0.4;
  const isInProportion = Math.abs(high - (wide * height) / width) <= 1 + height / width;
  return isWithin && isLarge && isInProportion ? [] : [`${wide} x ${high}`];
}

describe.each(TEMPLATES)('linked pictures in $id', ({ id, maxWidth }) => {
  const made = async (data: PersonInput, images: ImageMode = 'embed') => {
    const { html } = await exportSignature({ ...FULL, ...data }, id, { images });
    expect(breaches(html, { images, maxWidth })).toEqual([]);
    return sizesIn(html);
  };

  test.each(MODES)('keep their proportions within the box, in mode %s', async (mode) => {
    const sizes = await made({ naturalSizes: [WIDE_LOGO, TALL_PHOTO] }, mode);
    expect(misfits(sizes[LOGO], { width: 120, height: 40 })).toEqual([]);
    expect(misfits(sizes[PHOTO], { width: 30, height: 60 })).toEqual([]);
  });

  test('do so in every shape', async () => {
    const shapes = { profileImageShape: 'rectangle', logoShape: 'round' } as const;
    const sizes = await made({ ...shapes, naturalSizes: [WIDE_LOGO, TALL_PHOTO] });
    expect(misfits(sizes[LOGO], { width: 80, height: 27 })).toEqual([]);
    expect(misfits(sizes[PHOTO], { width: 35, height: 70 })).toEqual([]);
  });

  test('have the proportions of the box where their size is not known, or that of another address', async () => {
    const other = { ...WIDE_LOGO, address: `${LOGO}?2` };
    const sizes = await made({ naturalSizes: [other] });
    expect(misfits(sizes[LOGO], LOGO_BOX.square)).toEqual([]);
    expect(misfits(sizes[PHOTO], PROFILE_BOX.round)).toEqual([]);
  });

  test.each(MODES)(
    'have the size of the hosted logo, which stands in, in mode %s',
    async (mode) => {
      const hosted = { logoForEmail: HOSTED_LOGO.address, naturalSizes: [WIDE_LOGO, HOSTED_LOGO] };
      const sizes = await made(hosted, mode);
      expect(misfits(sizes[HOSTED_LOGO.address], { width: 60, height: 60 })).toEqual([]);
      expect(sizes).not.toHaveProperty(LOGO);
    },
  );
});

test('a round picture that is not square is round at its ends', async () => {
  const { html } = await exportSignature({ ...FULL, naturalSizes: [TALL_PHOTO] }, 'modern');
  const photo = named(parseHtml(html).tags, 'img').find((img) => attribute(img, 'src') === PHOTO);
  expect(photo && attribute(photo, 'style')).toMatch(/border-radius:\s*15px/);
});

async function drawnLogo(logo: SceneElement, given: PersonInput, images: ImageMode) {
  const person = completeSignature(given);
  const design = { ...EMPTY_SCENE, version: 1, elements: [logo], person } as const;
  const { html } = await exportScene(design, { images });
  return { html, sizes: sizesIn(html) };
}

describe('a linked logo on the canvas', () => {
  const own = element('logo', { content: LOGO, naturalSize: WIDE_LOGO });
  const ofPerson = { logoUrl: LOGO, naturalSizes: [WIDE_LOGO] };

  test.each(MODES)('keeps its proportions in its box, in mode %s', async (mode) => {
    for (const [logo, person] of [
      [own, {}],
      [element('logo'), ofPerson],
    ] as const) {
      const { html, sizes } = await drawnLogo(logo, person, mode);
      expect(sizes).toEqual({ [LOGO]: ['120', '40'] });
      // It lies 10 below the top of its box, as it is drawn.
      expect(html).toContain(`padding:${logo.y + 10}px 0 110px ${logo.x}px`);
    }
  });

  test.each(MODES)('is the hosted one where there is one, in mode %s', async (mode) => {
    const hosted = { logoUrl: PNG, logoForEmail: HOSTED_LOGO.address, naturalSizes: [HOSTED_LOGO] };
    const { html, sizes } = await drawnLogo(element('logo'), hosted, mode);
    expect(sizes).toEqual({ [HOSTED_LOGO.address]: ['60', '60'] });
    expect(html).not.toContain('data:');
    expect((await drawnLogo(own, hosted, mode)).sizes).toEqual({ [LOGO]: ['120', '40'] });
  });

  test('fills its box where its size is not known', async () => {
    const { naturalSize: _size, ...unread } = own;
    expect((await drawnLogo(unread, {}, 'embed')).sizes).toEqual({ [LOGO]: ['120', '60'] });
  });
});
