import type { CliOption } from './command';

/* Options that several commands share. */

export const SIGNATURE_OPTIONS = {
  signature: {
    type: 'string',
    value: 'FILE',
    help: 'The signature that all get: a .signet.json file, saved on the page',
  },
  setup: {
    type: 'string',
    value: 'FILE',
    help: 'What was decided on the page: rules, columns, packs, pictures (team.setup.json); options come before it',
  },
  as: {
    type: 'string',
    value: 'LOOK',
    help: 'template or canvas; the canvas unless nothing stands on it',
  },
  images: {
    type: 'string',
    value: 'MODE',
    help: 'How pictures travel: embed (in the HTML; unless given) or link (only those online)',
  },
  host: {
    type: 'string',
    value: 'URL',
    help: 'Or: all as links below this address, where you put the files of pictures/',
  },
} as const satisfies Readonly<Record<string, CliOption>>;

export const PEOPLE_OPTIONS = {
  people: {
    type: 'string',
    value: 'FILE',
    help: 'The list: CSV, Excel (.xlsx), JSON or LDIF, as directories export it; more than 50,000 people not as Excel',
  },
  encoding: {
    type: 'string',
    multiple: true,
    value: 'NAME',
    help: 'What its bytes are, where that is guessed wrong: utf-8, windows-1250, shift_jis, …; overrides=NAME and addresses=NAME for those lists',
  },
  overrides: {
    type: 'string',
    value: 'FILE',
    help: 'A list of what is another for single people: it comes before the list, a dash takes away',
  },
  photos: {
    type: 'string',
    value: 'FOLDER',
    help: 'Photos, in folders inside it or not, each named by an address or an employee number: jane@example.com.jpg',
  },
  addresses: {
    type: 'string',
    value: 'FILE',
    help: 'A list of other addresses: address, person or mailbox, name to show',
  },
  column: {
    type: 'string',
    multiple: true,
    value: 'NAME=FIELD',
    help: 'What a column holds, where its name does not tell; FIELD - leaves it out',
  },
} as const satisfies Readonly<Record<string, CliOption>>;

export const STRICT_OPTION = {
  type: 'boolean',
  help: 'Stops with exit code 1 also where something looks otherwise in an email client, or the list has problems',
} as const satisfies CliOption;

/** Where the add-in for Outlook will lie. */
export const ADDIN_OPTION = {
  addin: {
    type: 'string',
    value: 'URL',
    help: 'For outlook-addin: where its files will lie, with a key: https://signatures.example.com?key= and 32 digits from 0 to f',
  },
} as const satisfies Readonly<Record<string, CliOption>>;
