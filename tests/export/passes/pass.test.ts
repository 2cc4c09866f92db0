import { expect, test } from 'vitest';
import { completeFinding } from '../../../src/model/findings/finding-rows';
import type { ItemForm } from '../../../src/export/items/item-form';
import { pipeline, type Pass, type PassStep } from '../../../src/export/passes/pass';
import { contextOf, formOf, textOf } from '../../helpers/pass-forms';

const PAGE = { x0: 0, y0: 0, x1: 100, y1: 100 };

/** A pass that puts one more item on the list. */
function adding(id: string, check?: Pass<ItemForm>['check']): Pass<ItemForm> {
  return {
    name: `add ${id}`,
    run: (form) => ({ ...form, items: [...form.items, textOf(id, [0, 0, 1, 1])] }),
    ...(check === undefined ? {} : { check }),
  };
}

test('passes run in the order in which they stand, those of a joined pipeline behind', () => {
  const joined = pipeline(adding('a'))
    .next(adding('b'))
    .join(pipeline(adding('c')).next(adding('d')));
  expect(joined.names).toEqual(['add a', 'add b', 'add c', 'add d']);
  const { items } = joined.run(formOf([], PAGE), contextOf());
  expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('each step is reported with what it made and what is wrong with it', () => {
  const steps: PassStep[] = [];
  const joined = pipeline(adding('a', ({ items }) => items.map(({ id }) => `${id} is here`)))
    .next(adding('b'))
    .join(pipeline(adding('c')));
  const made = joined.run(formOf([], PAGE), contextOf(), (step) => steps.push(step));
  expect(steps.map(({ pass }) => pass)).toEqual(['add a', 'add b', 'add c']);
  expect(steps.map(({ check }) => check())).toEqual([['a is here'], [], []]);
  expect(steps.at(-1)?.form).toBe(made);
});

test('findings are kept in the order in which they are met', () => {
  const { findings } = contextOf();
  const [first, second] = (['element-moved', 'element-hidden'] as const).map((rule) => ({
    rule,
  }));
  if (first === undefined || second === undefined) throw new Error('There are two');
  findings.report(first);
  findings.report(second, first);
  expect(findings.all()).toEqual([first, second, first].map(completeFinding));
});
