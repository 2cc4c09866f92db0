import { formatCount } from '../../../base/text';
import { people } from '../copy';

export const BESIDE_WORDS = {
  title: 'More lists',
  lead: 'What is different for some people, other addresses, photos. Most teams need none.',
  problems: (count: number) => (count === 1 ? '1 problem' : `${formatCount(count)} problems`),
  overrides: {
    title: 'Overrides',
    lead: 'A list of people with what is different for them. It comes before your list; a dash leaves a field blank.',
    choose: 'Choose overrides',
    another: 'Another file',
    replaced: 'Overrides replaced',
    removed: 'Overrides left out',
  },
  addresses: {
    title: 'Other addresses',
    lead: 'A list of aliases and shared mailboxes, with the columns Address, Person or mailbox, Name to show.',
    choose: 'Choose addresses',
    another: 'Another file',
    replaced: 'Other addresses replaced',
    removed: 'Other addresses left out',
  },
  photos: {
    title: 'Photos',
    lead: 'A folder of photos, in folders inside it or not, each named by an address or an employee number: jane@example.com.jpg. Some browsers call this an upload; the photos stay on this device.',
    choose: 'Choose a folder',
    another: 'Another folder',
    replaced: 'Photos replaced',
    removed: 'Photos left out',
  },
  leaveOut: 'Leave out',
  reading: 'Reading…',
  overridden: (count: number, fields: string) =>
    count === 0 ? 'No person of the list is in it.' : `${people(count)}. ${fields}`,
  addressCount: (aliases: number, mailboxes: number) =>
    `${aliases === 1 ? '1 other address' : `${formatCount(aliases)} other addresses`} of people, ${mailboxes === 1 ? '1 mailbox' : `${formatCount(mailboxes)} mailboxes`} with a signature`,
  photoCount: (found: number, all: number) =>
    `${formatCount(found)} of ${people(all)} ${all === 1 ? 'has' : 'have'} a photo in it.`,
  noPhotos: 'There is no JPEG, PNG or GIF in this folder, nor in the folders inside it.',
  notTaken: 'This could not be read. Reload the page, and try again.',
  lostTitle: (folder: string) => `Choose the folder ‘${folder}’ again`,
  lost: 'The browser keeps its photos only until the page is closed or reloaded. Without them no signatures are made.',
  chooseAgain: 'Choose it again',
  leavePhotosOut: 'Make them without photos',
  needsFolder: 'Choose the folder of photos again first, or leave the photos out.',
  lineOf: (line: number) => `Line ${line} has overrides: `,
  cleared: 'blank',
} as const;
