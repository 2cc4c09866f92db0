import { collectMetrics, exportScene, type EmailOutput } from '../../../src/export';
import { measureText } from '../../../src/platform/measure-text';
import type { Design } from '../../../src/scene/scene';

const known = new WeakMap<Design, Promise<EmailOutput>>();

/** A design as it is taken away: measured by this browser, after all passes. Made once for each design. */
export function exported(design: Design): Promise<EmailOutput> {
  const found = known.get(design);
  if (found !== undefined) return found;
  const output = exportScene(design, { metrics: collectMetrics(design, measureText) });
  known.set(design, output);
  return output;
}
