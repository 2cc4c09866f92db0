import { fontsInUse } from '../../../src/fonts/browser/page-fonts';
import type { Design } from '../../../src/scene/scene';
import type { NamedDesign } from '../../helpers/drawn-scenes';
import { variedScene } from '../../helpers/varied-scenes';
import { withFittingTexts } from './fitting-texts';

export { FIXTURES, OVERLAPS, type NamedDesign } from '../../helpers/drawn-scenes';

/** On a machine with Arial, or with the app's fonts in use, texts fit as they are. */
const fitted = (await fontsInUse()) === null ? withFittingTexts : (design: Design) => design;

/** How many random scenes are tried; `npm run test:long` tries more. */
export const RANDOM_SCENES = Number(import.meta.env['VITE_SCENES'] ?? 200);

/** Scenes made from seeds, none with overlaps. */
export const SEEDED: readonly NamedDesign[] = Array.from({ length: RANDOM_SCENES }, (_, index) => [
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
