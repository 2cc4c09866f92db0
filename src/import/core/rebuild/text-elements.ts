import { lettersApart, PLAIN_LETTERS } from '../../../email/letters';
import { type BoundField } from '../../../model/person/bound-field-ids';
import { isContactField, isPersonField } from '../../../model/person/text-fields';
import { addressHref } from '../../../model/person/web/address-href';
import { BOLD_FROM, ownFont } from '../../../scene/kinds/text/text-look';
import { boundsOf, type Rect } from '../../../scene/geometry';
import type { ElementStyle, PartStyle } from '../../../scene/scene';
import { isSame } from '../../../scene/operations/same';
import { spansOf } from '../../../scene/text/spans';
import { SCENE_LIMITS } from '../../../scene/limits';
import { definitionOf, ELEMENT_TYPES, type ElementType } from '../../../scene/registry';
import type { Binder } from './bind';
import { canBreakBetween } from './can-break-between';
import type { DraftElement, Drafted } from './drafted';
import { firstFontsOf, fontNameOf } from './font-names';
import { evenAlpha } from './see-through';
import type { PageLine, PageLook, PageRun, PageText } from './page';

/** The types that show a field by themselves. */
const TYPE_OF: ReadonlyMap<string, ElementType> = new Map(
  ELEMENT_TYPES.flatMap((type) => {
    const { follows } = definitionOf(type);
    return follows !== undefined && isPersonField(follows) ? [[follows, type] as const] : [];
  }),
);

/** A block of text as elements: one for each run of lines in letters of the same size. */
export function textElements(
  text: PageText,
  bind: Binder,
): readonly Pick<Drafted, 'draft' | 'seen'>[] {
  return groupsOf(text.lines).map((lines) => ({
    draft: textElement(text, lines, bind),
    seen: lettersBox(lines.filter((line) => !isBlank(line))),
  }));
}

