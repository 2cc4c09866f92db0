import type { FoundFieldId } from '../../core/found-field';
import type { Removal, RemovalKind } from '../../core/removal';
import { fieldLabel } from '../../../model/person/fields';
import type { Point } from '../../../scene/geometry';

export const IMPORT_WORDS = {
  title: 'Import a signature',
  intro:
    'In your email app, select your signature in any email you sent, copy it, and paste it here.',
  paste: 'Paste your signature here',
  replaces: 'Replaces the design on the canvas. You can undo this.',
  empty:
    'Nothing in it can be shown. In your email app, select the whole signature with its text, copy it, and paste it here.',
  asksForLook: 'Your details go into the form. The look of the signature can come along.',
  fillOnly: 'Fill in the form only',
  whichPart: 'Which parts are your signature?',
  howToPoint:
    'Click each part that belongs to it, or go there with Tab and press Space. The rest is left out.',
  takeParts: 'Read the selected parts',
  backToParts: 'Select other parts',
  lost: 'Pictures not copied along',
  lostHint: 'Choose their files, or do it later on the canvas.',
  chooseFile: 'Choose file',
  changeFile: 'Change file',
  unnamed: 'A picture',
  failed: 'This could not be laid out. Try another way to copy it.',
} as const;

/** What a field of the list is called. */
export function foundLabel(field: FoundFieldId): string {
  if (field === 'profileImageUrl') return 'Photo';
  if (field === 'logoUrl') return 'Logo';
  return fieldLabel(field);
}

const REMOVED: Readonly<Record<RemovalKind, (what: string, count: number) => string>> = {
  script: () => 'Scripts',
  frame: () => 'Embedded pages',
  form: () => 'Form fields',
  media: (what) =>
    what === 'svg'
      ? 'A drawing that could not become a picture'
      : `Media that emails do not show (${what})`,
  refresh: () => 'A redirect to another page',
  style: (what) =>
    what.startsWith('position')
      ? `Floating over the page (${what})`
      : `Turned or scaled text, which stands upright now (${what})`,
  fetching: (what) =>
    what === 'url()'
      ? 'Background pictures that could not be loaded'
      : `Files that would be loaded from elsewhere (${what})`,
  comment: (_what, count) => (count === 1 ? 'A hidden comment' : `${count} hidden comments`),
  office: () => 'Markup that only Office reads',
  tracker: (what) => `A tracking pixel${at(what)}`,
  'wrapped-link': (what) => `Links that went through ${what} lead straight to their target`,
  'closed-link': (what, count) =>
    count === 1
      ? `A link goes through ${what}, which hides its target: enter the address it should lead to`
      : `${count} links go through ${what}, which hides their targets: enter the addresses they should lead to`,
  'bad-link': (what) => `A link to an unsafe address (${what})`,
  'text-message': () => 'A link that wrote a text message: it calls the number instead',
  'missing-picture': (what) =>
    `A picture that was not copied along${named(what)}. Its place is kept: choose its file here, or on the canvas`,
  map: (what) => `A link on a part of a picture (${what})`,
  pattern: () => 'A faint pattern behind text. Its place has one color now',
  justified: (_what, count) =>
    count === 1
      ? 'Justified text: its lines are not stretched to one width any more'
      : `${count} justified texts: their lines are not stretched to one width any more`,
  'stored-picture': (what, count) =>
    count === 1
      ? `A picture that ${what} keeps for your emails alone. Put the original in its place`
      : `${count} pictures that ${what} keeps for your emails alone. Put the originals in their places`,
  hidden: (what) => `Hidden text: ${what}`,
  'dark-mode': () => 'Colors of dark mode: those of the signature itself are back',
  font: (what) => `The font ${what} is drawn as the closest one here. Emails still name it first`,
  'too-much': () => 'Parts beyond what a signature holds',
};

function named(what: string): string {
  return what === 'other' ? '' : `: ${what}`;
}

function at(host: string): string {
  return host === '' ? '' : ` of ${host}`;
}

/** Their places on the page are not shown, as they help no visitor. */
const PLACELESS: ReadonlySet<RemovalKind> = new Set([
  'script',
  'refresh',
  'comment',
  'office',
  'tracker',
  'wrapped-link',
  'missing-picture',
  'justified',
  'font',
  'dark-mode',
]);

/** What was left out, as the visitor reads it, and where it was. */
export function removalWords({ kind, what, count, place }: Removal): string {
  const words = REMOVED[kind](what === '' ? 'other' : what, count);
  return place === null || PLACELESS.has(kind) ? words : `${words}: ${placeWords(place)}`;
}

/** A place on the page of a signature. */
export function placeWords({ x, y }: Point): string {
  return `${Math.round(x)} px from the left, ${Math.round(y)} px from the top`;
}
