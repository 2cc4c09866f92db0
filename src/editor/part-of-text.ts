import { LETTER_FLAGS, type LetterFlagName } from '../email/letters';
import { memoizeObject } from '../base/memoize';
import type { SceneAction, StyleChange } from '../scene/actions';
import { BOLD_FROM, ownFont, textLook, type TextLook } from '../scene/kinds/text/text-look';
import { PART_OF_STYLE, type PartStyle } from '../scene/properties/placed-element';
import { present } from '../scene/properties/value-kinds';
import { definitionOf } from '../scene/registry';
import type { SceneElement } from '../scene/scene';
import { changeSpans, runsOf, styleAt, type PartChange } from '../scene/text/spans';
import { findById } from '../scene/selection';
import { typingStyled, type TextEdit, type TextPart } from '../store/canvas/text-edit-slice';
import type { RootState } from '../store/state';
import { selectScene } from './selectors';
import { wholeLook } from './whole-look';

/*
 * While a part of a text is selected in its field, commands and fields for the letters of its element read and change that
 * part; where the caret stands alone, they do so with what is typed next. Both reading and changing pass through this module, so
 * commands and fields need no code for parts.
 */

type Edited = Pick<RootState, 'textEdit'>;

/** What a part of a text may have of its own. */
const OF_PARTS = LETTER_FLAGS.flatMap(({ name, isOfParts }) => (isOfParts ? [name] : []));
const LETTERS: ReadonlySet<string> = new Set([
  'fontFamily',
  'firstFonts',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'color',
  ...OF_PARTS,
]);

/**
 * The element with the looks of the part of it that is selected, or of what is typed next; itself where neither is asked for.
 * Where letters of the part differ, it has their spans.
 */
export function asPart(element: SceneElement, { textEdit }: Edited): SceneElement {
  const part = partOf(textEdit, element);
  if (part === null) return element;
  const read =
    part.start < part.end ? part : { ...ONE, spans: [{ ...ONE, ...typedNext(part, textEdit) }] };
  const { start, end } = read;
  const within = read.spans.filter((span) => span.start < end && span.end > start);
  const isEven = within.every((span) => span.start <= start && span.end >= end);
  return { ...inLetters(element, read), ...(isEven ? {} : { spans: within }) };
}

/** The element in each of the looks that letters of its text have, so that what differs among them differs as among several texts. */
export const looksOf = memoizeObject((element: SceneElement): readonly SceneElement[] => {
  const { content = '', spans } = element;
  const runs = runsOf(content, spans).filter(({ text }) => text.trim() !== '');
  if (spans === undefined || runs.length === 0) return [element];
  return runs.map(({ style }) => inLetters(element, { ...ONE, spans: [{ ...ONE, ...style }] }));
});

/** The element without parts, its letters as all of a part are. */
function inLetters(element: SceneElement, part: Omit<TextPart, 'text'>): SceneElement {
  const { bold, font: fontFamily, firstFonts, size, ...letters } = shared(part);
  const style = present({
    ...letters,
    fontSize: size,
    fontWeight: bold === undefined ? undefined : bold ? 700 : 400,
  });
  const { spans: _all, ...rest } = element;
  const font = fontFamily === undefined ? {} : { fontFamily, firstFonts };
  return { ...rest, style: present({ ...element.style, ...font, ...style }) };
}

/** The action for the part of a text that is selected, where it is about letters; else the action itself. */
export function forPart(action: SceneAction, state: RootState): SceneAction {
  const asked = askedOfPart(action, state);
  if (asked === null || asked.part.start === asked.part.end) return action;
  return setPart(asked.id, asked.part, asked.change);
}

/** The same for a caret that stands alone: it sets the style of what is typed next. Null where the action does not. */
export function forTyping(
  action: SceneAction,
  state: RootState,
): ReturnType<typeof typingStyled> | null {
  const asked = askedOfPart(action, state);
  if (asked === null || asked.part.start < asked.part.end) return null;
  return typingStyled(present({ ...typedNext(asked.part, state.textEdit), ...asked.change }));
}

