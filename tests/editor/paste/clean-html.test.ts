import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../src/editor/paste/clean-html';
import { readSpans, runsOf } from '../../../src/scene/text/spans';

/** As a browser does it: tests/browser/decode-reference.test.ts tries that. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&copy': '©',
  '&copy;': '©',
  '&nbsp;': '\u00a0',
  '&uuml;': 'ü',
  '&#8211;': '–',
  '&#x2014;': '—',
  '&hellip;': '…',
  '&#106;': 'j',
};

const decode = (reference: string): string => REFERENCES[reference] ?? reference;
const cleaned = (html: string) => cleanHtml(html, decode);

/** What is left, each run that stands out with what it has. */
function left(html: string): string {
  const { text, spans } = cleaned(html);
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
    [
      'colors as they were before dark mode',
      '<p data-ogsc="rgb(122, 62, 16)" style="color:rgb(240, 178, 130) !important">Tove</p>' +
        '<p>keeper of sails</p><p><font color="#d0d0ff" data-ogac="#1d4ed8">blue</font></p>',
      '[Tove|#7a3e10]\nkeeper of sails\n[blue|#1d4ed8]',
    ],
    [
      'no color where there was none before dark mode',
      '<p>all but <span data-ogsc="" style="color:rgb(200, 200, 200)">one</span></p>',
      'all but one',
    ],
    ['not the color of the page', '<p style="color:#202122">all of it</p>', 'all of it'],
    ['not a style that sets plain letters', '<b style="font-weight:normal">plain</b>', 'plain'],
    ['lines of blocks', '<p>a</p><p>b<br>c</p><ul><li>d</li></ul>', 'a\nb\nc\n• d'],
    [
      'the marks of lists',
      '<ul>\n<li> <b>a</b></li><li></li><li>b<ol start="3"><li>c<li>d</ol></li><li>e</ul><ol><li>f</ol>g',
      '• [a|true]\n• b\n3. c\n4. d\n• e\n1. f\ng',
    ],
    [
      'no marks where a list shows none',
      '<ul style="list-style: none"><li>a</li></ul><ul><li style="list-style-type:none">b</li></ul>',
      'a\nb',
    ],
    [
      'lines of the source where they are shown as such',
      '<pre>a\nb</pre><span style="white-space: pre-wrap">c\n<b>d\ne</b></span><i style="white-space-collapse:preserve">\nf</i> g\nh',
      'a\nb\nc\n[d|true]\n[e|true]\n[f|true] g h',
    ],
    ['blanks folded', ' a\n\t  b&nbsp; c ', 'a b c'],
    ['letters by their names', 'M&uuml;ller &copy 2026', 'Müller © 2026'],
    [
      'an address in which a name of a letter is none',
      '<a href="https://example.com/?a=1&copy=2">a</a>',
      '[a|true https://example.com/?a=1&copy=2]',
    ],
    [
      'cells of a row beside one another, rows one below the other',
      '<table><tr><td>Phone</td><td><b>+1 555</b></td></tr><tr><td>Fax</td>\n<td>2</td></tr></table>',
      'Phone [+1 555|true]\nFax 2',
    ],
    [
      'cells as Word and Excel have them',
      '<table><tr><td><p>Phone</p></td><td>\n<p>1</p><p>2</p></td></tr></table><p>End</p>',
      'Phone 1\n2\nEnd',
    ],
    ['cells without ends', '<table><tr><th>a<td>b<tr><td>c</table>d', 'a b\nc\nd'],
    [
      'blocks in blocks',
      '<ul><li><p>a</p></li><li>b</li></ul><dl><dt>c<dd>d</dl>e',
      '• a\n• b\nc\nd\ne',
    ],
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
    expect(cleaned(html)).toEqual({ text: 'ab', spans: [], hasMarks: false });
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
        const { text, spans } = cleaned(source);
        expect(readSpans(spans, text)).toEqual(spans);
      }),
    );
  });
});
