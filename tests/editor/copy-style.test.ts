import { describe, expect, test } from 'vitest';
import { selectFacts } from '../../src/editor/commands/command-facts';
import { copyStyle, pasteStyle, selectAlike } from '../../src/editor/commands/copy-style';
import { undo } from '../../src/editor/commands/edit';
import { OPACITY_COMMANDS } from '../../src/editor/commands/opacity';
import { designer } from '../helpers/designer';

const LOUD = { fontSize: 22, fontWeight: 700, color: '#b91c1c', fontFamily: 'Georgia' } as const;

describe('a copied style', () => {
  test('is pasted on texts of any kind, as one step, and leaves place, size and words', () => {
    const someone = designer()
      .has('text', 'from', { style: LOUD })
      .has('email', 'a', { x: 40, y: 90 })
      .has('quote', 'b', { content: 'Hello', y: 140 })
      .selects('from');
    expect(someone.can(pasteStyle)).toBe(false);
    expect(someone.does(copyStyle)).toBe(true);
    someone.selects('a', 'b');
    const steps = someone.store.getState().signature.past.length;
    expect(someone.does(pasteStyle)).toBe(true);
    expect(someone.store.getState().signature.past).toHaveLength(steps + 1);
    expect(someone.find('a')).toMatchObject({ x: 40, y: 90, style: LOUD });
    expect(someone.find('b')).toMatchObject({ content: 'Hello', style: LOUD });
    someone.does(undo);
    expect(someone.find('a')?.style).not.toMatchObject(LOUD);
  });

  test('takes back what the copied element has not', () => {
    const someone = designer()
      .has('text', 'plain')
      .has('text', 'a', { style: { ...LOUD, italic: true, letterSpacing: 2 } })
      .selects('plain');
    someone.does(copyStyle);
    someone.selects('a').does(pasteStyle);
    const { italic, letterSpacing, color } = someone.find('a')?.style ?? {};
    expect([italic ?? false, letterSpacing ?? 0, color]).toEqual([
      false,
      0,
      someone.find('plain')?.style.color,
    ]);
  });

  test('gives a shape what shapes have, and a text what texts have', () => {
    const someone = designer()
      .has('rectangle', 'box', { style: { backgroundColor: '#112233', radius: 9 } })
      .has('button', 'label', { style: { color: '#ffffff' } })
      .has('text', 'words', { style: { color: '#0f172a' } })
      .selects('box');
    someone.does(copyStyle);
    someone.selects('label', 'words').does(pasteStyle);
    expect(someone.find('label')?.style).toMatchObject({ backgroundColor: '#112233', radius: 9 });
    expect(someone.find('label')?.style).toMatchObject({ color: '#ffffff' });
    expect(someone.find('words')?.style).not.toHaveProperty('backgroundColor');
    expect(someone.find('words')?.style).not.toHaveProperty('radius');
  });

  test('leaves locked elements alone, and needs one element to be copied from', () => {
    const someone = designer()
      .has('text', 'from', { style: LOUD })
      .has('text', 'a', { locked: true })
      .selects('from', 'a');
    expect(someone.can(copyStyle)).toBe(false);
    someone.selects('from').does(copyStyle);
    expect(someone.selects('a').can(pasteStyle)).toBe(false);
  });
});

describe('selecting alike', () => {
  test('selects what looks the same, whatever it is written in, and nothing else', () => {
    const someone = designer()
      .has('text', 'a', { style: LOUD })
      .has('text', 'b', { style: LOUD, content: 'Other words' })
      .has('text', 'hidden', { style: LOUD, hidden: true })
      .has('text', 'c', { style: { ...LOUD, fontSize: 21 } })
      .has('rectangle', 'd')
      .selects('a');
    expect(someone.does(selectAlike)).toBe(true);
    expect(someone.store.getState().selection).toEqual(['a', 'b']);
    expect(someone.can(selectAlike)).toBe(false);
    expect(someone.selects('d').can(selectAlike)).toBe(false);
  });
});

test('two digits pressed quickly are one opacity and one step, after a rest they are two', () => {
  const someone = designer().has('rectangle', 'a').selects('a');
  const { store, device } = someone;
  const pressAt = (digit: string, nowMs: number): number | undefined => {
    const command = OPACITY_COMMANDS.find(({ shortcuts }) => shortcuts?.[0]?.key === digit);
    const plan = command?.plan(selectFacts(store.getState()));
    const planned = plan?.(store.getState(), { nowMs, device });
    for (const action of planned ?? []) store.dispatch(action);
    return someone.find('a')?.style.opacity;
  };
  const steps = store.getState().signature.past.length;
  expect([pressAt('2', 1000), pressAt('5', 1700)]).toEqual([20, 25]);
  expect(store.getState().signature.past).toHaveLength(steps + 1);
  expect([pressAt('5', 3000), pressAt('5', 3100)]).toEqual([50, 55]);
  expect(store.getState().signature.past).toHaveLength(steps + 2);
  expect([pressAt('0', 5000), pressAt('5', 5100), pressAt('4', 6000)]).toEqual([undefined, 5, 40]);
  expect(store.getState().signature.past).toHaveLength(steps + 4);
});
