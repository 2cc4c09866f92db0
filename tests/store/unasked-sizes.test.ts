import { expect, test, vi } from 'vitest';
import { sizeFrom } from '../../src/model/natural-size';
import { findUnaskedSizes } from '../../src/store/pictures/natural-sizes';
import { travel } from '../../src/store/signature/travel';
import { arrives } from '../helpers/returning';

const LOGO = 'https://a.example/logo.png';
const OTHER = 'https://a.example/other.png';
const WIDE = { width: 480, height: 160 };

test('the size of a picture is read where undo leads to an address that was never asked for, and once', async () => {
  const someone = await arrives();
  const { measured, behaviour } = someone.world;
  behaviour.sizes = { [LOGO]: WIDE };
  someone.types('logoUrl', LOGO);
  someone.types('logoUrl', OTHER);
  expect(measured).toEqual([]);

  someone.does(travel.undo());
  const size = () => {
    const { logoUrl, naturalSizes = [] } = someone.state().signature.present.person;
    return sizeFrom(naturalSizes, logoUrl);
  };
  await vi.waitFor(() => expect(size()).toEqual({ address: LOGO, ...WIDE }));

  someone.does(travel.redo());
  await vi.waitFor(() => expect(measured).toHaveLength(2));
  // What does not load is not asked for again at each step.
  for (const step of [travel.undo(), travel.redo()]) someone.does(step);
  await someone.store.dispatch(findUnaskedSizes());
  expect(measured.map(({ address }) => address)).toEqual([LOGO, OTHER]);
  expect(size()).toBe(null);
});
