import { beforeAll, describe, expect, test } from 'vitest';
import { undo } from '../../src/editor/commands/edit';
import { insertFiles } from '../../src/editor/paste/insert-files';
import { PICTURES } from '../../src/editor/commands/clipboard/lazy-pictures';
import { fail, ok } from '../../src/base/result';
import { elementPlace, uploadCleared } from '../../src/pictures/state/uploads-slice';
import { newSignatureHistory } from '../../src/store/signature/history';
import { signatureOpened } from '../../src/store/signature/opened';
import { previewToggled, viewportChanged } from '../../src/store/canvas/view-slice';
import { NOT_DECODABLE, SMALL_PICTURE } from '../helpers/fake-ports';
import { designer, type Designer } from '../helpers/designer';

const picture = (name = 'logo.png') => new File(['x'], name, { type: 'image/png' });
const WIDE = { ...SMALL_PICTURE, width: 300, height: 100 };
const MIDDLE = { at: { x: 400, y: 300 }, id: null };

// As in the page, where they are there long before anybody brings a picture.
beforeAll(() => PICTURES.load());

/** Lets what was begun come to its end. */
const settled = () => new Promise((done) => setTimeout(done));

const incoming = ({ store }: Designer) => store.getState().incoming;

describe('a picture that comes down on the canvas', () => {
  test('is a picture of its own there, as large as its aspect allows, selected, in one step', async () => {
    const someone = designer();
    someone.world.behaviour.upload = ok(WIDE);
    someone.store.dispatch(viewportChanged({ zoom: 2, panX: 100, panY: 50 }));
    someone.store.dispatch(insertFiles([picture()], MIDDLE));
    await settled();
    const [added] = someone.scene().elements;
    expect(added).toMatchObject({ type: 'picture', content: WIDE.dataUrl, width: 150, height: 50 });
    expect(added).toMatchObject({ x: 150 - 75, y: 125 - 25 });
    expect(someone.store.getState().selection).toEqual([added?.id]);
    expect(someone.does(undo)).toBe(true);
    expect(someone.scene().elements).toHaveLength(0);
  });

  test('shows where it will be until it is read', async () => {
    const someone = designer();
    someone.world.behaviour.upload = 'waits';
    someone.store.dispatch(insertFiles([picture()], MIDDLE));
    expect(incoming(someone)).toHaveLength(1);
    expect(someone.scene().elements).toHaveLength(0);
    someone.world.uploads[0]?.finish(ok(WIDE));
    await settled();
    expect(incoming(someone)).toHaveLength(0);
    expect(someone.scene().elements).toHaveLength(1);
  });

  test('that cannot be read is named, and changes nothing', async () => {
    const someone = designer().has('text', 'a');
    const before = someone.scene();
    someone.world.behaviour.upload = NOT_DECODABLE;
    someone.store.dispatch(insertFiles([picture('odd.heic')], MIDDLE));
    await settled();
    expect(someone.scene()).toBe(before);
    expect(incoming(someone)).toHaveLength(0);
    expect(someone.notices()).toEqual(['odd.heic']);
  });

  test('that is too large is not read, and a notice states the limit', async () => {
    const someone = designer();
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.png', { type: 'image/png' });
    someone.store.dispatch(insertFiles([large, picture()], MIDDLE));
    await settled();
    expect(someone.scene().elements).toHaveLength(1);
    expect(someone.store.getState().notices.queue).toMatchObject([
      { title: 'large.png', message: 'This picture is 11 MB. Use one of up to 10 MB.' },
    ]);
  });

  test('comes with others, of which those that can be read are added together', async () => {
    const someone = designer();
    someone.world.behaviour.upload = 'waits';
    someone.store.dispatch(insertFiles(['a.png', 'b.png', 'c.png'].map(picture), MIDDLE));
    someone.world.uploads[0]?.finish(ok(WIDE));
    someone.world.uploads[1]?.finish(fail('not-decodable'));
    someone.world.uploads[2]?.finish(ok(WIDE));
    await settled();
    const ids = someone.scene().elements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(someone.notices()).toEqual(['b.png']);
    someone.does(undo);
    expect(someone.scene().elements).toHaveLength(0);
  });

  test('does not come into another signature that was opened meanwhile', async () => {
    const someone = designer().has('text', 'a');
    someone.world.behaviour.upload = 'waits';
    someone.store.dispatch(insertFiles([picture()], MIDDLE));
    const history = newSignatureHistory();
    const other = { id: 'other', name: '', revision: 0, history, isSaved: true } as const;
    someone.store.dispatch(signatureOpened({ ...other, lockOwner: 'mine' }));
    someone.world.uploads[0]?.finish(ok(WIDE));
    await settled();
    expect(someone.scene().elements).toHaveLength(0);
    expect(incoming(someone)).toHaveLength(0);
  });

  test('takes the place of the picture of the logo under it, in its own ratio', async () => {
    const someone = designer().has('logo', 'a', { content: 'https://example.com/old.png' });
    someone.world.behaviour.upload = ok(WIDE);
    const before = someone.find('a');
    someone.store.dispatch(insertFiles([picture()], { ...MIDDLE, id: 'a' }));
    await settled();
    const own = { width: 120, height: 40, content: WIDE.dataUrl };
    expect(someone.scene().elements).toEqual([{ ...before, ...own }]);
    expect(someone.store.getState().selection).toEqual(['a']);
    someone.does(undo);
    expect(someone.scene().elements).toEqual([before]);
  });

  test.each([
    ['a photo, which it fills', 'photo', {}, { width: 80, height: 80 }],
    ['a banner, within its box', 'banner', {}, { width: 360, height: 120 }],
    ['a banner of free ratio', 'banner', { freeRatio: true }, { width: 600, height: 120 }],
    ['a round logo', 'logo', { shape: 'round', width: 80 }, { width: 80, height: 60 }],
    ['a logo of free ratio', 'logo', { freeRatio: true }, { width: 120, height: 60 }],
  ] as const)('comes into %s', async (_, type, given, size) => {
    const someone = designer().has(type, 'a', given).selects('a');
    someone.world.behaviour.upload = ok(WIDE);
    someone.store.dispatch(insertFiles([picture()], { ...MIDDLE, id: 'a' }));
    await settled();
    expect(someone.find('a')).toMatchObject({ content: WIDE.dataUrl, ...size });
  });

  test('does not cover the one that came down there just before', async () => {
    const someone = designer();
    someone.world.behaviour.upload = 'waits';
    for (let drop = 0; drop < 2; drop++) {
      someone.store.dispatch(insertFiles([picture()], MIDDLE));
    }
    const [first, second] = incoming(someone);
    expect(second?.box.x).toBe((first?.box.x ?? 0) + 20);
    for (const upload of someone.world.uploads) upload.finish(ok(WIDE));
    await settled();
    const [a, b] = someone.scene().elements;
    expect({ x: b?.x, y: b?.y }).toEqual({ x: (a?.x ?? 0) + 20, y: (a?.y ?? 0) + 20 });
  });

  test('is shown larger where it has the pixels for it', async () => {
    const someone = designer();
    someone.world.behaviour.upload = ok({ ...SMALL_PICTURE, width: 1200, height: 300 });
    someone.store.dispatch(insertFiles([picture()], MIDDLE));
    await settled();
    expect(someone.scene().elements).toMatchObject([{ width: 300, height: 75 }]);
  });

  test('gives way to the one dropped after it, and nothing stays behind', async () => {
    const someone = designer().has('logo', 'a').selects('a');
    someone.world.behaviour.upload = 'waits';
    for (let drop = 0; drop < 2; drop++) {
      someone.store.dispatch(insertFiles([picture()], { ...MIDDLE, id: 'a' }));
    }
    expect(incoming(someone)).toHaveLength(1);
    someone.world.uploads[0]?.finish(fail('not-decodable'));
    await settled();
    expect(incoming(someone)).toHaveLength(1);
    someone.world.uploads[1]?.finish(ok(WIDE));
    await settled();
    expect(incoming(someone)).toHaveLength(0);
    expect(someone.find('a')?.content).toBe(WIDE.dataUrl);
    expect(someone.notices()).toEqual([]);
  });

  test('leaves no trace when the logo got another picture meanwhile', async () => {
    const someone = designer().has('logo', 'a').selects('a');
    someone.world.behaviour.upload = 'waits';
    someone.store.dispatch(insertFiles([picture()], { ...MIDDLE, id: 'a' }));
    someone.store.dispatch(uploadCleared(elementPlace('a')));
    expect(incoming(someone)).toHaveLength(0);
  });

  test.each([
    ['locked', () => designer().has('logo', 'a', { locked: true }).selects('a')],
    ['no picture', () => designer().has('circle', 'a').selects('a')],
  ])('is one of its own over an element that is %s', async (_, begin) => {
    const someone = begin();
    const before = someone.find('a');
    someone.store.dispatch(insertFiles([picture()], { ...MIDDLE, id: 'a' }));
    await settled();
    expect(someone.scene().elements).toHaveLength(2);
    expect(someone.find('a')).toBe(before);
  });

  test('is one of its own with others over a picture: which of them would replace it?', async () => {
    const someone = designer().has('picture', 'a');
    const before = someone.find('a');
    const two = [picture('a.png'), picture('b.png')];
    someone.store.dispatch(insertFiles(two, { ...MIDDLE, id: 'a' }));
    await settled();
    expect(someone.scene().elements).toHaveLength(3);
    expect(someone.find('a')).toBe(before);
  });

  test('is refused in the preview, with the reason', () => {
    const someone = designer();
    someone.store.dispatch(previewToggled());
    someone.store.dispatch(insertFiles([picture()], MIDDLE));
    expect(incoming(someone)).toHaveLength(0);
    expect(someone.notices()).toEqual(['Nothing was added']);
  });
});