/** Where letters are seen: of a line, as much of its height as they are large. */
function lettersBox(lines: readonly PageLine[]): Rect {
  const bands = lines.map(({ runs, ...line }) => {
    const { size } = mainLook(runs);
    const height = Math.min(size, line.height);
    return { ...line, y: line.y + (line.height - height) / 2, height };
  });
  return boundsOf(bands) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Lines that follow one another in the same letters, blank ones between them too. */
function groupsOf(lines: readonly PageLine[]): readonly (readonly PageLine[])[] {
  const groups: PageLine[][] = [];
  let blanks: PageLine[] = [];
  for (const line of lines) {
    if (isBlank(line)) {
      blanks.push(line);
      continue;
    }
    const group = groups.at(-1);
    const above = group?.findLast((each) => !isBlank(each));
    const steps = blanks.length + 1;
    if (group !== undefined && above !== undefined && goesOn(above, line, steps))
      group.push(...blanks, line);
    else groups.push([line]);
    blanks = [];
  }
  return groups;
}

/** Whether a line is one of hard blanks at most. */
function isBlank({ runs }: PageLine): boolean {
  return runs.every(({ text }) => text.trim() === '');
}

/** How far lines may lie from where the designer sets them, in px. */
const LOOSE = 0.25;

/** Whether a line is as far below another as the designer sets lines of one text: by an even height. */
function isEvenBelow(above: PageLine, line: PageLine, steps: number): boolean {
  const pitch = (line.y - above.y) / steps;
  return line.height !== above.height || Math.abs(pitch - evenNear(pitch)) * steps <= LOOSE;
}

function goesOn(above: PageLine, line: PageLine, steps: number): boolean {
  const [one, other] = [mainLook(above.runs), mainLook(line.runs)];
  // Where a line was full, its words go on.
  if (above.ends !== 'break') return true;
  return (
    isEvenBelow(above, line, steps) &&
    one.size === other.size &&
    one.family === other.family &&
    one.smallCaps === other.smallCaps &&
    one.letterSpacing === other.letterSpacing &&
    above.lineHeight === line.lineHeight
  );
}

/** The look that most letters have, of those in the size that most of them have: letters of a name may each have a color. */
function mainLook(runs: readonly PageRun[]): PageLook {
  const size = mostOf(runs, (look) => look.size);
  return (
    mostOf(
      runs.filter((run) => run.size === size),
      ({ text: _text, written: _written, href: _href, ...look }) => look,
    ) ?? NO_LOOK
  );
}

/** What most letters have. */
function mostOf<T>(runs: readonly PageRun[], read: (run: PageRun) => T): T | undefined {
  const letters = new Map<string, { readonly value: T; count: number }>();
  for (const run of runs) {
    const value = read(run);
    const key = JSON.stringify(value);
    const same = letters.get(key) ?? { value, count: 0 };
    same.count += run.text.trim().length;
    letters.set(key, same);
  }
  const [most] = [...letters.values()].toSorted((one, other) => other.count - one.count);
  return most?.value;
}

const NO_LOOK: PageLook = {
  family: '',
  size: 14,
  weight: 400,
  ...PLAIN_LETTERS,
  color: '#000000',
  ownColor: '#000000',
  alpha: 1,
  letterSpacing: 0,
};

interface Letter {
  readonly look: PageLook;
  readonly href: string | null;
}

function textElement(
  block: PageText,
  given: readonly PageLine[],
  { bind, textOf, isLinkOf }: Binder,
): DraftElement {
  const { lines, style: alpha } = evenAlpha(given);
  const look = mainLook(lines.flatMap(({ runs }) => runs));
  const { text, letters, broken } = joinedLines(lines);
  const fields = bind({ text, broken, hrefs: letters.map(({ href }) => href) });
  const box = boxOf(block, lines);
  const style = { ...styleOf(look, block, box.lineHeight), ...alpha };
  const { lineHeight: _height, ...placed } = box;
  const [field] = fields;
  const [{ href }] = [letters[0] ?? { look, href: null }];
  const isPlain = letters.every((letter) => isSame(letter.look, look) && letter.href === href);
  const isOneField = field != null && fields.every((each) => each === field);
  const type = field == null ? undefined : TYPE_OF.get(field);
  const isOwn = href !== null && field != null && !isLinkOf(field, href);
  // An element has the link of its field. Words that can be called or written to are a part of a text where they have none,
  // and where they lead elsewhere, as they do so only as long as they stand.
  const isApart = (isOwn || href === null) && field != null && isContactField(field);
  if (isOneField && isPlain && type !== undefined && !isApart && textOf(field) === text) {
    return { type, ...placed, style, ...(isOwn && addressHref(href) !== null && { href }) };
  }
  const spans = spansOf(
    text,
    letters.map((letter, at) => partOf(letter, look, fields[at] ?? null)),
  );
  return { type: 'text', ...placed, content: text, ...(spans.length > 0 && { spans }), style };
}

/** Lines as one text: where one was full it goes on, but within a word that the designer would not break it is `broken`. */
function joinedLines(lines: readonly PageLine[]): {
  readonly text: string;
  readonly letters: readonly Letter[];
  readonly broken: ReadonlySet<number>;
} {
  let text = '';
  const letters: Letter[] = [];
  const broken = new Set<number>();
  const append = (words: string, letter: Letter): void => {
    for (let at = 0; at < words.length; at++) letters.push(letter);
    text += words;
  };
  for (const [index, { runs, ends }] of lines.entries()) {
    for (const { text: words, written: _written, href, ...look } of runs)
      append(words, { look, href });
    const last = letters.at(-1);
    if (index === lines.length - 1 || last === undefined) continue;
    if (ends === 'blank') append(' ', last);
    else if (ends === 'break' || !goesOnIn(lines[index + 1], text)) {
      if (ends === 'midword') broken.add(text.length);
      append('\n', last);
    }
  }
  return { text, letters, broken };
}

/** Whether the designer, too, ends a line behind this text where this line goes on with it. */
function goesOnIn(next: PageLine | undefined, text: string): boolean {
  return next !== undefined && canBreakBetween(text, textOfLine(next));
}

function textOfLine({ runs }: PageLine): string {
  return runs.map(({ text }) => text).join('');
}

/** What a letter has of its own. */
function partOf({ look, href }: Letter, whole: PageLook, field: BoundField | null): PartStyle {
  const bold = look.weight >= BOLD_FROM;
  return {
    ...(bold !== whole.weight >= BOLD_FROM && { bold }),
    ...ownFont(fontOf(look), fontOf(whole)),
    ...lettersApart(look, whole),
    ...(look.color !== whole.color && { color: look.color }),
    ...(look.size !== whole.size && { size: look.size }),
    ...(look.letterSpacing !== whole.letterSpacing && { letterSpacing: look.letterSpacing }),
    ...(href !== null && addressHref(href) !== null && { href }),
    ...(field !== null && { field }),
  };
}

function styleOf(look: PageLook, { align }: PageText, lineHeight: number): ElementStyle {
  const { family, size, weight, color, letterSpacing } = look;
  return {
    fontSize: size,
    fontWeight: weight >= BOLD_FROM ? 700 : 400,
    color,
    textAlign: align,
    fontFamily: fontNameOf(family),
    ...firstFonts(family),
    lineHeight,
    ...lettersApart(look, PLAIN_LETTERS),
    ...(letterSpacing !== 0 && { letterSpacing }),
  };
}

/** The font of a look: the nearest of the designer, and those that emails name first. */
function fontOf({ family }: PageLook) {
  return { fontName: fontNameOf(family), firstFonts: firstFontsOf(family) };
}

/** Fonts that are named first, as a style has them. */
export function firstFonts(family: string): Pick<ElementStyle, 'firstFonts'> {
  const names = firstFontsOf(family);
  return names === '' ? {} : { firstFonts: names };
}

/** The box of a text: it is as wide as its lines, unless one of them was full. */
function boxOf(block: PageText, lines: readonly PageLine[]) {
  const seen = lines.filter((line) => !isBlank(line));
  const [first] = seen;
  const last = seen.at(-1);
  if (first === undefined || last === undefined) throw new Error('A text without words');
  const steps = lines.indexOf(last) - lines.indexOf(first);
  const pitch = pitchOf(lines, first);
  // Lines on their own stand close to others: they are no higher than they were.
  const lineHeight = steps === 0 ? evenBelow(pitch) : evenNear(pitch);
  // Browsers put the smaller half of what is left of a line above its letters.
  const above = Math.floor((lineHeight - first.height) / 2);
  const drift = ((pitch - lineHeight) * steps) / 2;
  // Of two places as near, the upper one: what stands below keeps its room.
  const y = Math.max(0, Math.ceil(first.y + drift - 0.5) - above);
  const height = lineHeight * (steps + 1);
  const wraps = lines.some(
    (line, at) =>
      line.ends === 'blank' ||
      (line.ends === 'midword' && goesOnIn(lines[at + 1], textOfLine(line))),
  );
  const left = wraps ? block.room.left : Math.min(...seen.map(({ x }) => x));
  const right = wraps ? block.room.right : Math.max(...seen.map(({ x, width }) => x + width));
  const width = Math.max(
    SCENE_LIMITS.width.min,
    wraps ? Math.round(right) - Math.round(left) : Math.ceil(right - left),
  );
  const x = Math.max(0, Math.round(left + (right - left - width) * SHARE_AT_LEFT[block.align]));
  return { x, y, width, height, lineHeight, ...(wraps ? { wrap: true } : { autoWidth: true }) };
}

/** How far below one another lines stand. Those of smaller letters begin lower, so lines are compared with their like. */
function pitchOf(lines: readonly PageLine[], first: PageLine): number {
  const like = lines.findLast((line) => !isBlank(line) && line.height === first.height);
  const steps = like === undefined ? 0 : lines.indexOf(like) - lines.indexOf(first);
  if (like === undefined || steps === 0) {
    const seen = lines.filter((line) => !isBlank(line));
    return Math.max(...seen.map((line) => line.lineHeight ?? line.height));
  }
  return (like.y - first.y) / steps;
}

/** How much of what a box is wider than its words lies at their left. */
const SHARE_AT_LEFT = { left: 0, center: 0.5, right: 1 } as const;

function evenBelow(height: number): number {
  return Math.max(8, 2 * Math.floor(height / 2 + LOOSE));
}

function evenNear(height: number): number {
  return Math.max(8, 2 * Math.round(height / 2));
}
