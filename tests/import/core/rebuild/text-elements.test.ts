import { describe, expect, test } from 'vitest';
import { completeSignature, type PersonInput } from '../../../../src/model/person/signature';
import { binderOf } from '../../../../src/import/core/rebuild/bind';
import type { PageLine, PageText } from '../../../../src/import/core/rebuild/page';
import { textElements } from '../../../../src/import/core/rebuild/text-elements';
import { pageOf, type RowSpec, type RunSpec } from '../../../helpers/pages';

const PERSON: PersonInput = {
  fullName: 'Jane Doe',
  jobTitle: 'Head of Design',
  email: 'jane@example.com',
  phone: '+1 555 0100',
};

/** The elements that a block of these lines becomes; `change` sets in each line what pageOf cannot state. */
function elements(
  rows: readonly RowSpec[],
  change: (line: PageLine, at: number) => PageLine = (line) => line,
  person: PersonInput = PERSON,
) {
  const [text] = pageOf(rows).items;
  if (text?.kind !== 'text') throw new Error('No text');
  return textElements(
    { ...text, lines: text.lines.map(change) },
    binderOf(completeSignature(person)),
  ).map(({ draft }) => draft);
}

const height = (line: PageLine): PageLine => ({ ...line, height: 14 });

describe('words that are the value of one field', () => {
  test('are the element of that field, and hold no words', () => {
    const [name, ...others] = elements(['Jane Doe']);
    expect(others).toEqual([]);
    expect(name).toMatchObject({
      type: 'name',
      style: { fontSize: 14, color: '#333333', textAlign: 'left' },
    });
    expect(name).not.toHaveProperty('content');
  });

  test('and lead elsewhere keep their link, but for what can be called or written to', () => {
    const href = 'https://example.com/jane';
    expect(elements([['Jane Doe', { href }]])).toMatchObject([{ type: 'name', href }]);
    expect(elements([['jane@example.com', { href }]])).toMatchObject([
      { type: 'text', spans: [{ start: 0, end: 16, href, field: 'email' }] },
    ]);
    expect(elements([['jane@example.com', { href: 'mailto:jane@example.com' }]])).toMatchObject([
      { type: 'email' },
    ]);
  });

  test('and have no link are a part of a text, as their element would make a link', () => {
    for (const words of ['jane@example.com', '+1 555 0100']) {
      const [text] = elements([words]);
      expect(text).toMatchObject({ type: 'text', content: words });
      expect(text?.spans?.map(({ field, href }) => [typeof field, href])).toEqual([
        ['string', undefined],
      ]);
    }
  });

  test('keep a link that differs from that of the field in its scheme alone', () => {
    const person = { website: 'www.doe.example' };
    const linked = (href: string) => elements([['www.doe.example', { href }]], undefined, person);
    expect(linked('https://www.doe.example/')).toMatchObject([{ type: 'website' }]);
    const href = 'http://www.doe.example';
    expect(linked(href)).toMatchObject([{ type: 'text', spans: [{ href, field: 'website' }] }]);
  });

  test('beside others are a part of a text, bound to it', () => {
    expect(elements(['Call +1 555 0100'])).toMatchObject([
      { type: 'text', content: 'Call +1 555 0100', spans: [{ start: 5, end: 16, field: 'phone' }] },
    ]);
  });
});

describe('a text', () => {
  test('keeps what letters have of their own', () => {
    const own = {
      weight: 700,
      italic: true,
      underline: true,
      color: '#ff0000',
      size: 16,
      letterSpacing: 1,
      smallCaps: true,
    } as const;
    const [text] = elements([[['Words and more words of a line '], ['here', own]]]);
    expect(text?.spans).toEqual([
      {
        start: 31,
        end: 35,
        bold: true,
        italic: true,
        underline: true,
        color: '#ff0000',
        size: 16,
        letterSpacing: 1,
        smallCaps: true,
      },
    ]);
  });

  test('keeps a font of some letters, and what it stands for where the designer has only one like it', () => {
    const spansIn = (...runs: readonly RunSpec[]) =>
      elements([[['Most words of a line '], ...runs]])[0]?.spans;
    expect(spansIn(['in', { family: 'Georgia, serif' }])).toEqual([
      { start: 21, end: 23, font: 'Georgia' },
    ]);
    expect(spansIn(['in', { family: 'Cambria, Georgia' }])).toEqual([
      { start: 21, end: 23, font: 'Georgia', firstFonts: 'Cambria' },
    ]);
    // Another stack that leads to the same font is none.
    expect(spansIn(['in', { family: 'arial, helvetica' }])).toBeUndefined();
    const behind = elements([
      [
        ['Most words of a line ', { family: 'Calibri' }],
        ['in', { family: 'Arial' }],
      ],
    ]);
    expect(behind).toMatchObject([
      {
        style: { fontFamily: 'Arial', firstFonts: 'Calibri' },
        spans: [{ start: 21, end: 23, font: 'Arial' }],
      },
    ]);
  });

  test('has the look of most of its letters', () => {
    const look = {
      weight: 700,
      italic: true,
      underline: true,
      letterSpacing: 2,
      smallCaps: true,
      family: 'Georgia',
    } as const;
    const [text] = elements([[['Words', look]]]);
    expect(text).toMatchObject({
      style: {
        fontWeight: 700,
        italic: true,
        underline: true,
        letterSpacing: 2,
        smallCaps: true,
        fontFamily: 'Georgia',
      },
    });
    expect(text?.spans).toBeUndefined();
  });

  test('that leads where no mail may is no link', () => {
    expect(elements([['Words', { href: 'javascript:alert(1)' }]])[0]?.spans).toBeUndefined();
  });
});

