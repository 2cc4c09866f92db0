import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { undo } from '../../src/editor/commands/edit';
import { LIMITS } from '../../src/model/limits';
import { middleOf, type Crop } from '../../src/model/person/crop';
import { ok } from '../../src/base/result';
import { uploadElementPicture } from '../../src/editor/commands/element-picture';
import {
  elementPlace,
  uploadAt,
  uploadCleared,
  uploadSeen,
  type Upload,
} from '../../src/pictures/state/uploads-slice';
import { designer, type Designer } from '../helpers/designer';
import { SMALL_PICTURE } from '../helpers/fake-ports';
import { JPEG, PNG } from '../helpers/pictures';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FILE = new Blob(['a picture'], { type: 'image/png' });
const OLD = 'https://example.com/old.png';

/** A logo for which two files have been chosen, one after the other. */
function withTwoUploads(): Designer {
  const someone = designer().has('logo', 'a', { content: OLD });
  someone.world.behaviour.upload = 'waits';
  void someone.store.dispatch(uploadElementPicture('a', FILE));
  void someone.store.dispatch(uploadElementPicture('a', FILE));
  return someone;
}

async function finish({ world }: Designer, index: number, dataUrl: string): Promise<void> {
  world.uploads[index]?.finish(ok({ ...SMALL_PICTURE, dataUrl }));
  await vi.advanceTimersByTimeAsync(0);
}

function uploadOf({ store }: Designer): Upload {
  return uploadAt(store.getState().uploads, elementPlace('a'));
}

describe('of two files for one logo', () => {
  test.each([
    ['comes first', [1, 0]],
    ['comes last', [0, 1]],
  ])('the last chosen wins, in one step, when it %s', async (_, order) => {
    const someone = withTwoUploads();
    const steps = someone.store.getState().signature.past.length;
    for (const index of order) await finish(someone, index, [PNG, JPEG][index] ?? '');
    expect(someone.find('a')?.content).toBe(JPEG);
    expect(someone.store.getState().signature.past).toHaveLength(steps + 1);
    expect(uploadOf(someone).status).toBe('done');
    someone.does(undo);
    expect(someone.find('a')?.content).toBe(OLD);
    expect(uploadOf(someone).status, 'of a picture that is there no more').toBe('idle');
  });
});

describe('a picture that replaces another', () => {
  const BOX = { width: 200, height: 150 };

  async function replaced(crop: Crop): Promise<Designer> {
    const someone = designer().has('picture', 'a', { content: PNG, crop, ...BOX });
    someone.world.behaviour.upload = 'waits';
    void someone.store.dispatch(uploadElementPicture('a', FILE));
    await finish(someone, 0, JPEG);
    return someone;
  }

  test('fills the box that the earlier one was cropped to, from its middle, in one step', async () => {
    const someone = await replaced({ ...middleOf(PNG), zoom: 2 });
    expect(someone.find('a')).toMatchObject({ ...BOX, content: JPEG, crop: middleOf(JPEG) });
    someone.does(undo);
    expect(someone.find('a')).toMatchObject({ ...BOX, content: PNG, crop: { zoom: 2 } });
  });

  test('has its own ratio where the crop was made on neither', async () => {
    const someone = await replaced(middleOf(OLD));
    const { width = 0, height = 0 } = someone.find('a') ?? {};
    expect(width / height).toBeCloseTo(SMALL_PICTURE.width / SMALL_PICTURE.height, 1);
  });
});

describe('an upload for a logo', () => {
  test('has no effect once the picture was cleared', async () => {
    const someone = withTwoUploads();
    someone.store.dispatch(uploadCleared(elementPlace('a')));
    await finish(someone, 1, JPEG);
    expect(someone.find('a')?.content).toBe(OLD);
    expect(uploadOf(someone).status).toBe('idle');
  });

  test('of a file that is too large is refused unread, in words of its own', async () => {
    const someone = designer().has('logo', 'a', { content: OLD });
    const file = new Blob([new Uint8Array(LIMITS.uploadBytes + 1)]);
    await someone.store.dispatch(uploadElementPicture('a', file));
    expect(uploadOf(someone)).toMatchObject({
      status: 'failed',
      problem: 'This picture is 10.1 MB. Use one of up to 10 MB.',
    });
    expect(someone.find('a')?.content).toBe(OLD);
  });

  test('that never ends is given up, and the earlier picture stays', async () => {
    const someone = withTwoUploads();
    await vi.advanceTimersByTimeAsync(LIMITS.uploadMs);
    expect(uploadOf(someone).status).toBe('failed');
    await finish(someone, 1, JPEG);
    expect(someone.find('a')?.content).toBe(OLD);
  });

  test('keeps its status until its end was seen', async () => {
    const someone = withTwoUploads();
    someone.store.dispatch(uploadSeen(elementPlace('a')));
    expect(uploadOf(someone).status).toBe('processing');
    await finish(someone, 1, JPEG);
    someone.store.dispatch(uploadSeen(elementPlace('a')));
    expect(uploadOf(someone).status).toBe('idle');
  });
});