function askedOfPart(action: SceneAction, state: RootState) {
  const { textEdit } = state;
  if (textEdit === null || action.type !== 'scene/elementsStyled') return null;
  const element = findById(selectScene(state), textEdit.id);
  const part = element === null ? null : partOf(textEdit, element);
  const isOfLetters = Object.keys(action.style).every((key) => LETTERS.has(key));
  if (element === null || part === null || !isOfLetters || !action.ids.includes(element.id)) {
    return null;
  }
  return { id: element.id, part, change: changeOf(action.style, wholeLook(element)) };
}

/** The action that changes a part of a text as it stands in its field. */
export function setPart(id: string, part: TextPart, change: PartChange): SceneAction {
  const { text: content, spans } = part;
  const settings = { content, spans: changeSpans(spans, content, part, change) };
  return { type: 'scene/elementSet', id, settings };
}

/** The key that asks for the link of a part. */
export const LINK_KEY = { key: 'k', mod: true } as const;

/** Where the first link in a part leads. */
export function linkIn({ start, end, spans }: TextPart): string | undefined {
  return spans.find((span) => span.href !== undefined && span.start < end && span.end > start)
    ?.href;
}

/** A part, but not all of it: what is asked of a whole text is its element's. */
export function partOf(edit: TextEdit | null, { id, type }: SceneElement): TextPart | null {
  if (edit?.part === undefined || edit.id !== id) return null;
  const { start, end, text } = edit.part;
  const isWhole = start === 0 && end === text.length;
  return isWhole || definitionOf(type).takesSpans !== true ? null : edit.part;
}

/** A letter that is not typed yet. */
const ONE = { start: 0, end: 1 };

/** The style of what is typed next at a caret. */
function typedNext({ start, text, spans }: TextPart, edit: TextEdit | null): PartStyle {
  return edit?.typing ?? styleAt(text, spans, start);
}

/** What all letters of a part have of their own. */
function shared({
  start,
  end,
  spans,
}: Omit<TextPart, 'text'>): Pick<
  PartChange,
  'font' | 'firstFonts' | 'size' | 'bold' | 'letterSpacing' | 'color' | LetterFlagName
> {
  const within = spans.filter((span) => span.start < end && span.end > start);
  const covered = within.reduce(
    (sum, span) => sum + Math.min(span.end, end) - Math.max(span.start, start),
    0,
  );
  const [first, ...others] = within;
  if (first === undefined || covered < end - start) return {};
  const same = <Key extends keyof PartChange>(key: Key): PartChange[Key] =>
    others.every((span) => span[key] === first[key]) ? first[key] : undefined;
  const letters = OF_PARTS.map((name) => [name, same(name)] as const);
  return {
    font: same('font'),
    firstFonts: same('firstFonts'),
    size: same('size'),
    bold: same('bold'),
    letterSpacing: same('letterSpacing'),
    color: same('color'),
    ...Object.fromEntries(letters),
  };
}

/** A change of style as one of a part: what the whole has anyway is taken away. */
function changeOf(style: StyleChange, whole: TextLook): PartChange {
  const look = textLook(present(style));
  const own = <Value>(key: keyof typeof PART_OF_STYLE, value: Value, of: Value) =>
    key in style ? [[PART_OF_STYLE[key], value === of ? undefined : value]] : [];
  const font = { font: undefined, firstFonts: undefined, ...ownFont(look, whole) };
  return Object.fromEntries([
    ...('fontFamily' in style ? Object.entries(font) : []),
    ...own('fontSize', look.size, whole.size),
    ...own('fontWeight', look.weight >= BOLD_FROM, whole.weight >= BOLD_FROM),
    ...OF_PARTS.flatMap((name) => own(name, look[name], whole[name])),
    ...own('letterSpacing', look.letterSpacing, whole.letterSpacing),
    ...own('color', look.color, whole.color),
  ]) as PartChange;
}
