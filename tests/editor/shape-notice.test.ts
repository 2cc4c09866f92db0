import { expect, test } from 'vitest';
import { addElement } from '../../src/editor/commands/add';
import { clearCanvas } from '../../src/editor/commands/edit';
import { designer } from '../helpers/designer';

test('what can be done with shapes is explained once in a visit', () => {
  const someone = designer();
  const explained = () => someone.notices().filter((title) => title.includes('Shape Added!'));
  someone.does(addElement('text'));
  expect(explained()).toHaveLength(0);
  someone.does(addElement('rectangle'));
  expect(explained()).toHaveLength(1);
  // It is selected already, by whichever way it came.
  expect(someone.store.getState().selection).toHaveLength(1);
  expect(someone.store.getState().notices.queue.at(-1)?.message).not.toContain('Select');
  someone.does(clearCanvas);
  someone.does(addElement('circle'));
  someone.does(addElement('line'));
  expect(explained()).toHaveLength(1);
});
