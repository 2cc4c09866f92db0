import { describe, expect, test } from 'vitest';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { matchesShortcut, type PressedKey } from '../../src/store/match-shortcut';
import { shortcutText } from '../../src/store/shortcut-text';

const NOTHING_HELD = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('a key press is the shortcut', () => {
  test.each<[string, Partial<PressedKey>, Parameters<typeof matchesShortcut>[1]]>([
    ['with Ctrl', { key: 'd', code: 'KeyD', ctrlKey: true }, { key: 'd', mod: true }],
    ['with Cmd', { key: 'd', code: 'KeyD', metaKey: true }, { key: 'd', mod: true }],
    [
      'where Shift makes a capital',
      { key: 'L', code: 'KeyL', ctrlKey: true, shiftKey: true },
      { key: 'l', mod: true, shift: true },
    ],
    [
      'where Shift changes the sign',
      { key: '}', code: 'BracketRight', ctrlKey: true, shiftKey: true },
      { key: ']', mod: true, shift: true },
    ],
    ['on a digit', { key: ')', code: 'Digit0', shiftKey: true }, { key: '0', shift: true }],
    ['in another script', { key: 'я', code: 'KeyZ', ctrlKey: true }, { key: 'z', mod: true }],
    ['on a sign that needs Shift', { key: '?', code: 'Slash', shiftKey: true }, { key: '?' }],
    ['on a sign that needs none', { key: '?', code: 'KeyM' }, { key: '?' }],
    [
      'where letters lie elsewhere',
      { key: 'z', code: 'KeyY', ctrlKey: true },
      { key: 'z', mod: true },
    ],
  ])('%s', (_, pressed, shortcut) => {
    expect(matchesShortcut({ key: '', code: '', ...NOTHING_HELD, ...pressed }, shortcut)).toBe(
      true,
    );
  });
});

test.each<[string, Partial<PressedKey>]>([
  ['less is held', { key: 'd' }],
  ['more is held', { key: 'd', ctrlKey: true, shiftKey: true }],
  ['Alt is held', { key: 'd', ctrlKey: true, altKey: true }],
  ['it is another letter in the same place', { key: 'z', code: 'KeyD', ctrlKey: true }],
])('a key press is not the shortcut when %s', (_, pressed) => {
  const press = { key: '', code: '', ...NOTHING_HELD, ...pressed };
  expect(matchesShortcut(press, { key: 'd', mod: true })).toBe(false);
});

test.each([
  ['+', 'BracketRight', false],
  ['*', 'BracketRight', true],
  ['=', 'BracketRight', false],
  ['-', 'BracketLeft', false],
] as const)("Ctrl with %s zooms the page, though it is at %s's place", (key, code, shiftKey) => {
  const press = { ...NOTHING_HELD, key, code, shiftKey, ctrlKey: true };
  const meant = BUILDER_COMMANDS.filter(({ shortcuts = [] }) =>
    shortcuts.some((shortcut) => matchesShortcut(press, shortcut)),
  );
  expect(meant).toEqual([]);
});

test.each([
  ['ü', 'BracketLeft', '['],
  ['Dead', 'BracketRight', ']'],
  ['ъ', 'BracketRight', ']'],
] as const)('%s at the place of a bracket stands for it', (key, code, bracket) => {
  const press = { ...NOTHING_HELD, key, code, ctrlKey: true };
  expect(matchesShortcut(press, { key: bracket, mod: true })).toBe(true);
});

test('a shortcut reads as its system writes it', () => {
  expect(shortcutText({ key: 'l', mod: true, shift: true }, false)).toBe('Ctrl+Shift+L');
  expect(shortcutText({ key: 'l', mod: true, shift: true }, true)).toBe('⇧⌘L');
  expect(shortcutText({ key: 'ArrowLeft' }, false)).toBe('←');
});
