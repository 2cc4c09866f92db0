import { describe, expect, test } from 'vitest';
import { cropPicture, editPicture } from '../../src/editor/commands/crop-picture';
import { cropAction, CROP_FRAMES, framedSize } from '../../src/editor/crop/crop-frames';
import { croppable } from '../../src/editor/crop/crop-facts';
import { selectElementContext } from '../../src/editor/render-env';
import { middleOf } from '../../src/model/person/crop';
import { reduceScene } from '../../src/scene/reduce-scene';
import { PNG, resized } from '../helpers/pictures';
import { designer } from '../helpers/designer';

const SRC = resized(PNG, 300, 200);
const NATURAL = { width: 300, height: 200 };

describe('the command', () => {
  test('asks for the crop of the one picture that is selected', () => {
    const someone = designer().has('picture', 'a', { content: SRC }).has('text', 'b');
    expect(someone.selects('b').can(cropPicture)).toBe(false);
    expect(someone.selects('a', 'b').can(cropPicture)).toBe(false);
    expect(someone.selects('a').does(cropPicture)).toBe(true);
    expect(someone.store.getState().view.cropped).toBe('a');
  });

  test('gives the reason where the picture cannot be cropped', () => {
    const someone = designer().has('picture', 'a', { content: 'https://example.com/a.png' });
    expect(someone.selects('a').does(cropPicture)).toBe(true);
    expect(someone.store.getState().view.cropped).toBeNull();
    expect(someone.notices()).toEqual(['This picture can’t be cropped']);
  });

  test('of Enter crops a picture that is there', () => {
    const someone = designer().has('picture', 'a', { content: SRC }).has('text', 'b');
    expect(someone.selects('b').can(editPicture)).toBe(false);
    expect(someone.selects('a').does(editPicture)).toBe(true);
    expect(someone.store.getState().view.cropped).toBe('a');
  });

  test('is not enabled for a picture that is locked', () => {
    const someone = designer().has('picture', 'a', { content: SRC, locked: true }).selects('a');
    expect(someone.can(cropPicture)).toBe(false);
  });
});

test('the sample photo is to be replaced before it is cropped', () => {
  const someone = designer().has('photo', 'a');
  const context = selectElementContext(someone.store.getState(), someone.device);
  const found = someone.find('a');
  expect(found && croppable(found, context)).toMatch('This photo is a sample');
});

test.each([
  ['there is none', {}, 'Add a picture'],
  ['it is on the web', { content: 'https://example.com/a.png' }, 'Upload the picture'],
  ['it is on a backing', { content: SRC, style: { backgroundColor: '#ff0000' } }, 'Turn off'],
] as const)('a picture cannot be cropped where %s, and why is stated', (_, rest, words) => {
  const someone = designer().has('picture', 'a', rest);
  const context = selectElementContext(someone.store.getState(), someone.device);
  const found = someone.find('a');
  expect(found && croppable(found, context)).toMatch(words);
});

describe('a crop', () => {
  test('to other proportions is within the box that there was', () => {
    for (const { value, ratio } of CROP_FRAMES) {
      const { width, height } = framedSize({ width: 90, height: 60 }, NATURAL, value);
      expect([width <= 90, height <= 60, width === 90 || height === 60]).toEqual([
        true,
        true,
        true,
      ]);
      expect(Math.abs(width - height * (ratio ?? 1.5))).toBeLessThan(1);
    }
  });

  test('is one action with the new size; all of the picture is no crop', () => {
    const someone = designer().has('picture', 'a', { content: SRC, width: 90, height: 60 });
    const [scene, found] = [someone.scene(), someone.find('a')];
    if (found === undefined) throw new Error('No picture');
    const { x, y } = found;
    const square = { x: x + 15, y, width: 60, height: 60 };
    const cropped = reduceScene(scene, cropAction(found, NATURAL, square, middleOf(SRC)));
    expect(cropped.elements[0]).toMatchObject({ ...square, crop: middleOf(SRC) });
    const back = cropped.elements[0];
    if (back === undefined) throw new Error('No picture');
    const whole = reduceScene(
      cropped,
      cropAction(back, NATURAL, { x, y, width: 90, height: 60 }, middleOf(SRC)),
    );
    expect(whole).toEqual(scene);
  });
});
