import { expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { hostileSignature } from './hostile-inputs';
import { makeJudge, seeds } from './trial';

test(
  'signatures of hostile persons hold their words and nothing else',
  { timeout: 0 },
  async () => {
    const { judge, report } = makeJudge();
    for (const seed of seeds()) {
      const { data, templateId, options } = hostileSignature(seed);
      const make = () => exportSignature(data, templateId, options);
      const { faults } = await judge(`person ${seed}`, make);
      expect(faults).toEqual([]);
    }
    report();
  },
);
