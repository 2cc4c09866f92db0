import type { Unread } from '../state/saving-slice';

/** The texts of the list of signatures. */
export const LIST_WORDS = {
  open: 'Open now',
  edited: (when: string) => `Edited ${when}`,
  more: (name: string) => `Options for ${name}`,
  rename: 'Rename',
  nameField: 'Name of the signature',
  duplicate: 'Duplicate',
  saveFile: 'Save to a file',
  remove: 'Delete',
  create: 'New signature',
  openFile: 'Open a file…',
  team: 'Signatures for a whole team',
  fileField: 'Signature file',
  deleted: 'Recently deleted',
  deletedAt: (when: string) => `Deleted ${when}`,
  restore: 'Restore',
  purge: 'Delete forever',
  purgeAsk: (name: string) => `Delete “${name}” forever? This cannot be undone.`,
  keep: 'Keep',
  unreadable: 'Could not be read',
  unreadableHint: 'It stays on this device, unchanged.',
  saveRaw: 'Save a copy to a file',
} as const;

/** The texts about a saved signature that could not be opened. */
export const UNREAD_WORDS = {
  region: 'Saved work',
  why: {
    unreachable: {
      title: 'Saved work cannot be read right now',
      text: 'This browser does not give access to what is saved on this device.',
    },
    unreadable: {
      title: 'A saved signature cannot be read',
      text: 'Its data on this device is damaged or unknown.',
    },
    newer: {
      title: 'A saved signature is from a newer version',
      text: 'It was saved by a newer version of this page. Reloading may help.',
    },
  },
  promise: 'It will not be overwritten. What you do now is saved as a new signature.',
  retry: 'Try again',
  saveUnread: 'Save a copy to a file',
  saveOpen: 'Save this one to a file',
  startNew: 'Start new',
} as const satisfies {
  readonly why: Readonly<Record<Unread['why'], { readonly title: string; readonly text: string }>>;
} & Record<string, unknown>;
