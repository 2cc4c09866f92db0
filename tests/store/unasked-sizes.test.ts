import { expect, test, vi } from 'vitest';
import { sizeFrom } from '../../src/model/picture/natural-size';
import { findUnaskedSizes } from '../../src/pictures/state/natural-sizes';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { arrives } from '../helpers/returning';

const LOGO = 'https://a.example/logo.png';
const OTHER = 'https://a.example/other.png';
const WIDE = { width: 480, height: 160 };

test('the size of a linked picture is read where undo leads to it unasked, and once', async () => {
  const someone = await arrives();
  const asked = () => someone.world.measured.map(({ address }) => address);
  const known = () => sizeFrom(someone.state().signature.present.person.naturalSizes ?? [], LOGO);
  someone.types('logoUrl', LOGO);
  someone.types('logoUrl', OTHER);
  someone.world.behaviour.sizes = { [LOGO]: WIDE };
  someone.does(historyNavigation.undo());
  await vi.waitFor(() => expect(known()).toEqual({ address: LOGO, ...WIDE }));
  someone.does(historyNavigation.redo());
  await vi.waitFor(() => expect(asked()).toEqual([LOGO, OTHER]));
  const steps = [historyNavigation.undo(), historyNavigation.redo(), historyNavigation.undo()];
  for (const step of steps) someone.does(step);
  await someone.store.dispatch(findUnaskedSizes());
  expect(asked()).toEqual([LOGO, OTHER]);
  expect(known()).toEqual({ address: LOGO, ...WIDE });
});

test('so is that of an address without a scheme', async () => {
  const someone = await arrives();
  someone.types('logoUrl', 'a.example/logo.png');
  await someone.store.dispatch(findUnaskedSizes());
  expect(someone.world.measured.map(({ address }) => address)).toEqual([LOGO]);
});