const paste = async (someone: Designer, x: number, y: number) => {
  someone.world.behaviour.upload = ok(WIDE);
  someone.store.dispatch(viewportChanged({ zoom: 2, panX: 100, panY: 50 }));
  someone.store.dispatch(insertFiles([picture()], { pointer: { x, y } }));
  await settled();
  return someone.scene().elements.at(-1);
};

describe('a picture that is pasted', () => {
  test('lands at the pointer over the frame, and stays within that', async () => {
    expect(await paste(designer(), 700, 250)).toMatchObject({ x: 225, y: 75, width: 150 });
    expect(await paste(designer(), 1290, 440)).toMatchObject({ x: 450, y: 150 });
    expect(await paste(designer(), 110, 60)).toMatchObject({ x: 0, y: 5 });
  });

  test('lands below the last element where the pointer is elsewhere, in line with it', async () => {
    const someone = designer().has('text', 'a', { x: 30, y: 20, width: 100, height: 30 });
    expect(await paste(someone, 700, 700)).toMatchObject({ x: 30, y: 58 });
    const again = await paste(someone, 20, 30);
    expect(again).toMatchObject({ x: 30, y: 58 + 50 + 8 });
    expect(someone.scene().frame.height).toBe(200);
  });
});

test('a file that is neither picture nor design is refused, with what is taken instead', () => {
  const someone = designer();
  someone.store.dispatch(
    insertFiles([new File(['x'], 'a.pdf', { type: 'application/pdf' })], MIDDLE),
  );
  expect(someone.notices()).toEqual(['Nothing was added']);
});
