import { FIXES } from '../../src/fixes/fixes';
import { contrast, parseHex } from '../../src/model/color/color';
import type { Finding } from '../../src/model/findings/findings';
import { addressHref } from '../../src/model/person/web/address-href';
import { phoneHref } from '../../src/model/person/phone/phone';
import type { ElementContext } from '../../src/scene/element-definition';
import type { Rect } from '../../src/scene/geometry';
import { grownFrame } from '../../src/scene/frame';
import { placeWords } from '../../src/scene/kinds/text/words-place';
import { definitionOf } from '../../src/scene/registry';
import { isSame } from '../../src/scene/operations/same';
import type { Design, Scene, SceneElement } from '../../src/scene/scene';

/*
 * What the words of each fix promise, measured on the elements: a fix whose finding is gone may still have done something else.
 */

type DesignPerson = Design['person'];

/** A fix that was carried out, with the label of its button. */
export interface CarriedOut {
  readonly fix: string;
  readonly label: string;
  readonly finding: Finding;
  /** The element of which the finding was. */
  readonly id: string;
  readonly before: Scene;
  readonly after: Scene;
  readonly context: ElementContext;
  /** As the fix leaves them. */
  readonly person: DesignPerson;
}

interface Change extends CarriedOut {
  readonly was: SceneElement;
  readonly is: SceneElement;
}

type Words = (change: Change) => Readonly<Record<string, boolean>>;

/** By the ids of fixes: each thing that is promised, and whether it is so. */
const PROMISES: Readonly<Record<string, Words>> = {
  moveApart: movesOnly,
  snapToEdge: movesOnly,
  growBox: (change) =>
    change.label === 'Wrap text'
      ? { ...wraps(change), 'is in its box': isInBox(change) }
      : {
          'is no smaller':
            change.is.width >= change.was.width && change.is.height >= change.was.height,
          'is larger': areaOf(change.is) > areaOf(change.was),
          'wraps as before': change.is.wrap === change.was.wrap,
        },
  makeFit: (change) => ({
    'has the size that is told':
      change.label === `Make it fit: ${sizeOf(change.is, change.context)} px`,
    'is smaller': sizeOf(change.is, change.context) < sizeOf(change.was, change.context),
    'is no wider than its box': isInBox(change, 'width'),
    // What keeps its size stands where it stood.
    'is in the frame': change.finding.rule === 'words-past-box' || isInFrame(change),
  }),
  wrapLines: (change) => ({
    ...wraps(change),
    'is in its box': isInBox(change),
    'is in the frame': isInFrame(change),
  }),
  shortenAddress: ({ label, was, is }) => ({
    'says what is told': label === `Shorten to ${is.content}`,
    'is shorter': (is.content ?? '').length < (was.content ?? '').length,
    'leads where it led': (is.href ?? is.content) === (was.href ?? was.content),
  }),
  readableShade: ({ label, finding: { args }, is }) => {
    const color = is.style.color ?? '#000000';
    const backgrounds = String(args['backgrounds'])
      .split(' ')
      .flatMap((background) => parseHex(background) ?? []);
    return {
      'has the shade that is told': label.endsWith(color),
      'can be read': backgrounds.every(
        (background) => contrast(color, background) >= Number(args['needed']),
      ),
    };
  },
  makeOpaque: ({ was, is }) => ({
    'was seen through': was.style.opacity !== undefined,
    'is opaque': is.style.opacity === undefined,
    'is as it was but for that': isSame(
      { ...is, style: { ...is.style, opacity: 1 } },
      { ...was, style: { ...was.style, opacity: 1 } },
    ),
  }),
  largerText: ({ label, was, is, context }) => ({
    'has the size that is told': label === `Make text larger: ${sizeOf(is, context)} px`,
    'is larger': sizeOf(is, context) > sizeOf(was, context),
  }),
  linkNumber: ({ finding: { args }, was, is }) => ({
    'leads to the number': is.href === phoneHref(String(args['number'])),
    'says what it said': is.content === was.content,
  }),
  recaseName: ({ label, before, after, context, person: { fullName } }) => ({
    'is the name that is told': label === `Change to ${fullName}`,
    'has the same letters': fullName.toUpperCase() === context.person.fullName.toUpperCase(),
    'all else is as it was': isSame(before, after),
  }),
  joinWords: ({ was, is }) => ({
    'has the same words': is.content === was.content,
    'has no more looks': (is.spans ?? []).length <= (was.spans ?? []).length,
    'is as it was but for them': isSame({ ...is, spans: [] }, { ...was, spans: [] }),
  }),
  nameLink: ({ was, is }) => ({
    'is named by a part of its address': (is.href ?? '').includes(is.content ?? '?'),
    'leads where it led': is.href === was.href,
  }),
  keepText: ({ was, is }) => ({
    'is kept from links': is.noAutoLink === true,
    'is as it was': isSame(
      { ...is, noAutoLink: was.noAutoLink },
      { ...was, noAutoLink: was.noAutoLink },
    ),
  }),
  correctAddress: ({ label, was, is: { content = '' } }) => ({
    'is another address': content !== was.content && content.startsWith('https://'),
    'is the same picture': label !== 'Use https' || content.endsWith(hostOf(was.content)),
  }),
  fixAddress: ({ label, was, is: { content = '' } }) => ({
    'is the address that is told': label === `Use ${content}`,
    'is another address': content !== was.content,
    'leads somewhere': addressHref(content) !== null,
  }),
  lightBacking: ({ is }) => ({
    'has a light background': contrast(is.style.backgroundColor ?? '#000000', '#000000') > 10,
  }),
  darkBacking: ({ is }) => ({
    'has a dark background': contrast(is.style.backgroundColor ?? '#ffffff', '#ffffff') > 10,
  }),
  acceptPicture: ({ is }) => ({ 'is exported as an image': is.asPicture === true }),
};

