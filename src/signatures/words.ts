import type { Unread } from '../store/saving/saving-slice';

/** What the list of signatures says. */
export const LIST_WORDS = {
  open: 'Open now',
  edited: (when: string) => `Edited ${when}`,
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  nameField: 'Name of the signature',
  duplicate: 'Duplicate',
  saveFile: 'Save to a file',
  remove: 'Delete',
  create: 'New signature',
  openFile: 'Open a file…',
  fileField: 'Signature file',
  deleted: 'Recently deleted',
  deletedAt: (when: string) => `Deleted ${when}`,
  restore: 'Restore',
  purge: 'Delete for good',
  purgeAsk: (name: string) => `Delete “${name}” for good? It cannot be brought back.`,
  keep: 'Keep',
  unreadable: 'Could not be read',
  unreadableHint: 'It stays on this device as it is.',
  saveRaw: 'Save a copy to a file',
} as const;

/** What the page says of a saved signature that it could not open. */
export const UNREAD_WORDS = {
  region: 'Saved work',
  why: {
    unreachable: {
      title: 'What is saved cannot be read now',
      text: 'This browser does not answer for what is kept on this device.',
    },
    unreadable: {
      title: 'A saved signature cannot be read',
      text: 'What is kept on this device cannot be understood.',
    },
    newer: {
      title: 'A saved signature is of a newer version',
      text: 'It was written by a newer version of this page. Loading the page again may help.',
    },
  },
  promise: 'Nothing is written over it: what you do here is a signature of its own.',
  retry: 'Try again',
  saveUnread: 'Save a copy to a file',
  saveOpen: 'Save this one to a file',
  startNew: 'Start new',
} as const satisfies {
  readonly why: Readonly<Record<Unread['why'], { readonly title: string; readonly text: string }>>;
} & Record<string, unknown>;
