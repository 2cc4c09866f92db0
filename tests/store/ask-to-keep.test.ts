import { expect, test, vi } from 'vitest';
import { saveAll } from '../../src/saving/state/save';
import { copySignature } from '../../src/output/state/export';
import { withTwo } from '../helpers/two-signatures';

test('a browser is asked to keep the work once a signature was taken away, and only once', async () => {
  const someone = await withTwo();
  const keep = vi.spyOn(someone.world.ports.storage, 'keep');
  someone.types('fullName', 'Ada Lovelace');
  await someone.store.dispatch(saveAll());
  expect(keep).not.toHaveBeenCalled();
  await someone.store.dispatch(copySignature('template'));
  await someone.store.dispatch(copySignature('template'));
  expect(keep).toHaveBeenCalledTimes(1);
  expect(someone.state().saving.isKept).toBe(true);
});

test('a browser that refuses to keep the work, or cannot answer, does not count as keeping it', async () => {
  const refused = await withTwo();
  refused.world.behaviour.keeping = 'refuses';
  await refused.store.dispatch(copySignature('template'));
  expect(refused.state().saving.isKept).toBe(false);

  const unknown = await withTwo();
  vi.spyOn(unknown.world.ports.storage, 'keep').mockRejectedValue(new TypeError('no storage'));
  await unknown.store.dispatch(copySignature('template'));
  expect(unknown.state().saving.isKept).toBe(false);
});
