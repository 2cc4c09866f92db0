import { expect, test, vi } from 'vitest';
import { copySignature } from '../../src/editor/commands/export';
import { exportDesign } from '../../src/editor/commands/file';
import { designer } from '../helpers/designer';

/* The words of findings did not load: the device is offline. */
vi.mock('../../src/model/findings/finding-messages', () => ({
  findingMessage: () => {
    throw new Error('Offline');
  },
}));

test.each([
  ['copied', copySignature, '🎉 Copied!'],
  ['exported', exportDesign, 'HTML Downloaded!'],
])(
  'a signature that is %s is not said to have failed where its losses cannot be told',
  async (_, command, title) => {
    const someone = designer()
      .has('logo', 'a', { content: '' })
      .has('text', 'b', { content: 'Ada' });
    someone.does(command);
    await vi.waitFor(() =>
      expect(someone.world.logged).toEqual(['What mails will not show could not be told: Offline']),
    );
    expect(someone.notices()).toEqual([title]);
  },
);
