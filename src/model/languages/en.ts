import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Phone',
    mobile: 'Mobile',
    fax: 'Fax',
    email: 'Email',
    website: 'Web',
    address: 'Address',
    secondAddress: 'Address 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Mob.',
    fax: 'Fax',
    email: 'Email',
    website: 'Web',
    address: 'Address',
    secondAddress: 'Address 2',
  },
  letters: LATIN_LETTERS,
  symbols: {
    phone: 'Handset',
    mobile: 'Cell phone',
    envelope: 'Envelope',
    globe: 'Globe',
    pin: 'Map pin',
    fax: 'Printer',
    calendar: 'Calendar',
    clock: 'Clock',
    building: 'Building',
    chat: 'Speech bubble',
    camera: 'Camera',
  },
  phrases: {
    connect: 'Connect',
    regards: 'With warm regards,',
    sincerely: 'Yours sincerely,',
    care: 'Written with care',
    signal: 'SIGNAL LOCKED',
    issue: 'Issue No. 1',
    poweredBy: 'powered by',
    curiosity: 'curiosity',
    meeting: 'Book a meeting',
    appStore: 'Download on the App Store',
    googlePlay: 'Get it on Google Play',
    scan: 'Scan for contact details',
    confidential: 'This communication is confidential and intended solely for the addressee.',
  },
  disclaimers: {
    confidential:
      'This message is confidential and meant only for the person it is addressed to. If you have received it by mistake, please tell the sender and delete it.',
    environment: 'Please consider the environment before printing this email.',
    views:
      'The views in this message are those of its author and not necessarily those of the company.',
    contract:
      'This message is not an offer and does not create a contract unless this is confirmed in writing.',
    virus:
      'We check our messages for viruses. Please check attachments yourself before you open them.',
  },
};
