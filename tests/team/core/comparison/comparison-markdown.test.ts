import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComparedPerson } from '../../../../src/team/core/comparison/comparison';
import { NO_COUNTS } from '../../../../src/team/core/comparison/comparison-counts';
import { comparisonMarkdown } from '../../../../src/team/core/comparison/comparison-markdown';

function written(people: readonly ComparedPerson[], name = 'Northwind'): string {
  const page = comparisonMarkdown(name, '2026-06-05');
  for (const person of people) page.add(person);
  return page.end({ ...NO_COUNTS, changed: people.length });
}

function personWith(name: string, line = name): ComparedPerson {
  return {
    address: 'ann@example.com',
    name,
    change: 'changed',
    lines: { removed: [line], added: ['Head Baker'] },
    before: null,
    after: '<table></table>',
  };
}

/** What is left without blocks and spans of code, by CommonMark: a fence ends with one as long, a span with a run as long. */
function outsideOfCode(markdown: string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, run = ''] = /^ {2}(`{3,})/.exec(line) ?? [];
    if (fence === '' && run !== '') fence = run;
    else if (fence !== '' && run.length >= fence.length && line.trim() === run) fence = '';
    else if (fence === '') lines.push(line);
  }
  expect(fence).toBe('');
  return lines.join('\n').replace(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
}

const WITHOUT_WORDS = [
  '### What the next run does with ',
  '**0 new, 1 changed, 0 leaving, 0 as before.** Compared with the run of 2026-06-05.',
  '- Changed:  ',
  '',
].join('\n\n');

describe('a comparison as Markdown', () => {
  test('has who changes, and the lines that go and come', () => {
    const same = { ...personWith('Joe'), change: 'same' } as const;
    expect(written([personWith('Ann Poe', 'Baker'), same])).toContain(
      [
        '- Changed: ` ann@example.com ` ` Ann Poe `',
        '',
        '  ```diff',
        '  - Baker',
        '  + Head Baker',
        '  ```',
      ].join('\n'),
    );
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1)) @octocat #1 https://evil.example',
    '``` ```` `',
    'a\n## A heading\n```\n::error::x\n',
    '::set-output name=plan::x',
    '##[add-mask]a',
    '\u202eevil',
    '|a|b|',
  ])('holds %j as nothing but text', (text) => {
    const markdown = written([personWith(text)], text);
    expect(outsideOfCode(markdown).replace(/\n{3,}/g, '\n\n')).toBe(WITHOUT_WORDS);
    expect(markdown).not.toMatch(/^\s*(?:::|##\[)/m);
    expect(markdown).not.toContain('\u202e');
  });

  test('holds any name and any line as nothing but text', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('`', '``', '\n', '<b>', '*', 'a', ' ', '~~~', '\r'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, text, text, (title, name, line) => {
        const rest = outsideOfCode(written([personWith(name, line)], title));
        expect(rest.replace(/[ \n]+/g, ' ')).toBe(WITHOUT_WORDS.replace(/[ \n]+/g, ' '));
      }),
    );
  });

  test('stays within what GitHub takes for a comment, and counts the rest', () => {
    const many = Array.from({ length: 3000 }, () => personWith('Ann Poe'));
    const markdown = written(many);
    expect(markdown.length).toBeLessThan(65_536);
    const shown = markdown.match(/^- Changed/gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(300);
    expect(markdown).toContain(`And ${(3000 - shown).toLocaleString('en')} more.`);
  });
});
