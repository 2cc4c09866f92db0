import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldCharacters } from '../../src/model/person/text-fields';
import { visitor } from '../helpers/visitor';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(['jobTitle', 'logoForEmail'] as const)(
  'the form holds as much of %s as its field does',
  (field) => {
    const someone = visitor();
    const most = 'x'.repeat(fieldCharacters(field));
    someone.types(field, `${most}y`);
    expect(someone.state().signature.present.person[field]).toBe(most);
  },
);
