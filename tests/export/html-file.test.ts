import { expect, test } from 'vitest';
import { toDocument } from '../../src/export/html-file';
import { attribute, parseFile, visibleText } from '../helpers/html';
import { named } from '../helpers/rules-markup';

const output = { html: '<table><tr><td>Jane</td></tr></table>' };

test('a file has a doctype, a language, a charset, a title and the signature', () => {
  const file = toDocument(output, { title: 'Email signature', lang: 'en' });
  expect(file.startsWith('<!DOCTYPE html>\n<html lang="en">')).toBe(true);
  const { tags } = parseFile(file);
  const charset = named(tags, 'meta').map((meta) => attribute(meta, 'charset'));
  expect(charset).toContain('utf-8');
  expect(named(tags, 'title').map(({ children }) => children)).toEqual([['Email signature']]);
  expect(file).toContain(`<body>${output.html}</body>`);
});

test('the charset stands within the first 1,024 bytes, where browsers look for it', () => {
  const file = toDocument(output, { title: 'x'.repeat(5000), lang: 'en' });
  expect(file.indexOf('<meta charset')).toBeLessThan(1024);
});

test.each([
  ['</title><script>alert(1)</script>'],
  ['"><img src=x onerror=alert(1)>'],
  ['<!-- '],
  ['&lt;b&gt; & "c" \'d\''],
])('the title %s is text and nothing else', (title) => {
  const { tags, comments } = parseFile(toDocument(output, { title, lang: 'en' }));
  expect(named(tags, 'title').map(({ children }) => visibleText(children))).toEqual([title.trim()]);
  expect(tags.map(({ name }) => name)).toEqual([
    'html',
    'head',
    'meta',
    'meta',
    'title',
    'body',
    'table',
    'tr',
    'td',
  ]);
  expect(comments).toEqual([]);
});

test('a title on several lines, with controls, becomes one clean line', () => {
  const file = toDocument(output, { title: 'Jane\n\u0000Doe\u0092s', lang: 'en' });
  expect(file).toContain('<title>Jane Doe’s</title>');
});

test('a hostile language does not leave its attribute', () => {
  const lang = 'en"><script>alert(1)</script>';
  const [html, ...others] = parseFile(toDocument(output, { title: 'x', lang })).tags;
  expect(html && attribute(html, 'lang')).toBe(lang);
  expect(others.map(({ name }) => name)).not.toContain('script');
});

test('a file in a language that is not known states none', () => {
  const file = toDocument({ html: '' }, { title: '山田 太郎', lang: undefined });
  expect(file).toMatch(/^<!DOCTYPE html>\n<html>\n/);
});
