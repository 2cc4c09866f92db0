import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { ok } from '../../src/model/result';
import { removePicture, uploadPicture } from '../../src/store/pictures';
import { NOT_DECODABLE, SMALL_PICTURE } from '../helpers/fake-ports';
import { PIXEL_PNG } from '../helpers/signatures';
import { OUTPUT_DELAY_MS, visitor } from '../helpers/visitor';

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FILE = new Blob(['a picture'], { type: 'image/png' });
const HUGE = { dataUrl: `${PIXEL_PNG}#huge`, width: 9000, height: 9000, resized: false } as const;

const KINDS = [
  ['profile', 'profileImageUrl'],
  ['logo', 'logoUrl'],
] as const;

describe.each(KINDS)('an upload of the %s', (kind, field) => {
  const other = kind === 'profile' ? 'logo' : 'profile';

  test('is processing, then done, and the picture is in the form', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = 'waits';
    const before = someone.state().signature;
    someone.does(uploadPicture(kind, FILE));
    expect(someone.state().uploads).toMatchObject({ [kind]: 'processing', [other]: 'idle' });
    expect(someone.state().signature).toBe(before);
    someone.world.uploads[0]?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    expect(someone.state().uploads).toMatchObject({ [kind]: 'done', [other]: 'idle' });
    expect(someone.state().signature.data[field]).toBe(PIXEL_PNG);
  });

  test('that cannot be decoded leaves the earlier picture, and says so', async () => {
    const someone = visitor();
    someone.types(field, 'https://example.com/earlier.png');
    someone.world.behaviour.upload = NOT_DECODABLE;
    await someone.store.dispatch(uploadPicture(kind, FILE));
    expect(someone.state().uploads[kind]).toBe('failed');
    expect(someone.state().signature.data[field]).toBe('https://example.com/earlier.png');
    expect(someone.world.logged).toEqual([expect.stringContaining('not-decodable')]);
  });

  test('that cannot be made small is kept as it is, and says so', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = ok({ ...HUGE, failure: 'Canvas context not available' });
    await someone.store.dispatch(uploadPicture(kind, FILE));
    expect(someone.state().uploads[kind]).toBe('failed');
    expect(someone.state().signature.data[field]).toBe(HUGE.dataUrl);
    expect(someone.world.logged).toEqual([expect.stringContaining('Canvas context not available')]);
  });

  test('can be tried again after a failure', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = NOT_DECODABLE;
    await someone.store.dispatch(uploadPicture(kind, FILE));
    someone.world.behaviour.upload = ok(SMALL_PICTURE);
    await someone.store.dispatch(uploadPicture(kind, FILE));
    expect(someone.state().uploads[kind]).toBe('done');
    expect(someone.state().signature.data[field]).toBe(PIXEL_PNG);
  });

  test('gives way to a newer one, however late it ends', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = 'waits';
    someone.does(uploadPicture(kind, FILE));
    someone.does(uploadPicture(kind, FILE));
    const [older, newer] = someone.world.uploads;
    newer?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    older?.finish(ok(HUGE));
    await someone.waits(0);
    expect(someone.state().signature.data[field]).toBe(PIXEL_PNG);
    expect(someone.state().uploads[kind]).toBe('done');
  });

  test('does not come back after the picture was removed', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = 'waits';
    someone.does(uploadPicture(kind, FILE));
    someone.does(removePicture(kind));
    someone.world.uploads[0]?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    expect(someone.state().signature.data[field]).toBe('');
    expect(someone.state().uploads[kind]).toBe('idle');
  });
});

describe('uploads', () => {
  test('of photo and logo go on side by side', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = 'waits';
    someone.does(uploadPicture('profile', FILE));
    someone.does(uploadPicture('logo', FILE));
    const [photo, logo] = someone.world.uploads;
    logo?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    expect(someone.state().uploads).toMatchObject({ profile: 'processing', logo: 'done' });
    photo?.finish(NOT_DECODABLE);
    await someone.waits(0);
    expect(someone.state().uploads).toMatchObject({ profile: 'failed', logo: 'done' });
  });

  test('reach the output', async () => {
    const someone = visitor();
    await someone.store.dispatch(uploadPicture('logo', FILE));
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.world.drawn).toMatchObject([{ source: PIXEL_PNG, fit: 'contain' }]);
    expect(someone.state().output.status).toBe('fresh');
  });
});

describe('removing a picture', () => {
  test('clears it and what was said about it', async () => {
    const someone = visitor();
    await someone.store.dispatch(uploadPicture('profile', FILE));
    someone.does(removePicture('profile'));
    expect(someone.state().signature.data.profileImageUrl).toBe('');
    expect(someone.state().uploads.profile).toBe('idle');
  });
});
