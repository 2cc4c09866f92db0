import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../src/editor/clean-html';
import { readSpans, runsOf } from '../../src/scene/spans';

/** What is left, each run that stands out with what it has. */
function left(html: string): string {
  const { text, spans } = cleanHtml(html);
  return runsOf(text, spans)
    .map(({ text: words, style }) =>
      Object.keys(style).length === 0 ? words : `[${words}|${Object.values(style).join(' ')}]`,
    )
    .join('');
}

describe('what is left of pasted HTML', () => {
  test.each([
    ['letters that are bold', 'a <b>b</b> <strong>c</strong>', 'a [b|true] [c|true]'],
    ['styles in words', 'a <span style="font-weight: 700">b</span>', 'a [b|true]'],
    [
      'a link, underlined',
      'see <a href="https://example.com/?a=1&amp;b=2">us</a>',
      'see [us|true https://example.com/?a=1&b=2]',
    ],
    [
      'a color that stands out',
      'all but <font color="#b91c1c">one</font>',
      'all but [one|#b91c1c]',
    ],
    ['not the color of the page', '<p style="color:#202122">all of it</p>', 'all of it'],
    ['not what says that letters are plain', '<b style="font-weight:normal">plain</b>', 'plain'],
    ['lines of blocks', '<p>a</p><p>b<br>c</p><ul><li>d</li></ul>', 'a\nb\nc\nd'],
    ['blanks folded', ' a\n\t  b&nbsp; c ', 'a b c'],
    ['signs', '&lt;b&gt; &#8211; &#x2014; &hellip; &unknown;', '<b> – — … &unknown;'],
    ['what the browser marked', 'x<!--StartFragment--><i>y</i><!--EndFragment-->z', '[y|true]'],
    ['an end that nothing began', 'a</b>b</p>', 'ab'],
  ])('%s', (_name, html, expected) => {
    expect(left(html)).toBe(expected);
  });

  test.each([
    ['a script', 'a<script>alert("<b>1</b>")</script>b'],
    ['a style sheet', 'a<style>b { color: red }</style>b'],
    ['a picture', 'a<img src=x onerror=alert(1)>b'],
    ['a comment', 'a<!-- <script>x</script> -->b'],
    ['a script that never ends', 'ab<script>alert(1)'],
    ['a handler', '<span onclick="alert(1)" style="font-family:x">ab</span>'],
    ['a link that runs', '<a href="javascript:alert(1)">ab</a>'],
    ['a link that hides what it runs', '<a href="&#106;avascript:alert(1)">ab</a>'],
  ])('is nothing of %s', (_name, html) => {
    expect(cleanHtml(html)).toEqual({ text: 'ab', spans: [] });
  });

  test('is a text with sound spans, whatever is pasted', () => {
    const piece = fc.constantFrom<string[]>(
      '<b>',
      '</b>',
      '<a href="x.com">',
      '</a>',
      '<p>',
      '<!--',
      '-->',
      '<script',
      '>',
      '"',
      "'",
      '<span style="color:red;font-weight:bold">',
      '</span>',
      '&amp;',
      '&#0;',
      ' ',
      'a',
      '\ud83d',
    );
    const html = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(html, (source) => {
        const { text, spans } = cleanHtml(source);
        expect(readSpans(spans, text)).toEqual(spans);
      }),
    );
  });
});
