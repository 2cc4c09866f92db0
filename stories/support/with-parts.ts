import { EMAIL_VIEW, PANELS, PART_BAR } from '../../src/editor/parts-on-use';
import type { OnUse } from '../../src/ui/on-use';

/** A loader: the story begins once the parts of the designer that come on use are there. */
export async function withParts(): Promise<void> {
  await Promise.all([come(PANELS), come(EMAIL_VIEW), come(PART_BAR)]);
}

function come<Value>(code: OnUse<Value>): Promise<void> {
  return new Promise((resolve) => {
    if (code.now() !== null) resolve();
    code.subscribe(resolve);
    code.want();
  });
}
