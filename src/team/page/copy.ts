import { formatCount } from '../../base/text';

/** `1 person`, `1,204 people`. */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${formatCount(count)} people`;
}

/** `1 row`, `12 rows`. */
export function rows(count: number): string {
  return count === 1 ? '1 row' : `${formatCount(count)} rows`;
}

/** `1 signature`, `12 signatures`. */
export function signatures(count: number): string {
  return count === 1 ? '1 signature' : `${formatCount(count)} signatures`;
}

export const PAGE_WORDS = {
  title: 'Signatures for a whole team',
  lead: 'One signature, a list of people, and everybody has theirs.',
  privacy: 'Everything happens in this browser. Your list never leaves this device.',
  form: 'Form',
  builder: 'Drag & drop builder',
  steps: [
    'Bring a list of people: from a spreadsheet, a directory export, or typed here.',
    'Choose one of your signatures, and what is the same for everyone.',
    'Look through all of them, and save one archive with the files that roll them out.',
  ],
} as const;

export const LIST_WORDS = {
  paste: 'Paste a list',
  pasteHint: 'Copy the cells in your spreadsheet, the row with column names included.',
  pasteExample: 'Name, Email, Job title\nJane Doe, jane@example.com, Head of Sales',
  read: 'Read the list',
  file: 'Choose a file',
  fileHint:
    'CSV, Excel (.xlsx), JSON or LDIF, as spreadsheets and directories save it. Or drop it here.',
  type: 'Type a list',
  sample: 'Try a sample list of 8 people',
  sampleName: 'Sample list',
  unreadable: 'This file could not be read.',
  tooLarge: 'This file is larger than 100 MB. Split the list into several.',
  reading: 'Reading the list',
  pasted: 'Pasted list',
  replace: 'Replace',
  replaced: 'List replaced',
  forget: 'Forget this list',
  forgotten: 'List forgotten',
  forgottenText: 'It is no longer on this device.',
  undo: 'Undo',
  keep: 'Keep the current list',
  sheet: (name: string) => `Read from the sheet ‘${name}’.`,
  readAs: 'Read as',
  readAsLead: 'The file does not state how its letters are written. Do these look right?',
  readAsChosen: (label: string) => `The list was read as ${label}`,
  readAsLost: 'To read it otherwise, choose the file again.',
  noAddress: 'Which column has the email addresses?',
} as const;

/** What is done where advice is followed in all cells at once, and what is shown once it is done. */
export const FIX_WORDS = {
  about: 'About the list',
  done: 'Only the list on this page was changed.',
  plus: {
    offer: (count: number) => `Add + to ${numbers(count)}`,
    done: (count: number) => `+ added to ${numbers(count)}`,
  },
  zeros: {
    offer: (count: number) => `Add zeros to ${postalCodes(count)}`,
    done: (count: number) => `Zeros added to ${postalCodes(count)}`,
  },
} as const;

function numbers(count: number): string {
  return count === 1 ? '1 phone number' : `${formatCount(count)} phone numbers`;
}

function postalCodes(count: number): string {
  return count === 1 ? '1 postal code' : `${formatCount(count)} postal codes`;
}

export const SAVED_WORDS = {
  unread: '',
  saved: 'Saved on this device',
  saving: 'Saving…',
  fails: 'Not saved on this device',
  conflict: 'Changed in another tab',
} as const;

export const CONFLICT_WORDS = {
  title: 'This list was changed in another tab',
  text: 'What you did here since is not saved. Which one do you want to keep?',
  theirs: 'Use the other tab’s',
  ours: 'Keep this one',
} as const;

export const TABLE_WORDS = {
  grid: 'People',
  line: 'Line',
  all: 'All',
  problems: 'Only rows with problems',
  skipped: 'No signature',
  filter: 'Rows',
  showAll: 'All columns',
  showUsed: 'Used columns only',
  addRow: 'Add a row',
  addColumn: 'Add a column…',
  addColumnLabel: 'Add a column',
  remove: (count: number) => (count === 0 ? 'Delete rows' : `Delete ${rows(count)}`),
  noneSelected: 'Select rows by their line numbers first',
  removed: (count: number) => `${count === 1 ? 'Row' : rows(count)} deleted`,
  hint: 'Arrow keys move, Enter edits, Escape takes back. Space on a line number selects its row.',
  empty: 'No rows here.',
  unused: 'Not used',
} as const;

export const COLUMN_WORDS = {
  title: 'Columns',
  lead: 'What each column holds. Your choices are remembered for the next list.',
  summary: (used: number, all: number) => `${used} of ${all} used`,
  unnamed: (place: number) => `Column ${place + 1}`,
  used: 'Columns that are used',
  unused: (count: number) =>
    `Not used: ${count === 1 ? '1 column' : `${formatCount(count)} columns`}`,
  typed: (count: number) =>
    `${count === 1 ? '1 column holds' : `${formatCount(count)} columns hold`} entries with types.`,
  private: 'private, so not used',
  choice: (name: string) => `What ${name} holds`,
} as const;

export const SIGNATURE_WORDS = {
  choice: 'Signature',
  kind: 'Made of',
  kinds: { template: 'Form template', scene: 'Canvas design' },
  same: 'The same for everyone',
  sameLead: 'Leave a field blank to use what the list or the signature says.',
  exceptions: 'Exceptions',
  exceptionsLead: 'A department or a country can have its own palette, language or banner.',
  addException: 'Add an exception',
  removeException: 'Remove',
  exceptionRemoved: 'Exception removed',
  condition: (number: number) => `Condition ${number}`,
  who: 'Who',
  andWho: 'And',
  is: 'Is',
  orIs: 'Or',
  addCondition: 'Add a condition',
  removeCondition: 'Remove the condition',
  noMoreConditions: 'The list has no other column to tell groups apart',
  addValue: 'Or another',
  removeValue: 'Remove the value',
  noMoreValues: 'The list has no other value here',
  peopleIn: (count: number, shown: string) =>
    shown === '' ? people(count) : `${people(count)}. The preview shows ${shown}.`,
  noMemberIn: 'No person of the list is in this group.',
  again: 'Dated banners',
  noGroups:
    'The list has no departments, countries, companies, offices, cities, states or job titles to tell groups apart.',
  asInSignature: 'As in the signature',
  sample: (fields: string) =>
    `The signature still has sample values that everybody would get: ${fields}.`,
  sampleLink: 'Fill them in',
} as const;

export const CHECK_WORDS = {
  checking: (done: number, total: number) =>
    `Checked ${formatCount(done)} of ${formatCount(total)}`,
  fine: 'No problems found.',
  gallery: 'Everybody’s signature',
  order: 'Order',
  orders: { worst: 'Problems first', longest: 'Longest first', list: 'As listed' },
  show: (name: string) => `Show ${name}`,
  failed: 'This signature could not be made.',
  characters: (count: number) => `${formatCount(count)} characters`,
  noPeople: 'The list has no people who get a signature yet.',
} as const;

export const PREVIEW_WORDS = {
  title: 'Preview',
  search: 'Find a person',
  previous: 'Previous person',
  next: 'Next person',
  place: (at: number, all: number) => `${formatCount(at)} of ${formatCount(all)}`,
  none: 'No person with this name or address.',
  problems: 'Good to know',
  result: 'Email and what is worth knowing',
} as const;

export const MAKE_WORDS = {
  pictures: 'Pictures',
  modes: {
    embed: {
      label: 'Inside each signature',
      lead: 'Nothing to put online. Gmail and Exchange do not show them.',
    },
    link: {
      label: 'Linked',
      lead: 'Pictures that are online already stay; uploaded ones are left out.',
    },
    hosted: {
      label: 'Below an address of yours',
      lead: 'The archive has a folder of pictures that you put online there.',
    },
  },
  host: 'Address for pictures',
  hostHint: 'Such as https://www.example.com/signatures',
  hostProblem: 'Enter a web address, such as https://www.example.com/signatures',
  packs: 'Roll-out',
  packsLead: 'What brings the signatures to everybody. Each has its own guide.',
  earlier: 'Earlier run',
  earlierLead: 'With its archive or its manifest.json, only who has changed since gets new files.',
  earlierChoose: 'Choose an archive or manifest.json',
  earlierGiven: (made: string, count: number) => `Run of ${made}, ${people(count)}`,
  earlierRemove: 'Remove',
  earlierReading: 'Reading the manifest…',
  earlierNotRead: 'This file could not be read.',
  review: 'Page for review',
  reviewOfNew:
    'Everybody’s signature on one page, to be sent round. With an earlier run: who is new, changes or leaves.',
  reviewOfBoth:
    'Who is new, changes or leaves since the earlier run, on one page with both sides, to be sent round.',
  reviewOfManifest:
    'Who is new, changes or leaves since the earlier run, on one page. A manifest.json holds no signatures: choose the archive to see both sides.',
  reviewSave: 'Save for review',
  reviewSaved: 'Saved:',
  reviewProgress: 'Comparing signatures',
  waits: 'Wait until what is being made is done.',
  make: (count: number) => `Make ${signatures(count)}`,
  cancel: 'Cancel',
  made: (given: number, all: number) =>
    given === all
      ? `${signatures(all)} made`
      : `${formatCount(given)} of ${signatures(all)} new or changed`,
  progress: 'Making signatures',
  save: 'Save the archive',
  again: 'Make again',
  stale: 'Something was changed since. Make the signatures again to include it.',
  noPeople: 'The list has no people who get a signature yet.',
  needsHost: 'Enter the address for pictures first.',
  needsAddin: 'Enter the address of the add-in first.',
  joined: 'New',
  changed: 'Changed',
  gone: 'Gone',
  same: 'Unchanged',
  more: (count: number) => `and ${formatCount(count)} more`,
  command: 'On the command line',
  commandLead: 'The same run without this page, for instance every night.',
  program:
    'The program is a part of Signet: in its source folder, npm pack makes signet-0.1.0.tgz, and npm install --global ./signet-0.1.0.tgz installs it (Node 20.19 or newer).',
  commandFiles: 'It takes these two files, and your list as it is.',
  commandMoreFiles: 'It takes these two files, and your lists and photos as they are.',
  saveSignature: 'Save the signature',
  saveSetup: 'Save the setup',
  openSetup: 'Open a setup',
  setupOpened: 'Setup opened',
  setupOpenedLead: 'Rules, columns, pictures and roll-out are as in the file.',
  setupTooLarge: 'This file is too large to be the setup of a team.',
  setupNotRead: 'This setup could not be read.',
} as const;
