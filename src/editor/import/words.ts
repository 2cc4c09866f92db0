import type { FoundFieldId } from '../../import/found-field';
import type { Removal, RemovalKind } from '../../import/removal';
import { fieldLabel } from '../../model/fields';

export const IMPORT_WORDS = {
  title: 'Import a signature',
  label: 'Import signature',
  done: 'Signature imported',
  intro:
    'In your email app, select your signature in any email you sent, copy it, and paste it here.',
  paste: 'Paste your signature here',
  file: 'Or choose a file',
  fileHint:
    'An email (.eml), a saved signature (.htm with its pictures, .mailsignature), or a .zip of them',
  source: 'Ctrl+V, or ⌘V on a Mac. HTML source will do, too.',
  notMail: 'There is no signature in what you pasted. Copy it from an email, with its pictures.',
  replaces: 'It takes the place of the design on the canvas. Undo brings that back.',
  remote: 'Pictures on the web are not loaded yet: their sender could see that you opened this.',
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
  media: (what) => `Media that emails do not show (${what})`,
  refresh: () => 'A redirect to another page',
  style: (what) => `Floating over the page (${what})`,
  fetching: (what) => `Files that would be loaded from elsewhere (${what})`,
  comment: (_what, count) => (count === 1 ? 'A hidden comment' : `${count} hidden comments`),
  office: () => 'Markup that only Office reads',
  tracker: (what) => `A tracking pixel${at(what)}`,
  'wrapped-link': (what) => `Links that went through ${what} lead straight to their target`,
  'bad-link': (what) => `A link to an unsafe address (${what})`,
  'missing-picture': (what) =>
    what === ''
      ? 'A picture that was not copied along'
      : `A picture that was not copied along: ${what}`,
  font: (what) => `The font ${what}: the closest one stands in`,
  'too-much': () => 'Parts beyond what a signature holds',
};

function at(host: string): string {
  return host === '' ? '' : ` of ${host}`;
}

/** What was left out, as the visitor reads it. */
export function removalWords({ kind, what, count }: Removal): string {
  return REMOVED[kind](what === '' ? 'other' : what, count);
}
