import { describe, expect, test } from 'vitest';
import { asPart } from '../../src/editor/part-of-text';
import { sharedLook } from '../../src/editor/panels/shared-value';
import { planStep } from '../../src/editor/steps';
import type { StyleChange } from '../../src/scene/actions';
import { reduceScene } from '../../src/scene/reduce-scene';
import type { ElementStyle, TextSpan } from '../../src/scene/scene';
import { textPartChosen } from '../../src/store/canvas/text-edit-slice';
import { beginTextEdit } from '../../src/editor/commands/texts/edit-text';
import { designer } from '../helpers/designer';

/** Someone who has selected the letters from `start` to `end` in a text. */
function selecting(
  start: number,
  end: number,
  { spans, style = {} }: { spans?: readonly TextSpan[]; style?: ElementStyle } = {},
) {
  const content = 'Two fonts';
  const someone = designer().has('text', 'a', { content, style, ...(spans && { spans }) });
  const { store, find } = someone.selects('a');
  store.dispatch(beginTextEdit({ id: 'a', caret: null }));
  const part = { start, end, text: content, spans: spans ?? [] };
  store.dispatch(textPartChosen(part));
  return {
    part: () => asPart(found(find('a')), store.getState()),
    shown: () => asPart(found(find('a')), store.getState()).style,
    sets: (change: StyleChange) => {
      const action = { type: 'scene/elementsStyled', ids: ['a'], style: change } as const;
      const step = planStep(store.getState(), action, 'Font');
      if (step !== null) store.dispatch(step);
      return found(find('a'));
    },
  };
}

function found<T>(element: T | undefined): T {
  if (element === undefined) throw new Error('The text is gone');
  return element;
}

const GEORGIA = { fontFamily: 'Georgia', firstFonts: null } as const;

describe('the font of letters that are selected', () => {
  test('is set for them alone', () => {
    const { spans, style } = selecting(4, 9).sets(GEORGIA);
    expect(spans).toEqual([{ start: 4, end: 9, font: 'Georgia' }]);
    expect(style.fontFamily).toBeUndefined();
  });

  test('is that of the whole text where all of it is selected', () => {
    const { spans, style } = selecting(0, 9, {
      spans: [{ start: 4, end: 9, font: 'Verdana' }],
    }).sets(GEORGIA);
    expect(spans).toBeUndefined();
    expect(style.fontFamily).toBe('Georgia');
  });

  test('is shown in place of that of the text, with what emails name first', () => {
    const style = { fontFamily: 'Arial', firstFonts: 'Aptos' } as const;
    const spans = [{ start: 4, end: 9, font: 'Georgia' }] as const;
    expect(selecting(4, 9, { spans, style }).shown()).toEqual({ fontFamily: 'Georgia' });
    const behind = [{ start: 4, end: 9, font: 'Georgia', firstFonts: 'Cambria' }] as const;
    expect(selecting(5, 7, { spans: behind, style }).shown()).toEqual({
      fontFamily: 'Georgia',
      firstFonts: 'Cambria',
    });
    // Of letters with several, that of the text.
    expect(selecting(2, 9, { spans, style }).shown()).toEqual(style);
  });

  test('leaves nothing behind where it becomes that of the text', () => {
    const spans = [{ start: 4, end: 9, font: 'Georgia', firstFonts: 'Cambria' }] as const;
    expect(selecting(4, 9, { spans }).sets({ fontFamily: 'Arial', firstFonts: null }).spans).toBe(
      undefined,
    );
  });

  test('is one of its own where the text has another before it', () => {
    const { spans } = selecting(4, 9, { style: { firstFonts: 'Aptos' } }).sets({
      fontFamily: 'Arial',
      firstFonts: null,
    });
    expect(spans).toEqual([{ start: 4, end: 9, font: 'Arial' }]);
  });

  test('stays as it is where only their weight changes, and so do their other looks where it changes', () => {
    const spans = [{ start: 4, end: 9, font: 'Georgia' }] as const;
    expect(selecting(4, 9, { spans }).sets({ fontWeight: 700 }).spans).toEqual([
      { start: 4, end: 9, font: 'Georgia', bold: true },
    ]);
    const bold = [{ start: 4, end: 9, bold: true }] as const;
    expect(selecting(4, 9, { spans: bold }).sets(GEORGIA).spans).toEqual([
      { start: 4, end: 9, font: 'Georgia', bold: true },
    ]);
  });
});

describe('the size and the spacing of letters that are selected', () => {
  const spans = [{ start: 4, end: 9, size: 20, letterSpacing: 2 }] as const;

  test('are set for them alone, and removed where the whole text has the same', () => {
    const { sets } = selecting(4, 9);
    expect(sets({ fontSize: 20 }).spans).toEqual([{ start: 4, end: 9, size: 20 }]);
    expect(sets({ letterSpacing: 2 }).style).toEqual({});
    expect(selecting(4, 9, { spans }).sets({ fontSize: 14, letterSpacing: null }).spans).toBe(
      undefined,
    );
  });

  test('are shown in place of those of the text', () => {
    expect(selecting(5, 7, { spans }).shown()).toEqual({ fontSize: 20, letterSpacing: 2 });
    expect(selecting(3, 7, { spans, style: { fontSize: 11 } }).shown()).toEqual({ fontSize: 11 });
  });
});

const CONTENT = 'Two fonts';

const text = (spans: readonly TextSpan[]) =>
  found(designer().has('text', 'a', { content: CONTENT, style: {}, spans }).find('a'));

interface Styled {
  readonly style: ElementStyle;
}

const size = ({ style }: Styled) => style.fontSize ?? 14;
const weight = ({ style }: Styled) => style.fontWeight ?? 400;
const font = ({ style }: Styled) => style.fontFamily ?? 'Arial';
const color = ({ style }: Styled) => style.color ?? '#333333';

describe('looks in which letters differ', () => {
  const spans = [
    { start: 0, end: 3, size: 24, bold: true },
    { start: 4, end: 9, size: 24, color: '#b91c1c', font: 'Georgia' },
  ] as const;

  test('are mixed for a text as for several texts', () => {
    expect(sharedLook([text([spans[0]])], size)).toBe(null);
    expect(sharedLook([text([spans[0]])], weight)).toBe(null);
    expect(sharedLook([text([spans[0]])], color)).toBe('#333333');
    expect(sharedLook([text([spans[1]])], color)).toBe(null);
    expect(sharedLook([text([spans[1]])], font)).toBe(null);
  });

  test('are those of all words where these are alike, whatever the blanks between them are', () => {
    expect(sharedLook([text(spans)], size)).toBe(24);
    expect(sharedLook([text(spans)], weight)).toBe(null);
  });

  test('are mixed for words that are selected, too, and one where these are alike', () => {
    expect(sharedLook([selecting(1, 7, { spans }).part()], font)).toBe(null);
    expect(sharedLook([selecting(5, 7, { spans }).part()], font)).toBe('Georgia');
    expect(sharedLook([selecting(0, 3, { spans }).part()], size)).toBe(24);
    expect(sharedLook([selecting(0, 3, { spans }).part()], weight)).toBe(700);
  });

  test('become one for the whole text where one is chosen', () => {
    const action = { type: 'scene/elementsStyled', ids: ['a'], style: { fontSize: 14 } } as const;
    const { scene } = designer().has('text', 'a', { content: CONTENT, style: {}, spans });
    const [changed] = reduceScene(scene(), action).elements;
    expect(found(changed).spans?.some((span) => span.size !== undefined)).toBe(false);
    expect(sharedLook([found(changed)], size)).toBe(14);
  });
});
