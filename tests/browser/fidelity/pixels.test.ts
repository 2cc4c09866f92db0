import { expect, test } from 'vitest';
import type { Design } from '../../../src/scene/scene';
import { withLocalPictures } from '../../helpers/overlapping-scenes';
import { FIXTURES, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { lookingDifferent } from './pixels';

/*
 * The same scenes to the pixel: fonts, colours, borders and corners, which places do not tell.
 */

/** Round corners are smoothed in one way by CSS and in another by SVG: of drawn scenes, and of those full of them. */
const CORNERS = 0.0002;
const MANY_CORNERS = 0.001;

const DRAWN = FIXTURES.map(([name, design]): NamedDesign => [name, withLocalPictures(design)]);
const RANDOM = SEEDED.filter((_, index) => index % 8 === 0).map(([name, design]): NamedDesign => [
  name,
  withoutUnderlines(withLocalPictures(design)),
]);

test('what does not overlap looks the same in the export', WHOLE_LOT, async () => {
  expect(await lookingDifferent(DRAWN, CORNERS)).toEqual([]);
  expect(await lookingDifferent(RANDOM, MANY_CORNERS)).toEqual([]);
});

test('a scene 1 px lower is noticed', WHOLE_LOT, async () => {
  const scenes = DRAWN.filter(([, { elements }]) => elements.some(({ hidden }) => !hidden));
  const found = await lookingDifferent(scenes, CORNERS, (design) => ({
    ...design,
    frame: { ...design.frame, trim: false },
    elements: design.elements.map((element) => ({ ...element, y: element.y + 1 })),
  }));
  const noticed = new Set(found.map(({ name }) => name));
  expect(scenes.map(([name]) => name).filter((name) => !noticed.has(name))).toEqual([]);
});

/** SVG smooths the edges of underlines, HTML puts them on whole px. */
function withoutUnderlines(design: Design): Design {
  const elements = design.elements.map((element) => ({
    ...element,
    style: { ...element.style, underline: false },
  }));
  return { ...design, elements };
}