describe('lines', () => {
  test('in the same letters are one text, those in others another', () => {
    const made = elements([
      'One',
      'Two',
      ['Large', { size: 20 }],
      ['Georgia', { family: 'Georgia' }],
    ]);
    expect(made.map(({ content }) => content)).toEqual(['One\nTwo', 'Large', 'Georgia']);
  });

  test('that stand at odd distances are texts of their own', () => {
    const made = elements(['One', 'Two'], (line, at) => ({ ...line, y: at * 19 }));
    expect(made.map(({ content }) => content)).toEqual(['One', 'Two']);
  });

  test.each(['smallCaps', 'letterSpacing'] as const)('that differ in %s are too', (name) => {
    const made = elements([
      'One',
      ['Two', name === 'smallCaps' ? { smallCaps: true } : { letterSpacing: 2 }],
    ]);
    expect(made).toHaveLength(2);
  });

  test('between which a blank one stands stay together, and blank ones at the ends are left out', () => {
    const made = elements(['One', '\u00a0', 'Two', '\u00a0']);
    expect(made.map(({ content }) => content)).toEqual(['One\n\u00a0\nTwo']);
    expect(made[0]?.height).toBe(54);
  });

  test('that were full go on as a paragraph, as wide as its room', () => {
    const [text] = elements(['Words that', 'go on'], (line, at) => ({
      ...line,
      ends: at === 0 ? 'blank' : 'break',
    }));
    expect(text).toMatchObject({ content: 'Words that go on', wrap: true });
    expect(text).not.toHaveProperty('autoWidth');
  });

  test('that break within a word keep the break, but for one behind a hyphen', () => {
    expect(elements(['Donau', 'dampf'], broken)[0]).toMatchObject({
      content: 'Donau\ndampf',
      autoWidth: true,
    });
    expect(elements(['Donau-', 'dampf'], broken)[0]).toMatchObject({
      content: 'Donau-dampf',
      wrap: true,
    });
  });

  test('a word of the person that was broken is found all the same', () => {
    const made = elements(['Jane', 'Doe'], (line) => ({ ...line, ends: 'blank' }));
    expect(made).toMatchObject([{ type: 'name', wrap: true }]);
  });
});

describe('the box of a text', () => {
  test('is never narrower than an element may be, and keeps to the side that its words keep to', () => {
    expect(at('left')).toEqual([100, 10]);
    expect(at('center')).toEqual([97, 10]);
    expect(at('right')).toEqual([94, 10]);
  });

  test('has an even line height, that of CSS where one is given', () => {
    expect(elements(['One'])[0]).toMatchObject({ height: 18, style: { lineHeight: 18 } });
    expect(elements(['One'], (line) => ({ ...line, lineHeight: 25 }))[0]?.style.lineHeight).toBe(
      24,
    );
    expect(
      elements(['One'], (line) => ({ ...height(line), lineHeight: 3 }))[0]?.style.lineHeight,
    ).toBe(8);
  });

  test('sets letters where they were seen, however high their line is', () => {
    for (const [lineHeight, letters, at] of [
      [17.64, 14, 44.19],
      [16, 13, 30],
      [19.5, 15, 61.81],
    ] as const) {
      const [made] = elements(['One'], (line) => ({
        ...line,
        y: at,
        height: letters,
        lineHeight,
      }));
      const { y = 0, style: { lineHeight: set = 0 } = {} } = made ?? {};
      expect(y + Math.floor((set - letters) / 2)).toBe(Math.round(at));
    }
  });
});

function broken(line: PageLine): PageLine {
  return { ...line, ends: 'midword' };
}

/** Where two narrow letters stand, and how wide their element is. */
function at(align: PageText['align']) {
  const [text] = pageOf(['Hi']).items;
  if (text?.kind !== 'text') throw new Error('No text');
  const lines = text.lines.map((line) => ({ ...line, x: 100, width: 4 }));
  const [made] = textElements({ ...text, align, lines }, binderOf(completeSignature({})));
  return [made?.draft.x, made?.draft.width];
}
