import { once } from '../../../base/once';
import type { ReadProblem } from '../../state/read-signature';
import type { NamingProblem } from '../../state/versions/versions';
import { VERSION_LIMITS } from '../../state/versions/version';

/** The texts about named versions. */
export const VERSION_WORDS = {
  field: 'Version name',
  keeps:
    'Keeps your details and your design as they are now. You can come back to them at any time.',
  save: 'Keep version',
  cancel: 'Cancel',
  where:
    'Saved on this device with this signature. Files and links contain only its current state.',
  none: 'No named versions yet',
  noneHint: 'Name one before a big change, and compare or come back later.',
  list: 'Versions',
  more: (count: number) => `Show all ${count} versions`,
  unreadable: (count: number) =>
    `${count === 1 ? '1 version' : `${count} versions`} could not be read. Nothing was deleted.`,
  use: 'Use this version',
  afterUse: 'Replaces details and design as one step. You can undo it.',
  remove: 'Discard version',
  inPreview: 'Leave the preview to edit.',
  noPicture: 'No preview',
} as const;

/** Why a version was not saved. */
export const NAMING_PROBLEMS: Readonly<Record<NamingProblem, string>> = {
  count: `A signature keeps ${VERSION_LIMITS.count} versions. Discard one first.`,
  size: 'The versions of this signature take too much room. Discard one first.',
  device: 'This browser does not let us save on this device. The name is still here: try again.',
};

/** Why a version cannot be looked at. */
export const READING_PROBLEMS: Readonly<Record<ReadProblem | 'unreachable', string>> = {
  unreadable: 'This version is damaged and cannot be read.',
  newer: 'This version was saved by a newer release of this page. Reloading may help.',
  unreachable: 'This browser does not give access to what is saved on this device.',
};

const format = once(
  () => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Day and time of a moment, as 'Nov 28, 2026, 9:15 AM'. */
export function dayAndTime(moment: string | number): string {
  // The narrow space before 'AM' is none that people type.
  return format().format(new Date(moment)).replaceAll('\u202f', ' ');
}
