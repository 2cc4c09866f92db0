import { exportScene } from '../../src/export';
import { FIXTURES, type NamedDesign } from '../../tests/helpers/drawn-scenes';
import { variedScene } from '../../tests/helpers/varied-scenes';

/* What is shown in each engine; bundled for Node by `build-core.mjs`. */

/** Exports by their names: all drawn scenes and as many random ones. No picture is loaded. */
export async function exportedScenes(seeds: number): Promise<Readonly<Record<string, string>>> {
  const random = Array.from({ length: seeds }, (_, index): NamedDesign => [
    `seed ${index + 1}`,
    variedScene(index + 1),
  ]);
  const scenes = await Promise.all(
    [...FIXTURES, ...random].map(async ([name, design]) => {
      const { html } = await exportScene(design);
      return [name, html.replaceAll(/src="https:[^"]*"/g, '')] as const;
    }),
  );
  return Object.fromEntries(scenes);
}
