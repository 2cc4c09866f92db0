import { exportScene } from '../../src/export';
import { FIXTURES, SEEDED } from '../../tests/browser/fidelity/named-scenes';

/* What is shown in each engine; bundled for Node by `build-core.mjs`. */

/** Exports by their names: all drawn scenes and as many random ones. No picture is loaded. */
export async function exportedScenes(seeds: number): Promise<Readonly<Record<string, string>>> {
  const scenes = await Promise.all(
    [...FIXTURES, ...SEEDED.slice(0, seeds)].map(async ([name, design]) => {
      const { html } = await exportScene(design);
      return [name, html.replaceAll(/src="https:[^"]*"/g, '')] as const;
    }),
  );
  return Object.fromEntries(scenes);
}
