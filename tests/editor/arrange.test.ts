import { describe, expect, test } from 'vitest';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { whyDisabled, type BuilderCommand } from '../../src/editor/commands/builder-command';
import { undo } from '../../src/editor/commands/edit';
import { STACKS } from '../../src/editor/lazy-stacks';
import { stackingOrder } from '../../src/scene/selection';
import type { SceneElement } from '../../src/scene/scene';
import { toolChosen } from '../../src/store/canvas/view-slice';
import { designer, type Designer } from '../helpers/designer';

function command(id: BuilderCommand['id']): BuilderCommand {
  const found = BUILDER_COMMANDS.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No command ${id}`);
  return found;
}

const does = (someone: Designer, id: BuilderCommand['id']): boolean => someone.does(command(id));
const can = (someone: Designer, id: BuilderCommand['id']): boolean => someone.can(command(id));
const why = (someone: Designer, id: BuilderCommand['id']): string | undefined =>
  whyDisabled(command(id), someone.store.getState());
const steps = (someone: Designer): number => someone.store.getState().signature.past.length;
const stack = (someone: Designer): string =>
  stackingOrder(someone.scene().elements)
    .map(({ id }) => id)
    .join('');

/** A text of 100 x 30. */
function text(id: string, x: number, y: number, rest: Partial<SceneElement> = {}) {
  return [id, { x, y, ...rest }] as const;
}

function texts(...all: readonly (readonly [string, Partial<SceneElement>])[]): Designer {
  const someone = designer();
  for (const [id, rest] of all) someone.has('text', id, rest);
  return someone.selects(...all.map(([id]) => id));
}

describe('aligning', () => {
  test.each([
    ['left', [0, 60]],
    ['center', [250, 60]],
    ['right', [500, 60]],
    ['top', [70, 0]],
    ['middle', [70, 85]],
    ['bottom', [70, 170]],
  ] as const)('one element goes to the %s of the frame', (edge, [x, y]) => {
    const someone = texts(text('a', 70, 60));
    does(someone, `arrange.align.${edge}`);
    expect(someone.find('a')).toMatchObject({ x, y });
    expect(can(someone, `arrange.align.${edge}`)).toBe(false);
    expect(why(someone, `arrange.align.${edge}`)).toBe('Already aligned');
  });

  test('an element that has widened the frame comes back into what the others need', () => {
    const someone = texts(text('a', 900, 60));
    does(someone, 'arrange.align.right');
    expect(someone.find('a')?.x).toBe(500);
  });

  test('a group aligns as one: alone to the frame, beside another by its box', () => {
    const someone = texts(text('a', 100, 10), text('b', 150, 50)).groups('g', 'a', 'b');
    does(someone, 'arrange.align.left');
    expect([someone.find('a')?.x, someone.find('b')?.x]).toEqual([0, 50]);
    someone.has('text', 'c', { x: 400, y: 90 }).selects('a', 'b', 'c');
    does(someone, 'arrange.align.right');
    expect(['a', 'b', 'c'].map((id) => someone.find(id)?.x)).toEqual([350, 400, 400]);
  });

  test('locked ones stay and are what the others align with', () => {
    const someone = texts(text('a', 10, 10, { locked: true }), text('b', 200, 60));
    does(someone, 'arrange.align.left');
    expect([someone.find('a')?.x, someone.find('b')?.x]).toEqual([10, 10]);
    expect(someone.notices()).toEqual(['1 locked element wasn’t changed']);
  });
});

describe('distributing', () => {
  test('makes equal gaps, the first and the last stay', () => {
    const someone = texts(text('a', 0, 0), text('b', 120, 40), text('c', 401, 80));
    does(someone, 'arrange.distribute.x');
    expect(['a', 'b', 'c'].map((id) => someone.find(id)?.x)).toEqual([0, 201, 401]);
    does(someone, 'arrange.distribute.y');
    expect(['a', 'b', 'c'].map((id) => someone.find(id)?.y)).toEqual([0, 40, 80]);
    expect(why(someone, 'arrange.distribute.y')).toBe('Already spread evenly');
  });

  test('needs three that may move', () => {
    const someone = texts(text('a', 0, 0), text('b', 120, 40), text('c', 401, 80));
    someone.selects('a', 'b');
    expect(why(someone, 'arrange.distribute.x')).toBe('Select at least 3 elements or groups');
    someone.has('text', 'd', { x: 700, locked: true }).selects('a', 'b', 'd');
    expect(can(someone, 'arrange.distribute.x')).toBe(false);
    someone.selects('a', 'b', 'c', 'd');
    does(someone, 'arrange.distribute.x');
    expect(someone.find('b')?.x).toBe(201);
    expect(someone.notices()).toEqual(['1 locked element wasn’t changed']);
  });
});

describe('the stacking order', () => {
  test.each([
    ['forward', 'bac'],
    ['front', 'bca'],
  ] as const)('%s goes past the next one, or past all', (step, expected) => {
    const someone = texts(text('a', 0, 0), text('b', 0, 0), text('c', 0, 0)).selects('a');
    does(someone, `arrange.order.${step}`);
    expect(stack(someone)).toBe(expected);
    does(someone, step === 'forward' ? 'arrange.order.backward' : 'arrange.order.back');
    expect(stack(someone)).toBe('abc');
  });

  test('a step is seen where numbers tie and where they leave gaps', () => {
    const tie = { zIndex: 3 };
    const tied = texts(text('a', 0, 0, tie), text('b', 0, 0, tie), text('c', 0, 0, tie));
    does(tied.selects('a'), 'arrange.order.forward');
    expect(stack(tied)).toBe('bac');
    does(tied.selects('c'), 'arrange.order.backward');
    expect(stack(tied)).toBe('bca');
    const apart = texts(text('a', 0, 0, { zIndex: 1 }), text('b', 0, 0, { zIndex: 40 }));
    does(apart.selects('a'), 'arrange.order.forward');
    expect(stack(apart)).toBe('ba');
    expect(apart.find('a')?.zIndex).toBe(2);
  });

  test('a step goes past the next one that overlaps, and past all that lies elsewhere', () => {
    const away = Array.from({ length: 12 }, (_, at) => text(`m${at}`, 400, at * 40));
    const someone = texts(text('a', 0, 0), ...away, text('z', 50, 10), text('top', 0, 0));
    const names = away.map(([id]) => id).join('');
    does(someone.selects('a'), 'arrange.order.forward');
    expect(stack(someone)).toBe(`${names}zatop`);
    does(someone, 'arrange.order.backward');
    expect(stack(someone), 'right below it').toBe(`${names}aztop`);
    does(someone, 'arrange.order.backward');
    expect(stack(someone), 'nothing overlaps: past the next one').toBe(
      `${names.replace('m11', '')}am11ztop`,
    );
    does(someone.selects('top'), 'arrange.order.backward');
    expect(stack(someone)).toBe(`${names.replace('m11', '')}am11topz`);
  });

  test('several go past the next one that any of them overlaps, together', () => {
    const someone = texts(text('a', 0, 0), text('b', 0, 300), text('c', 400, 0), text('d', 0, 310));
    does(someone.selects('a', 'b'), 'arrange.order.forward');
    expect(stack(someone)).toBe('cdab');
    does(someone, 'arrange.order.backward');
    expect(stack(someone)).toBe('cabd');
  });

  test('what is hidden is passed unseen', () => {
    const someone = texts(text('a', 0, 0), text('b', 0, 0, { hidden: true }), text('c', 0, 0));
    does(someone.selects('a'), 'arrange.order.forward');
    expect(stack(someone)).toBe('bca');
  });

  test('several keep their order among themselves', () => {
    const someone = texts(text('a', 0, 0), text('b', 0, 0), text('c', 0, 0), text('d', 0, 0));
    does(someone.selects('a', 'b'), 'arrange.order.forward');
    expect(stack(someone)).toBe('cabd');
    does(someone, 'arrange.order.forward');
    expect(stack(someone)).toBe('cdab');
  });
});

describe('groups', () => {
  test.each(['arrange.group', 'arrange.stack'] as const)(
    '%s ends selecting several',
    async (id) => {
      const someone = texts(text('a', 0, 0), text('b', 0, 50));
      await STACKS.load();
      someone.store.dispatch(toolChosen('marquee'));
      expect(does(someone, id)).toBe(true);
      expect(someone.store.getState().view.tool).toBe('select');
    },
  );

  test('two make one, which can be taken apart again', () => {
    const someone = texts(text('a', 0, 0), text('b', 0, 50), text('c', 0, 90)).selects('a');
    expect(why(someone, 'arrange.group')).toBe('Select at least 2 elements');
    someone.selects('a', 'b');
    does(someone, 'arrange.group');
    expect(someone.find('a')?.groups).toEqual([expect.stringMatching(/^group-\d+$/)]);
    expect(someone.find('b')?.groups).toEqual(someone.find('a')?.groups);
    expect(someone.find('c')?.groups).toBeUndefined();
    expect(why(someone, 'arrange.group')).toBe('Already grouped');
    does(someone, 'arrange.ungroup');
    expect(someone.find('a')?.groups).toBeUndefined();
    expect(why(someone, 'arrange.ungroup')).toBe('No group selected');
    does(someone, 'edit.undo');
    expect(someone.find('a')?.groups).toBeDefined();
  });

  test('two groups made at one moment are two', () => {
    const someone = texts(text('a', 0, 0), text('b', 0, 50), text('c', 0, 90), text('d', 0, 120));
    does(someone.selects('a', 'b'), 'arrange.group');
    does(someone.selects('c', 'd'), 'arrange.group');
    expect(someone.find('a')?.groups).not.toEqual(someone.find('c')?.groups);
  });
});

test.each([
  ['arrange.toggleLock', 'locked', 'Lock 2 elements'],
  ['arrange.toggleHidden', 'hidden', 'Hide 2 elements'],
] as const)('%s sets all of a mixed selection, then none', (id, part, label) => {
  const someone = texts(text('a', 0, 0, { [part]: true }), text('b', 0, 50));
  does(someone, id);
  expect([someone.find('a')?.[part], someone.find('b')?.[part]]).toEqual([true, true]);
  expect(someone.store.getState().signature.present.step?.label).toBe(label);
  does(someone, id);
  expect([someone.find('a')?.[part] ?? false, someone.find('b')?.[part] ?? false]).toEqual([
    false,
    false,
  ]);
});

/* The table 'Locked and mixed selections', row by row. */
const CHANGES_UNLOCKED = [
  'nudge.small.right',
  'arrange.align.bottom',
  'arrange.distribute.x',
  'style.reset',
  'edit.delete',
] as const;
const CHANGES_ALL = [
  'arrange.order.front',
  'arrange.group',
  'arrange.toggleHidden',
  'arrange.unlock',
  'edit.duplicate',
] as const;

function row(...locked: readonly boolean[]): Designer {
  const odd = { style: { fontSize: 30 }, width: 80 };
  const all = locked.map((isLocked, index) =>
    text(`e${index}`, index * index * 130, index * 37, { ...odd, locked: isLocked }),
  );
  // Something above them all, so that there is a front to come to.
  return texts(...all)
    .has('rectangle', 'top', { x: 0, y: 400, zIndex: 99 })
    .selects(...all.map(([id]) => id));
}

describe('locked and mixed selections', () => {
  test.each(CHANGES_UNLOCKED)(
    '%s is disabled with a reason when all selected elements are locked',
    (id) => {
      const someone = row(true, true, true, true);
      expect(can(someone, id)).toBe(false);
      expect(why(someone, id)).toBe('All selected elements are locked');
      expect(does(someone, id)).toBe(false);
      expect(someone.notices()).toEqual([]);
    },
  );

  test.each(CHANGES_UNLOCKED)(
    '%s changes the unlocked elements, and a notice counts the locked ones',
    (id) => {
      const someone = row(true, false, false, false);
      const kept = someone.find('e0');
      const past = steps(someone);
      expect(does(someone, id)).toBe(true);
      expect(someone.find('e0')).toBe(kept);
      expect(steps(someone)).toBe(past + 1);
      expect(someone.store.getState().notices.queue.at(-1)?.title).toBe(
        '1 locked element wasn’t changed',
      );
    },
  );

  test.each(CHANGES_ALL)('%s is allowed, locked or not', (id) => {
    for (const others of [true, false]) {
      const someone = row(true, others, others);
      const before = someone.scene();
      expect(does(someone, id)).toBe(true);
      expect(someone.scene()).not.toBe(before);
      expect(someone.notices()).toEqual([]);
    }
  });

  test('copies of locked ones are unlocked', () => {
    const someone = row(true, true);
    does(someone, 'edit.duplicate');
    const copies = someone.store.getState().selection.map((id) => someone.find(id)?.locked);
    expect(copies).toEqual([false, false]);
  });

  test('Clear Canvas removes everything, and can be undone', () => {
    const someone = row(true, true);
    does(someone, 'edit.clearCanvas');
    expect(someone.scene().elements).toEqual([]);
    someone.does(undo);
    expect(someone.scene().elements).toHaveLength(3);
  });
});
