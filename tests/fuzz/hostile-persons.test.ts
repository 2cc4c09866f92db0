import { test } from 'vitest';
import { exportSignature } from '../../src/export';
import { hostileSignature } from './hostile-inputs';
import { makeJudge, seeds } from './trial';

test(
  'no hostile person says in their signature anything but their words',
  { timeout: 0 },
  async () => {
    const { judge, report } = makeJudge();
    for (const seed of seeds()) {
      const { data, templateId, options } = hostileSignature(seed);
      await judge(`person ${seed}`, () => exportSignature(data, templateId, options));
    }
    report();
  },
);
