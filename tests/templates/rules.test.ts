import { describe, expect, test } from 'vitest';
import { breaches, countCharacters, RULES } from '../helpers/rules';

/*
 * Each rule is shown something that breaks it: a check that cannot fail is none. `GOOD` breaks no rule; every row below
 * changes one thing in it.
 */

const TEXT =
  'padding:0;font:14px Arial,sans-serif;line-height:20px;mso-line-height-rule:exactly;color:#111111';
const LINK = 'color:#1e5bb8;text-decoration:none';
const GOOD = [
  '<table role="none" lang="en" dir="ltr" width="600" border="0" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%;border-collapse:collapse">',
  `<tr><td width="100" bgcolor="#eeeeee" style="width:84px;padding:0 8px;font-size:0;line-height:0;background-color:#eeeeee">`,
  '<img src="https://example.com/a.png" width="60" height="60" alt="Jane" style="display:block;width:60px;height:60px;border:0"></td>',
  `<td style="${TEXT}">Jane <span style="font-weight:bold">Doe</span><br>`,
  `<a href="tel:+15550104477" style="${LINK}"><span style="${LINK}">555</span></a></td></tr>`,
  '<tr><td height="8" style="height:8px;padding:0;font:1px a"></td></tr>',
  '<tr><td><div>'.replace('<td>', '<td style="padding:0">'),
  '<table role="none" border="0" cellpadding="0" cellspacing="0" style="border-collapse:collapse">',
  `<tr><td style="${TEXT.replace('padding:0', 'padding:4px 0')}">x</td></tr></table></div></td></tr></table>`,
].join('');

