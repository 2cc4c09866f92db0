import type { DestinationId } from '../model/destinations';

/** What will look different there, one line each. */
export const DIFFERENCES: Readonly<Record<DestinationId, readonly string[]>> = {
  gmail: [
    'Gmail’s phone apps do not use it. They have a plain signature of their own, set on each phone.',
    'In a conversation, Gmail folds a repeated signature away behind three dots.',
    'In dark mode, the phone apps change colors. The web page leaves them alone.',
  ],
  'outlook-new': [
    'In dark mode, Outlook makes light colors dark and dark ones light. Pictures stay.',
    'After you edit it in Outlook, rows with pictures can get a little more space.',
    'Readers with classic Outlook see square corners on everything but pictures.',
  ],
  'outlook-classic': [
    'Corners are square on everything but pictures, which are cut round beforehand.',
    'Readers who do not know you see linked pictures only after a click. Those from the files are always sent along.',
    'With cloud signatures, Outlook may list it under “Signatures on this device” and not offer it as a default.',
  ],
  'apple-mail': [
    'The settings may not show pictures from the web. Messages do.',
    'Readers with classic Outlook see square corners on everything but pictures.',
  ],
  phone: [
    'Some apps, such as Gmail, keep the text and drop the styling.',
    'Uploaded pictures can get lost on the way to an iPhone. Linked ones stay.',
    'Outlook on the phone changes the spacing when it sends.',
  ],
  thunderbird: [
    'Readers with Thunderbird see linked pictures only after a click. Those in the file are always sent along.',
    'In dark mode, Thunderbird takes light backgrounds and dark text colors away.',
    'In replies, Thunderbird cuts off the signature of the message that you answer.',
  ],
  other: [
    'Each program keeps a different part of the styling. Send yourself a message to see which.',
    'HEY hides uploaded pictures, and GMX shows only PNG.',
  ],
};
