import { beforeEach, expect, test, vi } from 'vitest';
import { takeAs, takePicture } from '../../src/pictures/state/take-picture';
import { changeField } from '../../src/store/signature/edit-form';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { NOT_DECODABLE } from '../helpers/fake-ports';
import { PIXEL_PNG } from '../helpers/signatures';
import { visitor, type Visitor } from '../helpers/visitor';

beforeEach(() => vi.useRealTimers());

const PICTURE = new File(['a picture'], 'me.png', { type: 'image/png' });

function pictures({ state }: Visitor) {
  const { profileImageUrl, logoUrl } = state().signature.present.person;
  return { profileImageUrl, logoUrl };
}

test('a picture for the page becomes the photo while that is the sample’s', async () => {
  const someone = visitor();
  await someone.store.dispatch(takePicture([PICTURE]));
  expect(pictures(someone)).toEqual({ profileImageUrl: PIXEL_PNG, logoUrl: '' });
  expect(someone.state().notices.queue).toMatchObject([
    { title: 'Photo added', action: { label: 'Undo' }, also: { label: 'Use as logo' } },
  ]);
});

test('the next becomes the logo', async () => {
  const someone = visitor();
  someone.does(changeField({ field: 'profileImageUrl', value: 'https://a.example/me.png' }));
  await someone.store.dispatch(takePicture([PICTURE]));
  expect(pictures(someone).logoUrl).toBe(PIXEL_PNG);
});

test('what was asked for is what it becomes, and nothing else is offered', async () => {
  const someone = visitor();
  await someone.store.dispatch(takePicture([PICTURE], 'logo'));
  expect(pictures(someone).logoUrl).toBe(PIXEL_PNG);
  expect(someone.state().notices.queue[0]?.also).toBeUndefined();
});

test('the one taken last can be used as the other, and the earlier photo is back', async () => {
  const someone = visitor();
  await someone.store.dispatch(takePicture([PICTURE]));
  await someone.store.dispatch(takeAs('logo'));
  expect(pictures(someone)).toEqual({
    profileImageUrl: SAMPLE_SIGNATURE.profileImageUrl,
    logoUrl: PIXEL_PNG,
  });
});

test('what is no picture, or cannot be read, is reported and changes nothing', async () => {
  const someone = visitor();
  const before = someone.state().signature;
  await someone.store.dispatch(
    takePicture([new File(['x'], 'a.pdf', { type: 'application/pdf' })]),
  );
  someone.world.behaviour.upload = NOT_DECODABLE;
  await someone.store.dispatch(takePicture([PICTURE]));
  expect(someone.state().signature).toBe(before);
  expect(someone.notices()).toEqual([
    'Nothing was added: Only pictures can be used here.',
    'me.png: Error processing image. Please try again.',
  ]);
});
