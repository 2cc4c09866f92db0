import { describe, expect, test } from 'vitest';
import { emailIn } from '../../../../../src/team/core/list/people/read-row';

describe('the email address in a cell', () => {
  test.each([
    ['b@x.example', 'b@x.example'],
    ['mailto:b@x.example', 'b@x.example'],
    ['Jane Doe <b@x.example>', 'b@x.example'],
    ['Jane Doe b@x.example', 'b@x.example'],
    ['a@x.example;b@x.example', 'a@x.example'],
    ['a@x.example, b@x.example', 'a@x.example'],
    ['smtp:a@x.example;SMTP:b@x.example', 'b@x.example'],
    ['X500:/o=Firm;smtp:b@x.example', 'b@x.example'],
    [';b@x.example;', 'b@x.example'],
  ])('%j is %s', (cell, address) => {
    expect(emailIn(cell)?.shown).toBe(address);
  });

  test.each(['a;b@x.example', 'a,b@x.example', 'Jane a;b@x.example', '(a;b@x.example'])(
    'there is none in %j: what is left of it is the mailbox of somebody else',
    (cell) => {
      expect(emailIn(cell)).toBeNull();
    },
  );
});
