import { describe, expect, test } from 'vitest';
import { formFindings } from '../../src/generator/form-findings';
import { findingMessage, type Finding } from '../../src/model/findings';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE, type SignatureData } from '../../src/model/signature';

const UNSAFE: Finding = {
  rule: 'link-unsafe',
  severity: 'broken',
  clients: [],
  args: { label: 'Website' },
  origin: [],
};

function rulesFor(html: string, findings: readonly Finding[] = []): readonly string[] {
  return formFindings(BLANK_SIGNATURE, { html, findings }).map(({ rule }) => rule);
}

describe('findings about the length', () => {
  test.each([
    [8000, []],
    [8001, ['near-gmail-limit']],
    [10_000, ['near-gmail-limit']],
    [10_001, ['over-gmail-limit']],
  ])('for %d characters is %j', (length, rules) => {
    expect(rulesFor('x'.repeat(length))).toEqual(rules);
  });

  test('names both numbers', () => {
    const [first] = formFindings(BLANK_SIGNATURE, { html: 'x'.repeat(12_345), findings: [] });
    expect(first && findingMessage(first)).toBe(
      '12,345 characters: Gmail refuses signatures of more than 10,000.',
    );
  });
});

test('a picture from the device is advised against, one on the web is not', () => {
  expect(rulesFor('<img src="data:image/png;base64,AAAA">')).toEqual(['embedded-picture']);
  expect(rulesFor('<img src="https://example.com/a.png">')).toEqual([]);
  expect(rulesFor('<td>src="data: is a text</td>'.replaceAll('"', '&quot;'))).toEqual([]);
});

describe('findings about the sample', () => {
  test('names every field that still holds it', () => {
    expect(sampleFindings(SAMPLE_SIGNATURE)).toEqual([
      expect.stringMatching(/^Still our sample: Full Name, Job Title, .*\.$/),
    ]);
  });

  test('leaves out what was changed or cleared', () => {
    const [line] = sampleFindings({ ...SAMPLE_SIGNATURE, fullName: 'Ada', phone: '' });
    expect(line).not.toContain('Full Name');
    expect(line).not.toContain('Phone');
    expect(line).toContain('Email Address');
  });

  test('ends when nothing of it is left', () => {
    expect(sampleFindings(BLANK_SIGNATURE)).toEqual([]);
  });
});

test('the gravest comes first, and the rest keeps its order', () => {
  const html = `${'x'.repeat(9000)}<img src="data:`;
  const rules = formFindings(SAMPLE_SIGNATURE, { html, findings: [UNSAFE] }).map(
    ({ rule }) => rule,
  );
  expect(rules).toEqual(['link-unsafe', 'near-gmail-limit', 'embedded-picture', 'sample-values']);
});

function sampleFindings(data: SignatureData): readonly string[] {
  return formFindings(data, { html: '', findings: [] }).map(findingMessage);
}
