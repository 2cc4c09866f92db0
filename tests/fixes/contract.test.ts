import { expect, test } from 'vitest';
import { FIXES } from '../../src/fixes/fixes';
import { rulesFixedBy } from '../../src/model/findings/finding-rows';
import type { FindingRule } from '../../src/model/findings/findings';
import { ELEMENTS } from '../../src/scene/registry';
import { busyScene } from '../helpers/busy-scenes';
import { describeFixes } from './fix-contract';

/*
 * Fixes on random scenes of all elements.
 * The long step `fixes` tries more of them. As many as here are needed for every fix to have something to do.
 */

const SCENES = Number(process.env['FIX_SCENES'] ?? 170);

const DESIGNS = Array.from({ length: SCENES }, (_, seed) => busyScene(seed));

/** Words of a size that must stay are in no element of the library yet: label-boxes.isolated.test.ts tries what fixes them. */
const ELSEWHERE: ReadonlySet<FindingRule> = new Set([
  'words-past-box',
  // fix-address.test.ts
  'link-unsafe',
  'address-cleaned',
  // checked.test.ts
  'phone-unlinked',
  'name-capitals',
  'auto-link',
  'word-split',
  'link-vague',
  'image-not-secure',
  'image-page',
  'picture-dark',
  'picture-pale',
]);

const MET = FIXES.filter(({ id }) => rulesFixedBy(id).some((rule) => !ELSEWHERE.has(rule)));

describeFixes(DESIGNS, MET);

test('every element is met', () => {
  const met = DESIGNS.flatMap(({ elements }) => elements.map(({ type }) => type));
  expect(new Set(met)).toEqual(new Set(ELEMENTS.map(({ type }) => type)));
});
