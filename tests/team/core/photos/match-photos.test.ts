import { expect, test } from 'vitest';
import type { Member } from '../../../../src/team/core/list/member';
import { matchPhotos } from '../../../../src/team/core/photos/match-photos';

const MEMBERS: readonly Member[] = [
  { line: 2, address: 'jane@example.com', facts: { employeeId: '0042' } },
  { line: 3, address: 'joe@example.com', facts: { userPrincipalName: 'joe.roe@corp.example' } },
  { line: 4, address: 'ann@example.com', facts: { employeeId: '7' } },
];

function matched(...names: readonly string[]) {
  const { files, problems } = matchPhotos(MEMBERS, names);
  return { files: Object.fromEntries(files), messages: problems.map(({ message }) => message) };
}

test('photos are found by address, sign-in name and employee number', () => {
  expect(matched('Jane@Example.com.JPG', 'joe.roe@corp.example.png', '007.jpeg')).toEqual({
    files: {
      'jane@example.com': 'Jane@Example.com.JPG',
      'joe@example.com': 'joe.roe@corp.example.png',
      'ann@example.com': '007.jpeg',
    },
    messages: [],
  });
});

test('zeros in front of a number do not matter', () => {
  expect(matched('42.jpg').files).toEqual({ 'jane@example.com': '42.jpg' });
});

test('of several photos of one person the first by name is used, and that is reported', () => {
  const { files, messages } = matched('jane@example.com.png', '42.jpg');
  expect(files).toEqual({ 'jane@example.com': 'jane@example.com.png' });
  expect(messages).toEqual([
    'jane@example.com has several photos: jane@example.com.png, 42.jpg. jane@example.com.png is used.',
  ]);
});

test('photos of others, and pictures that emails do not show, are reported; other files are not', () => {
  const { files, messages } = matched('zoe@example.com.jpg', 'jane@example.com.webp', 'Thumbs.db');
  expect(files).toEqual({});
  expect(messages).toEqual([
    '1 photo belongs to no person on the list: zoe@example.com.jpg.',
    '1 photo is no JPEG, PNG or GIF: jane@example.com.webp.',
  ]);
});

test('photos in folders inside are found; what lies in fewer folders comes first, and what is hidden is left out', () => {
  const { files, messages } = matched(
    'a/b/jane@example.com.jpg',
    'z/jane@example.com.jpg',
    'a/7.png',
    'Joe/Joe.Roe@corp.example.gif',
    '.previews/ann@example.com.jpg',
    'a/._7.png',
    'b/.7.webp',
    'a/zoe@example.com.jpg',
  );
  expect(files).toEqual({
    'jane@example.com': 'z/jane@example.com.jpg',
    'joe@example.com': 'Joe/Joe.Roe@corp.example.gif',
    'ann@example.com': 'a/7.png',
  });
  expect(messages).toEqual([
    'jane@example.com has several photos: z/jane@example.com.jpg, a/b/jane@example.com.jpg. z/jane@example.com.jpg is used.',
    '1 photo belongs to no person on the list: a/zoe@example.com.jpg.',
  ]);
});