const BROKEN: readonly (readonly [rule: number, what: string, from: string, to: string])[] = [
  [1, 'a floating cell', 'padding:0 8px', 'padding:0 8px;display:flex'],
  [1, 'a negative length', 'padding:0 8px', 'padding:0 -8px'],
  [1, 'tight letters', 'font-weight:bold', 'letter-spacing:-3px'],
  [2, 'a class', '<span style', '<span class="a" style'],
  [2, 'an id', '<span style', '<span id="a" style'],
  [2, 'a comment', 'Jane ', 'Jane <!-- x -->'],
  [2, 'a conditional comment', 'Jane ', '<!--[if mso]>x<![endif]-->'],
  [2, 'a script', 'Jane ', '<script>1</script>'],
  [2, 'a style element', 'Jane ', '<style>td{}</style>'],
  [2, 'a form', 'Jane ', '<form><input></form>'],
  [2, 'a drawing', 'Jane ', '<svg></svg>'],
  [2, 'an event handler', '<img ', '<img onerror="x" '],
  [2, 'a printed tbody', '<tr><td width', '<tbody><tr><td width'],
  [3, 'cell spacing', 'cellspacing="0"', 'cellspacing="2"'],
  [3, 'no attribute', 'cellpadding="0" ', ''],
  [3, 'separate borders with room between', 'border-collapse:collapse', 'border-collapse:separate'],
  [3, 'a cell without padding', 'style="height:8px;padding:0;', 'style="height:8px;'],
  [4, 'a padded span', 'font-weight:bold', 'padding:2px'],
  [4, 'a margin', 'font-weight:bold', 'margin:2px'],
  [5, 'cells beside one another', 'padding:0 8px', 'padding:4px 8px'],
  [6, 'a width in the attribute alone', 'width:84px;', ''],
  [6, 'a width in the style alone', '<td width="100"', '<td'],
  [6, 'a width that forgets the padding', 'width:84px', 'width:100px'],
  [6, 'a sized span', 'font-weight:bold', 'width:20px'],
  [6, 'a height in the attribute alone', 'height:8px;', ''],
  [6, 'a wide wrapping cell', 'width="100" bg', 'style="display:inline-block" width="301" bg'],
  [
    6,
    'a table aligned in the style alone',
    '<td style="padding:0">',
    '<td style="text-align:right;padding:0">',
  ],
  [6, 'an attribute for what the style states', '<td width="100"', '<td valign="top" width="100"'],
  [
    6,
    'an alignment that the attribute states otherwise',
    '<td style="padding:0;',
    '<td align="left" style="text-align:right;padding:0;',
  ],
  [7, 'a picture without a height', ' height="60"', ''],
  [7, 'a picture of half pixels', 'width="60"', 'width="60.5"'],
  [7, 'a picture in the line', 'display:block;', ''],
  [7, 'a width that SnappyMail reads as 0', 'height:60px;', 'height:60px;max-width:none;'],
  [7, 'a tracking pixel', 'height:60px;', 'height:60px;max-height:2px;'],
  [7, 'a picture with a border', 'height:60px;border:0', 'height:60px'],
  [8, 'a drawing', 'https://example.com/a.png', 'data:image/svg+xml;base64,AAAA'],
  [8, 'a relative address', 'https://example.com/a.png', '/a.png'],
  [8, 'a script', 'https://example.com/a.png', 'javascript:alert(1)'],
  [10, 'three digits', '#111111', '#111'],
  [10, 'a name', '#111111', 'red'],
  [10, 'transparency', '#111111', 'rgba(0,0,0,.5)'],
  [10, 'capitals', 'bgcolor="#eeeeee"', 'bgcolor="#EEEEEE"'],
  [11, 'a colour in the style alone', 'bgcolor="#eeeeee" ', ''],
  [
    11,
    'a gradient over nothing',
    'background-color:#eeeeee',
    'background-color:#eeeeee;background:linear-gradient(90deg,#eeeeee,#000000)',
  ],
  [12, 'a shadow', 'font-weight:bold', 'text-shadow:0 0 2px #000000'],
  [12, 'opacity', 'background-color:#eeeeee', 'background-color:#eeeeee;opacity:0.5'],
  [12, 'a transform', 'background-color:#eeeeee', 'background-color:#eeeeee;transform:none'],
  [13, 'a thick border', 'padding:0;font:', 'border-left:9px solid #000000;padding:0;font:'],
  [
    13,
    'a border on a table',
    'border-collapse:collapse"><tr><td width',
    'border:1px solid #000000;border-collapse:collapse"><tr><td width',
  ],
  [14, 'a web font first', 'Arial,sans-serif', "'Lobster',Arial"],
  [14, 'text without a font', 'font:14px Arial,sans-serif;', ''],
  [14, 'text without a colour', ';color:#111111', ''],
  [15, 'double quotes', 'Arial,sans-serif', '&quot;Arial&quot;,sans-serif'],
  [15, 'an attribute in single quotes', 'style="font-weight:bold"', "style='font-weight:bold'"],
  [
    16,
    'a line height that the font resets',
    'font:14px Arial,sans-serif;line-height:20px',
    'line-height:20px;font:14px Arial,sans-serif',
  ],
  [16, 'a line height without a unit', 'line-height:20px', 'line-height:1.4'],
  [16, 'text without the rule for Word', 'mso-line-height-rule:exactly;', ''],
  [
    16,
    'the rule beside a picture',
    'line-height:0;',
    'line-height:0;mso-line-height-rule:exactly;',
  ],
  [17, 'a weight that Word shows otherwise', 'font-weight:bold', 'font-weight:500'],
  [17, 'such a weight of a cell', 'font:14px', 'font:500 14px'],
  [18, 'a picture in a line of text', 'font-size:0;line-height:0', 'font-size:14px;line-height:0'],
  [18, 'an odd line', 'line-height:20px', 'line-height:21px'],
  [18, 'text beside a picture', '<img', 'x<img'],
  [19, 'text in a div', '<div>', '<div>x'],
  [19, 'a div around text', 'Jane ', '<div>Jane</div>'],
  [19, 'text outside', '<table role="none" lang', 'x<table role="none" lang'],
  [20, 'a link without a span', `<span style="${LINK}">555</span>`, '555'],
  [
    20,
    'a link without decoration',
    `+15550104477" style="${LINK}"`,
    '+15550104477" style="color:#1e5bb8"',
  ],
  [
    20,
    'a span of another color',
    `<span style="${LINK}">`,
    '<span style="color:#000000;text-decoration:none">',
  ],
  [21, 'a script', 'tel:+15550104477', 'javascript:alert(1)'],
  [21, 'a document', 'tel:+15550104477', 'data:text/html,x'],
  [21, 'a number with blanks', 'tel:+15550104477', 'tel:+1 555'],
  [21, 'a mail with headers', 'tel:+15550104477', 'mailto:a@b.c?bcc=d@e.f'],
  [21, 'an address without a scheme', 'tel:+15550104477', 'www.example.com'],
  [21, 'an address with a name and password', 'tel:+15550104477', 'https://user:pw@example.com'],
  [22, 'a table without a role', '<div><table role="none"', '<div><table'],
  [22, 'no language', ' lang="en"', ''],
  [22, 'no direction', ' dir="ltr"', ''],
  [22, 'a link with a direction', '<a ', '<a dir="ltr" '],
  [
    22,
    'two roots',
    '</table></div></td></tr></table>',
    '</table></div></td></tr></table><table></table>',
  ],
  [23, 'a picture without a text', 'alt="Jane"', 'alt=""'],
  [23, 'a link without a name', '>555<', '><'],
  [25, 'a control character', 'Jane ', 'Jane \u0092'],
  [25, 'a control character behind a reference', 'alt="Jane"', 'alt="J&#1;"'],
  [25, 'another width', 'width="600"', 'width="580"'],
  [25, 'a column of 700', 'width="100" bg', 'width="700" bg'],
  [25, 'an empty cell', '>x</td>', '></td>'],
  [25, 'a cell of blanks', '>x</td>', '> </td>'],
  [25, 'a spacer with a line of text', ';font:1px a', ''],
  [26, 'letters of one pixel', '<span style="font-weight:bold"', '<span style="font-size:1px;"'],
  [
    26,
    'letters of no color',
    '<span style="font-weight:bold"',
    '<span style="color: transparent;"',
  ],
];

