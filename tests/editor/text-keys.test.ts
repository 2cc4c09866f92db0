import { describe, expect, test } from 'vitest';
import { TEXT_ALIGN_COMMANDS } from '../../src/editor/commands/texts/text-alignment';
import { TEXT_SIZE_COMMANDS } from '../../src/editor/commands/texts/text-size';
import { beginTextEdit } from '../../src/editor/commands/texts/edit-text';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { textPartChosen } from '../../src/store/canvas/text-edit-slice';
import { matchesShortcut } from '../../src/store/match-shortcut';
import { designer } from '../helpers/designer';

const [larger, smaller] = TEXT_SIZE_COMMANDS;
if (!larger || !smaller) throw new Error('A command is missing');

const CONTENT = 'Two sizes';
const SPANS = [{ start: 4, end: 9, size: 24 }] as const;

function atWork() {
  const someone = designer()
    .has('text', 'a', { content: CONTENT, style: {}, spans: SPANS })
    .has('text', 'b', { content: 'Large', style: { fontSize: 72 } })
    .has('circle', 'c');
  const looks = (id: string) => {
    const { style, spans } = someone.find(id) ?? {};
    return { size: style?.fontSize ?? 14, spans };
  };
  return { ...someone, looks };
}

describe('the keys for the size of letters', () => {
  test('change each selected text and part from its own size, up to the largest', () => {
    const { selects, does, looks } = atWork();
    selects('a', 'b', 'c');
    expect(does(larger)).toBe(true);
    expect(looks('a')).toEqual({ size: 15, spans: [{ start: 4, end: 9, size: 25 }] });
    expect(looks('b')).toEqual({ size: 72, spans: undefined });
    does(smaller);
    expect(looks('a')).toEqual({ size: 14, spans: SPANS });
    expect(looks('b').size).toBe(71);
  });

  test('pressed again and again are one entry of the history', () => {
    const { selects, does, looks, store } = atWork();
    selects('a');
    const before = store.getState().signature.past.length;
    for (let press = 0; press < 5; press++) does(larger);
    expect(looks('a').size).toBe(19);
    expect(store.getState().signature.past).toHaveLength(before + 1);
  });

  test('change the words that are selected while a text is written, or what is typed next', () => {
    const { selects, does, looks, store } = atWork();
    selects('a');
    store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    const part = { start: 0, end: 3, text: CONTENT, spans: SPANS };
    store.dispatch(textPartChosen(part));
    does(smaller);
    const spans = [{ start: 0, end: 3, size: 13 }, ...SPANS];
    expect(looks('a')).toEqual({ size: 14, spans });
    store.dispatch(textPartChosen({ ...part, start: 5, end: 5, spans }));
    does(larger);
    expect(looks('a').spans).toEqual(spans);
    expect(store.getState().textEdit?.typing?.size).toBe(25);
  });

  test('ask for a text that can be so', () => {
    const { selects, can } = atWork();
    selects('c');
    expect([larger, smaller].some(can)).toBe(false);
    selects('b');
    expect([larger, smaller].map(can)).toEqual([false, true]);
  });
});

test('the keys for alignment set all selected texts', () => {
  const someone = atWork();
  someone.selects('a', 'b', 'c');
  const [left, center, right] = TEXT_ALIGN_COMMANDS;
  if (!left || !center || !right) throw new Error('A command is missing');
  expect([left, center, right].map(someone.can)).toEqual([false, true, true]);
  someone.does(right);
  expect(['a', 'b'].map((id) => someone.find(id)?.style.textAlign)).toEqual(['right', 'right']);
  expect(someone.find('c')?.style.textAlign).toBeUndefined();
});

test('no two commands have one of these keys', () => {
  for (const { id, shortcuts = [] } of [...TEXT_SIZE_COMMANDS, ...TEXT_ALIGN_COMMANDS]) {
    for (const { key, mod = false, shift = false, alt = false } of shortcuts) {
      const press = { key, code: '', ctrlKey: mod, metaKey: false, shiftKey: shift, altKey: alt };
      const meant = BUILDER_COMMANDS.filter((one) =>
        one.shortcuts?.some((shortcut) => matchesShortcut(press, shortcut)),
      );
      expect(meant.map((one) => one.id)).toEqual([id]);
    }
  }
});

test.each([
  ['>', 'Period', '.'],
  ['<', 'Comma', ','],
  ['ю', 'Period', '.'],
  ['.', 'Comma', '.'],
] as const)('%s at %s stands for %s', (key, code, sign) => {
  const press = { key, code, ctrlKey: true, metaKey: false, shiftKey: true, altKey: false };
  const meant = ['.', ','].filter((one) =>
    matchesShortcut(press, { key: one, mod: true, shift: true }),
  );
  expect(meant).toEqual([sign]);
});
