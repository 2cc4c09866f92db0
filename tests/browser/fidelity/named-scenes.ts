import { parseDesign } from '../../../src/export';
import { fontsInUse } from '../../../src/platform/fonts/page-fonts';
import type { Design } from '../../../src/scene/scene';
import { variedScene } from '../../helpers/varied-scenes';
import { withFittingTexts } from './fitting-texts';

const FILES = import.meta.glob<string>('../../fixtures/scenes/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A scene with the name that a failure calls it by. */
export type NamedDesign = readonly [name: string, design: Design];

/** Families of scenes in which things lie over one another. */
const OVERLAPPING = /^(?:overlaps|badge-|photo-|pile-)/;

/** Hand-drawn scenes, one a file; a new one joins by being there. */
const ALL_FIXTURES: readonly NamedDesign[] = Object.entries(FILES).map(([path, json]) => {
  const name = path.replace(/^.*\/(.*)\.json$/, '$1');
  const design = parseDesign(json);
  if (!design.ok) throw new Error(`${name}: ${JSON.stringify(design.problem)}`);
  return [name, design.value];
});

/** Those without overlaps. */
export const FIXTURES = ALL_FIXTURES.filter(([name]) => !OVERLAPPING.test(name));

/** Those with overlaps. */
export const OVERLAPS = ALL_FIXTURES.filter(([name]) => OVERLAPPING.test(name));

/** On a machine with Arial, or with the app's fonts in use, texts fit as they are. */
const fitted = (await fontsInUse()) === null ? withFittingTexts : (design: Design) => design;

/** Scenes made from seeds, none with overlaps. */
export const SEEDED: readonly NamedDesign[] = Array.from({ length: 500 }, (_, index) => [
  `seed ${index + 1}`,
  fitted(variedScene(index + 1)),
]);

/** A test that goes through all scenes may take as long on a busy machine. */
export const WHOLE_LOT = { timeout: 120_000 } as const;

/** Scenes in lots of a size that one test gets through, each lot named by its first and last. */
export function inBatches(
  scenes: readonly NamedDesign[],
  size = 50,
): readonly (readonly [name: string, scenes: readonly NamedDesign[]])[] {
  return Array.from({ length: Math.ceil(scenes.length / size) }, (_, index) => {
    const lot = scenes.slice(index * size, (index + 1) * size);
    return [`${lot[0]?.[0]} to ${lot.at(-1)?.[0]}`, lot];
  });
}
