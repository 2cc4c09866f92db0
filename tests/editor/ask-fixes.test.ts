import { expect, test } from 'vitest';
import { askFixes } from '../../src/editor/findings/ask-fixes';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';
import { designer, type Designer } from '../helpers/designer';

const LINE = { content: 'Head of Design', y: 100, width: 140 } as const;

function overlapping(): Designer {
  return designer()
    .has('title', 'a', { ...LINE, x: 100 })
    .has('text', 'b', { ...LINE, x: 120, y: 110 })
    .has('text', 'free', { ...LINE, y: 400 });
}

const SELECTIONS: readonly (readonly string[])[] = [['b'], ['free'], ['a', 'b', 'free'], []];

test.each(SELECTIONS.map((ids) => ({ ids })))(
  'what is found away from the page is what the commands themselves would do, of $ids',
  async ({ ids }) => {
    const someone = overlapping().selects(...ids);
    const found = await someone.store.dispatch(askFixes({ kind: 'helpful', ids }));
    const offered = FIX_COMMANDS.filter(
      (command) => command.isOffered !== undefined && someone.can(command),
    );
    expect(found?.map(({ fix }) => `fix.${fix}`)).toEqual(offered.map(({ id }) => id));
    expect(found?.some(({ fix }) => fix === 'moveApart')).toBe(ids.includes('b'));
  },
);

test('where the worker fails there is no answer, which is logged unless the request was aborted', async () => {
  const someone = overlapping();
  someone.world.behaviour.exporter = 'fails';
  const ask = (signal?: AbortSignal) =>
    someone.store.dispatch(askFixes({ kind: 'helpful', ids: ['b'] }, signal));
  expect(await ask(AbortSignal.abort())).toBeNull();
  expect(someone.world.logged).toEqual([]);
  expect(await ask()).toBeNull();
  expect(someone.world.logged.join()).toContain('What helps could not be found out');
});
