import { describe, expect, test } from 'vitest';
import { PREVIEWS } from '../../src/export/previews/previews';
import { makeStore } from '../../src/store/make-store';
import { makePreviews } from '../../src/output/state/make-previews';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { drawnBytes, fakeWorld, type World } from '../helpers/fake-ports';
import { FULL, PIXEL_PNG } from '../helpers/signatures';

function storeIn(world: World) {
  const person = { ...NEW_SIGNATURE.person, ...FULL, profileImageUrl: PIXEL_PNG };
  return makeStore(world.ports, {
    signature: newSignatureHistory({ ...NEW_SIGNATURE, person }),
  });
}

describe('previews of the signature as it stands', () => {
  test('show the pictures that were drawn for its output', async () => {
    const world = fakeWorld();
    const previews = await storeIn(world).dispatch(makePreviews('template'));
    expect(previews.map(({ id }) => id)).toEqual(PREVIEWS.map(({ id }) => id));
    const gmail = previews.find(({ id }) => id === 'gmail');
    const outlook = previews.find(({ id }) => id === 'outlook-web');
    const [drawn] = world.drawn;
    if (gmail?.shows !== 'mail' || outlook?.shows !== 'mail' || drawn === undefined)
      throw new Error('Nothing was drawn');
    expect(outlook.html).toContain(drawnBytes(drawn));
    // Gmail shows none that is within the HTML.
    expect(gmail.html).not.toContain(drawnBytes(drawn));
    expect(gmail.html).toContain('Amelia');
  });

  test('are those of the design in the designer', async () => {
    const previews = await storeIn(fakeWorld()).dispatch(makePreviews('scene'));
    const text = previews.find(({ shows }) => shows === 'text');
    // The canvas is empty.
    expect(text).toMatchObject({ text: '' });
  });

  test('reject where the exporter cannot be reached', async () => {
    const world = fakeWorld();
    world.behaviour.exporter = 'fails';
    await expect(storeIn(world).dispatch(makePreviews('template'))).rejects.toThrow(
      'The exporter broke down',
    );
  });
});
