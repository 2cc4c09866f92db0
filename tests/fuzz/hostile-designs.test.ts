import { expect, test } from 'vitest';
import { exportScene, type RasterImage } from '../../src/export';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { type DesignInput, completeDesign } from '../../src/scene/scene';
import { PIXEL } from '../helpers/scenes';
import { hostileDesignFile } from './hostile-inputs';
import { lostWords } from './judge-export';
import { makeJudge, seeds } from './trial';

/** Seeds that once lost a text: one that cannot be seen, and one of a mark without a width of its own. */
const ONCE_AT_FAULT = [2118, 8870];

const DRAWN: RasterImage = { type: 'image/png', base64: PIXEL.split(',')[1] ?? '' };

test('hostile design files export their words and nothing else', { timeout: 0 }, async () => {
  const { judge, report } = makeJudge();
  const tried = async (name: string, read: DesignInput, rasters = {}) => {
    const design = completeDesign(read);
    const { output, faults } = await judge(name, () => exportScene(design, { rasters }));
    const lost = lostWords(design, output).map((word) => `${name}: ${word}`);
    return { needs: output.requests, faults: [...faults, ...lost] };
  };
  for (const seed of [...ONCE_AT_FAULT, ...seeds()]) {
    const design = parseDesign(hostileDesignFile(seed));
    if (!design.ok) throw new Error(`Design ${seed} was not read: ${design.problem.message}`);
    const { needs, faults } = await tried(`design ${seed}`, design.value.design);
    expect(faults).toEqual([]);
    if (needs.length === 0) continue;
    const rasters = Object.fromEntries(needs.map(({ id }) => [id, DRAWN]));
    const drawn = await tried(
      `design ${seed} with its pictures drawn`,
      design.value.design,
      rasters,
    );
    expect(drawn.faults).toEqual([]);
  }
  report();
});
