import { expect, test } from 'vitest';
import { exportScene, parseDesign, type RasterImage } from '../../src/export';
import type { Design } from '../../src/scene/scene';
import { PIXEL } from '../helpers/scenes';
import { hostileDesignFile } from './hostile-inputs';
import { lostWords } from './judge-export';
import { makeJudge, seeds } from './trial';

const DRAWN: RasterImage = { type: 'image/png', base64: PIXEL.split(',')[1] ?? '' };

test(
  'no hostile design file says in its export anything but its words',
  { timeout: 0 },
  async () => {
    const { judge, report } = makeJudge();
    const exported = async (name: string, design: Design, rasters = {}) => {
      const output = await judge(name, () => exportScene(design, { rasters }));
      expect(lostWords(design, output), name).toEqual([]);
      return output;
    };
    for (const seed of seeds()) {
      const design = parseDesign(hostileDesignFile(seed));
      if (!design.ok) throw new Error(`Design ${seed} was not read: ${design.problem.message}`);
      const { needs } = await exported(`design ${seed}`, design.value);
      if (needs.length === 0) continue;
      const rasters = Object.fromEntries(needs.map(({ id }) => [id, DRAWN]));
      await exported(`design ${seed} with its pictures drawn`, design.value, rasters);
    }
    report();
  },
);
