import { describe, expect, test } from 'vitest';
import { fieldLabel, socialFieldProblem } from '../../../src/model/person/fields';
import { completeFinding } from '../../../src/model/findings/finding-rows';
import { textFieldProblem } from '../../../src/model/person/text-fields';

describe('a message states why the text of a field does not become a link', () => {
  test.each([
    ['email', 'jane@', 'This does not look like an email address, so it has no link.'],
    ['phone', 'call me', 'This does not look like a phone number, so it has no link.'],
    [
      'website',
      'javascript:alert(1)',
      'This is not a web address we can link to, so it has no link.',
    ],
  ] as const)('%s: %s', (field, value, message) => {
    expect(textFieldProblem(field, value)).toBe(message);
  });

  test.each([
    ['email', 'jane@example.com'],
    ['email', ''],
    ['phone', ' '],
    ['website', 'example.com'],
    ['fullName', 'javascript:alert(1)'],
  ] as const)('%s holding %j is in order', (field, value) => {
    expect(textFieldProblem(field, value)).toBeNull();
  });

  test('a social link that is neither address nor name', () => {
    expect(socialFieldProblem('twitter', 'javascript:alert(1)')).toBe(
      'This is neither a web address nor an account name, so its badge is left out.',
    );
    expect(socialFieldProblem('whatsapp', '(202) 555-0123')).toBe(
      'This is neither a web address nor a number with its country code, so its badge is left out.',
    );
    expect(socialFieldProblem('twitter', '@jane')).toBeNull();
    expect(socialFieldProblem('twitter', ' ')).toBeNull();
  });

  test('a social link to another network', () => {
    expect(socialFieldProblem('linkedin', 'facebook.com/jane')).toBe(
      'This badge would link to Facebook.',
    );
    expect(socialFieldProblem('linkedin', 'linkedin.com/in/jane')).toBeNull();
  });
});

test('a finding is put into words with its arguments', () => {
  const args = { label: 'Website', what: 'a web address' };
  expect(completeFinding({ rule: 'link-unsafe', args }).message).toBe(
    'Website does not look like a web address, so it has no link.',
  );
  expect(completeFinding({ rule: 'link-unsafe' }).message).toMatch(/^\{label\} does not/);
});

test.each([
  ['email', 'Email Address'],
  ['twitter', 'X'],
  ['unknown', 'unknown'],
])('the field %s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});