/** What of the words of a fix is not so. */
export function brokenPromises(carried: CarriedOut): readonly string[] {
  const { fix, id, before, after } = carried;
  const [was, is] = [before, after].map(({ elements }) => elements.find((each) => each.id === id));
  const promise = PROMISES[fix];
  if (was === undefined || is === undefined || promise === undefined) return ['is not measured'];
  const broken = Object.entries(promise({ ...carried, was, is })).filter(([, isSo]) => !isSo);
  return broken.map(([what]) => `“${carried.label}” breaks its word: ${what}`);
}

/** The fixes whose words are not measured. */
export function unmeasured(): readonly string[] {
  return FIXES.map(({ id }) => id).filter((id) => !Object.hasOwn(PROMISES, id));
}

/** Elements are elsewhere, and all else is as it was. */
function movesOnly({ before, after }: Change): Readonly<Record<string, boolean>> {
  const pairs = before.elements.flatMap((was) => {
    const is = after.elements.find(({ id }) => id === was.id);
    return is === undefined ? [] : [{ was, is }];
  });
  const away = pairs.filter(({ was, is }) => was.x !== is.x || was.y !== is.y);
  return {
    'something is elsewhere': away.length > 0,
    'all else is as it was': pairs.every(({ was, is }) =>
      isSame({ ...is, x: was.x, y: was.y }, was),
    ),
  };
}

function wraps({ was, is, context }: Change): Readonly<Record<string, boolean>> {
  return {
    wraps: is.wrap === true && was.wrap !== true,
    'stands on more lines': inkOf(is, context).height > inkOf(was, context).height,
    'has its font size': sizeOf(is, context) === sizeOf(was, context),
  };
}

function isInBox({ is, context }: Change, ...sides: readonly ('width' | 'height')[]): boolean {
  const box = definitionOf(is.type).textOf?.(is, context).box;
  const ink = inkOf(is, context);
  const asked = sides.length === 0 ? (['width', 'height'] as const) : sides;
  return box !== undefined && asked.every((side) => ink[side] <= box[side]);
}

/** Whether words end within the frame as it was without their element. */
function isInFrame({ id, before, is, context }: Change): boolean {
  const elements = before.elements.filter((other) => other.id !== id);
  const ink = inkOf(is, context);
  return is.x + ink.x + ink.width <= grownFrame({ ...before, elements }).width;
}

/** The box of the words that an element shows; of a plane with words, within it. */
function inkOf(element: SceneElement, context: ElementContext): Rect {
  const { textOf, toEmail } = definitionOf(element.type);
  const words = textOf?.(element, context);
  if (words === undefined) throw new Error(`No words in ${element.id}`);
  return toEmail(element, context).ink ?? placeWords(words, element, context).ink;
}

function sizeOf(element: SceneElement, context: ElementContext): number {
  return definitionOf(element.type).textOf?.(element, context).look.size ?? 0;
}

function areaOf({ width, height }: SceneElement): number {
  return width * height;
}

function hostOf(address = ''): string {
  return address.replace(/^[a-z]+:\/\//i, '');
}
