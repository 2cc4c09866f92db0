import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { ok } from '../../src/base/result';
import { LIMITS } from '../../src/model/limits';
import { removePicture, uploadPicture } from '../../src/pictures/state/photo-and-logo';
import { uploadAt } from '../../src/pictures/state/uploads-slice';
import { NOT_DECODABLE, SMALL_PICTURE } from '../helpers/fake-ports';
import { PIXEL_PNG } from '../helpers/signatures';
import { OUTPUT_DELAY_MS, settledVisitor, visitor, type Visitor } from '../helpers/visitor';

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FILE = new Blob(['a picture'], { type: 'image/png' });
const HUGE = { dataUrl: `${PIXEL_PNG}#huge`, width: 9000, height: 9000, resized: false } as const;

function statuses({ state }: Visitor) {
  const { uploads } = state();
  return {
    profile: uploadAt(uploads, 'profile').status,
    logo: uploadAt(uploads, 'logo').status,
  };
}

/** A file of so many megabytes. */
function fileOf(megabytes: number): Blob {
  return new Blob([new Uint8Array(megabytes * 1024 * 1024)]);
}

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
    expect(statuses(someone)).toEqual({ [kind]: 'processing', [other]: 'idle' });
    expect(someone.state().signature).toBe(before);
    someone.world.uploads[0]?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    expect(statuses(someone)).toEqual({ [kind]: 'done', [other]: 'idle' });
    expect(someone.state().signature.present.person[field]).toBe(PIXEL_PNG);
  });

  test('that cannot be decoded leaves the earlier picture, and has failed', async () => {
    const someone = visitor();
    someone.types(field, 'https://example.com/earlier.png');
    someone.world.behaviour.upload = NOT_DECODABLE;
    await someone.store.dispatch(uploadPicture(kind, FILE));
    expect(statuses(someone)[kind]).toBe('failed');
    expect(someone.state().signature.present.person[field]).toBe('https://example.com/earlier.png');
    expect(someone.world.logged).toEqual([expect.stringContaining('not-decodable')]);
  });

  test('that cannot be made small is kept as it is, and has failed', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = ok({ ...HUGE, failure: 'Canvas context not available' });
    await someone.store.dispatch(uploadPicture(kind, FILE));
    expect(statuses(someone)[kind]).toBe('failed');
    expect(someone.state().signature.present.person[field]).toBe(HUGE.dataUrl);
    expect(someone.world.logged).toEqual([expect.stringContaining('Canvas context not available')]);
  });

  test('can be tried again after a failure', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = NOT_DECODABLE;
    await someone.store.dispatch(uploadPicture(kind, FILE));
    someone.world.behaviour.upload = ok(SMALL_PICTURE);
    await someone.store.dispatch(uploadPicture(kind, FILE));
    expect(statuses(someone)[kind]).toBe('done');
    expect(someone.state().signature.present.person[field]).toBe(PIXEL_PNG);
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
    expect(someone.state().signature.present.person[field]).toBe(PIXEL_PNG);
    expect(statuses(someone)[kind]).toBe('done');
  });

  test('of a file that is too large is refused unread, in words of its own', async () => {
    const someone = visitor();
    someone.types(field, 'https://example.com/earlier.png');
    someone.world.behaviour.upload = 'waits';
    await someone.store.dispatch(uploadPicture(kind, fileOf(14.2)));
    expect(someone.world.uploads).toEqual([]);
    expect(uploadAt(someone.state().uploads, kind)).toMatchObject({
      status: 'failed',
      problem: 'This picture is 14.2 MB. Use one of up to 10 MB.',
    });
    expect(someone.state().signature.present.person[field]).toBe('https://example.com/earlier.png');
  });

  test('of a file just as large as it may be is read', async () => {
    const someone = visitor();
    await someone.store.dispatch(uploadPicture(kind, fileOf(10)));
    expect(statuses(someone)[kind]).toBe('done');
  });

  test('that never ends is given up after ten seconds, and what comes later has no effect', async () => {
    const someone = visitor();
    someone.types(field, 'https://example.com/earlier.png');
    someone.world.behaviour.upload = 'waits';
    someone.does(uploadPicture(kind, FILE));
    await someone.waits(LIMITS.uploadMs - 1);
    expect(statuses(someone)[kind]).toBe('processing');
    await someone.waits(1);
    expect(uploadAt(someone.state().uploads, kind)).toMatchObject({
      status: 'failed',
      problem: 'Error processing image. Please try again.',
    });
    someone.world.uploads[0]?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    expect(someone.state().signature.present.person[field]).toBe('https://example.com/earlier.png');
  });

  test('does not come back after the picture was removed', async () => {
    const someone = visitor();
    someone.world.behaviour.upload = 'waits';
    someone.does(uploadPicture(kind, FILE));
    someone.does(removePicture(kind));
    someone.world.uploads[0]?.finish(ok(SMALL_PICTURE));
    await someone.waits(0);
    expect(someone.state().signature.present.person[field]).toBe('');
    expect(statuses(someone)[kind]).toBe('idle');
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
    expect(statuses(someone)).toEqual({ profile: 'processing', logo: 'done' });
    photo?.finish(NOT_DECODABLE);
    await someone.waits(0);
    expect(statuses(someone)).toEqual({ profile: 'failed', logo: 'done' });
  });

  test('reach the output', async () => {
    const someone = await settledVisitor();
    await someone.store.dispatch(uploadPicture('logo', FILE));
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.world.drawn).toMatchObject([{ source: PIXEL_PNG, fit: 'contain' }]);
    expect(someone.state().output.status).toBe('fresh');
  });
});

describe('removing a picture', () => {
  test('clears it and the status of its upload', async () => {
    const someone = visitor();
    await someone.store.dispatch(uploadPicture('profile', FILE));
    someone.does(removePicture('profile'));
    expect(someone.state().signature.present.person.profileImageUrl).toBe('');
    expect(statuses(someone).profile).toBe('idle');
  });

  test('takes the hosted address of the logo along, as one step', async () => {
    const someone = visitor();
    someone.types('logoUrl', PIXEL_PNG);
    someone.types('logoForEmail', 'https://a.example/logo.png');
    const { past } = someone.state().signature;
    someone.does(removePicture('logo'));
    const { signature } = someone.state();
    expect(signature.present.person).toMatchObject({ logoUrl: '', logoForEmail: '' });
    expect(signature.past).toHaveLength(past.length + 1);
  });
});
