import { describe, expect, test } from 'vitest';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { followStore } from '../../src/store/following-store';
import { designer } from '../helpers/designer';

/** A view of a designer's store, and the tasks that it has scheduled. */
function following() {
  const { store } = designer().has('text', 'a').has('text', 'b').selects();
  const tasks = new Set<() => void>();
  const view = followStore(store, (task) => {
    tasks.add(task);
    return () => tasks.delete(task);
  });
  const run = (): void => {
    for (const task of tasks) {
      tasks.delete(task);
      task();
    }
  };
  return { store, view, tasks, run };
}

const chosen = ({ getState }: { getState: () => { selection: readonly string[] } }) =>
  getState().selection;

describe('a view of the store', () => {
  test('shows all changes of a while at once, when it is time', () => {
    const { store, view, tasks, run } = following();
    const calls: (readonly string[])[] = [];
    view.subscribe(() => calls.push(chosen(view)));
    store.dispatch(selectionChanged(['a']));
    store.dispatch(selectionChanged(['a', 'b']));
    expect([chosen(view), calls, tasks.size]).toEqual([[], [], 1]);
    run();
    expect([chosen(view), calls]).toEqual([['a', 'b'], [['a', 'b']]]);
  });

  test('shows at once what is dispatched through it, with all that came before', () => {
    const { store, view, tasks } = following();
    let calls = 0;
    view.subscribe(() => (calls += 1));
    store.dispatch(selectionChanged(['a']));
    view.dispatch(selectionChanged(['b']));
    expect([chosen(view), calls, tasks.size]).toEqual([['b'], 1, 0]);
  });

  test('shows at once what it has not shown yet where that is asked for', () => {
    const { store, view, tasks } = following();
    view.subscribe(() => undefined);
    expect(view.isBehind()).toBe(false);
    store.dispatch(selectionChanged(['a']));
    expect(view.isBehind()).toBe(true);
    view.catchUp();
    expect([view.isBehind(), chosen(view), tasks.size]).toEqual([false, ['a'], 0]);
  });

  test('shows what the store has before the first subscription and after the last', () => {
    const { store, view, tasks } = following();
    store.dispatch(selectionChanged(['a']));
    expect(chosen(view)).toEqual(['a']);
    const stop = view.subscribe(() => undefined);
    store.dispatch(selectionChanged(['b']));
    expect([chosen(view), tasks.size]).toEqual([['a'], 1]);
    stop();
    expect([chosen(view), tasks.size]).toEqual([['b'], 0]);
  });

  test('calls a listener as often as it subscribed, and no more once it has unsubscribed', () => {
    const { store, view, run } = following();
    let calls = 0;
    const listener = () => (calls += 1);
    const stop = view.subscribe(listener);
    view.subscribe(listener);
    stop();
    stop();
    store.dispatch(selectionChanged(['a']));
    run();
    expect(calls).toBe(1);
  });
});
