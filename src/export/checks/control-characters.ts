import type { Check } from './check';

/** A single C1 control makes Gmail cut a message off: https://github.com/hteumeuleu/email-bugs/issues/41 */
export const controlCharacters: Check = {
  id: 'control-characters',
  run: ({ html }) =>
    /[\u0080-\u009f]/.test(html)
      ? [
          {
            rule: 'control-character',
            severity: 'broken',
            clients: ['gmail'],
            args: {},
            origin: [],
          },
        ]
      : [],
};
