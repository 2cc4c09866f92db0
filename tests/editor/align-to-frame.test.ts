import { expect, test } from 'vitest';
import { ALIGN_TO_FRAME_COMMANDS } from '../../src/editor/commands/places/align';
import { designer } from '../helpers/designer';

test('what is selected goes to the frame as one, and keeps its arrangement', () => {
  const box = { width: 100, height: 20 };
  const someone = designer()
    .has('rectangle', 'a', { ...box, x: 100, y: 50 })
    .has('rectangle', 'b', { ...box, x: 150, y: 100 })
    .selects('a', 'b');
  const [left, center, right, top, middle, bottom] = ALIGN_TO_FRAME_COMMANDS;
  const places = () => ['a', 'b'].map((id) => [someone.find(id)?.x, someone.find(id)?.y]);
  const after = (command: (typeof ALIGN_TO_FRAME_COMMANDS)[number] | undefined) => {
    if (command === undefined) throw new Error('A command is missing');
    expect(someone.does(command)).toBe(true);
    expect(someone.can(command)).toBe(false);
    return places();
  };
  expect(after(left)).toEqual([
    [0, 50],
    [50, 100],
  ]);
  expect(after(center)).toEqual([
    [225, 50],
    [275, 100],
  ]);
  expect(after(right)).toEqual([
    [450, 50],
    [500, 100],
  ]);
  expect(after(top)).toEqual([
    [450, 0],
    [500, 50],
  ]);
  expect(after(middle)).toEqual([
    [450, 65],
    [500, 115],
  ]);
  expect(after(bottom)).toEqual([
    [450, 130],
    [500, 180],
  ]);
});

test('the frame is as wide as what sticks out of it makes it, but for what is aligned itself', () => {
  const [, , right] = ALIGN_TO_FRAME_COMMANDS;
  if (right === undefined) throw new Error('The command is missing');
  const box = { width: 100, height: 20 };
  const someone = designer().has('rectangle', 'a', { ...box, x: 660, y: 50 });
  someone.selects('a').does(right);
  expect(someone.find('a')?.x).toBe(500);
  someone
    .has('rectangle', 'b', { ...box, x: 640, y: 100 })
    .selects('a')
    .does(right);
  expect(someone.find('a')?.x).toBe(640);
});