test('what keeps all rules is not reported', () => {
  expect(breaches(GOOD)).toEqual([]);
});

describe('what breaks a rule is reported under its number', () => {
  test.each(BROKEN)('%i: %s', (rule, _, from, to) => {
    expect(GOOD).toContain(from);
    const found = breaches(GOOD.replace(from, to));
    expect(found.filter((line) => line.startsWith(`rule ${rule} `))).not.toEqual([]);
  });

  test('9: an embedded picture where pictures are linked', () => {
    const html = GOOD.replace('https://example.com/a.png', 'data:image/png;base64,AAAA');
    expect(breaches(html)).toEqual([]);
    expect(breaches(html, { images: 'link' })).toEqual([expect.stringMatching(/^rule 9 /)]);
  });

  test('24: a white background behind all', () => {
    expect(whiteBackgrounds(white('all of it'))).toHaveLength(1);
    expect(
      whiteBackgrounds(`<table><tr><td>more</td><td>${white('a part')}</td></tr></table>`),
    ).toEqual([]);
  });

  test('and no rule is without such a control', () => {
    const controlled = new Set([...BROKEN.map(([rule]) => rule), 9, 24]);
    expect(RULES.map(({ number }) => number).filter((number) => !controlled.has(number))).toEqual(
      [],
    );
    expect(RULES.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
  });
});

test('a data URL counts as its prefix, whatever its length', () => {
  expect(countCharacters(imageOf('A'.repeat(5000)))).toBe(countCharacters(imageOf('A')));
  expect(countCharacters('<b>x</b>')).toBe(8);
});

function whiteBackgrounds(html: string): readonly string[] {
  return breaches(html).filter((line) => line.startsWith('rule 24 '));
}

function white(inner: string): string {
  return `<table><tr><td bgcolor="#ffffff" style="background-color:#ffffff">${inner}</td></tr></table>`;
}

function imageOf(payload: string): string {
  return `<img src="data:image/png;base64,${payload}">`;
}
