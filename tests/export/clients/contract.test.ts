import { expect, test } from 'vitest';
import { composeExport } from '../../../src/export/compose/compose-export';
import { composeScene } from '../../../src/export/compose/compose-scene';
import type { ImageMode } from '../../../src/export/types';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { TEMPLATES } from '../../../src/templates/registry';
import { busyScene } from '../../helpers/busy-scenes';
import { FIXTURES, OVERLAPS } from '../../helpers/drawn-scenes';
import { overlappingScene } from '../../helpers/overlapping-scenes';
import { PNG } from '../../helpers/pictures';
import {
  BLOCKS,
  EXTRAS,
  FULL,
  NAME_ONLY,
  PIXEL_PNG,
  RIGHT_TO_LEFT,
  VERY_LONG,
} from '../../helpers/signatures';
import { variedScene } from '../../helpers/varied-scenes';
import { contradictionsOf } from './contradictions';

/* One truth about mail clients: no chip denies what a preview shows, and no preview shows what a check denies. */

const PEOPLE: readonly PersonInput[] = [FULL, NAME_ONLY, RIGHT_TO_LEFT, VERY_LONG, EXTRAS, BLOCKS];

const WITH_PICTURES: PersonInput = { ...FULL, profileImageUrl: PNG, logoUrl: PIXEL_PNG };

/** Who is tried, and how their pictures travel: of those without a file, all ways but these two are the same. */
const TRIED: readonly (readonly [PersonInput, ImageMode])[] = [
  ...PEOPLE.flatMap((one) => (['embed', 'link'] as const).map((mode) => [one, mode] as const)),
  ...(['embed', 'link', 'gaps', 'cid'] as const).map((mode) => [WITH_PICTURES, mode] as const),
];

test.each(TEMPLATES)('$id: chips, checks and previews agree', (template) => {
  const found = TRIED.flatMap(([input, images]) =>
    contradictionsOf((options) => composeExport(completeSignature(input), template, options), {
      images,
    }),
  );
  expect(counted(found)).toEqual({});
});

/** More of them on demand. */
const SEEDS = Number(process.env['CLIENT_SCENES'] ?? 12);

test.each([
  ['without overlaps', variedScene],
  ['with overlaps', overlappingScene],
  ['full of elements', busyScene],
])('random scenes %s: chips, checks and previews agree', (_, sceneOf) => {
  const found = Array.from({ length: SEEDS }, (__, seed) =>
    contradictionsOf((options) => composeScene(sceneOf(seed), options), {}),
  );
  expect(counted(found.flat())).toEqual({});
});

test.each(['embed', 'link'] as const)(
  'drawn designs, pictures: %s: chips, checks and previews agree',
  (images) => {
    const found = [...FIXTURES, ...OVERLAPS].map(([, design]) =>
      contradictionsOf((options) => composeScene(design, options), { images }),
    );
    expect(counted(found.flat())).toEqual({});
  },
);

/** How often each was found. */
function counted(found: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const each of found) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}
