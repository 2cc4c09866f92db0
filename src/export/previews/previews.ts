import { WHITE } from '../../model/color/color';
import { APPLE, isSimple } from '../clients/paints/apple';
import { turnedLightness } from '../clients/paints/gmail';
import { DARK_BACKGROUND } from './dark-background';
import { mailPreview } from './mail-preview';
import { DESKTOP_WIDTH, PHONE_WIDTH, type Preview, type TextPreview } from './preview';

const ON_COMPUTER = { width: DESKTOP_WIDTH, background: WHITE } as const;

const gmail = mailPreview({
  ...ON_COMPUTER,
  id: 'gmail',
  label: 'Gmail',
  clients: ['gmail'],
  rule: 'embedded-picture',
  source: { label: 'Can I email', href: 'https://www.caniemail.com/clients/gmail/' },
  shown: 'Gmail in a browser, until pictures are online or inserted there:',
});

const outlookWeb = mailPreview({
  ...ON_COMPUTER,
  id: 'outlook-web',
  showsIcons: true,
  label: 'Outlook (new and web)',
  clients: ['outlook-web'],
  rule: 'gradient-flat',
  shown: 'The new Outlook and Outlook in a browser:',
});

export const outlookClassic = mailPreview({
  ...ON_COMPUTER,
  id: 'outlook-classic',
  label: 'Outlook classic',
  clients: ['outlook-classic'],
  rule: 'image-not-cut',
  source: { label: 'Can I email', href: 'https://www.caniemail.com/clients/outlook/' },
  shown: 'Word’s rules:',
});

/** A screen of 360 px, that of most Android phones. */
const phone = mailPreview({
  id: 'phone',
  label: 'Phone',
  clients: ['ios-mail', 'samsung'],
  when: ['phone'],
  rule: 'past-phone',
  shown:
    'A screen 360 px wide. What is wider is cut off here; some apps shrink the whole email instead.',
  width: PHONE_WIDTH,
  background: WHITE,
});

/** Of those who block pictures, Thunderbird shows all else as it was sent. */
export const picturesBlocked = mailPreview({
  ...ON_COMPUTER,
  id: 'pictures-blocked',
  label: 'Pictures blocked',
  clients: ['thunderbird'],
  when: ['unknown sender'],
  rule: 'pictures-blocked',
  pictures: 'blocked',
});

/** The rule is that of the editor; that the reading pane has the same one is inferred. */
export const outlookWebDark = mailPreview({
  id: 'outlook-web-dark',
  showsIcons: true,
  label: 'Outlook (new and web), dark',
  clients: ['outlook-web'],
  when: ['dark'],
  rule: 'dark-outlook',
  width: DESKTOP_WIDTH,
  background: DARK_BACKGROUND,
});

export const thunderbirdDark = mailPreview({
  id: 'thunderbird-dark',
  showsIcons: true,
  label: 'Thunderbird, dark',
  clients: ['thunderbird'],
  when: ['dark'],
  rule: 'dark-thunderbird-backgrounds',
  width: DESKTOP_WIDTH,
  background: '#18181b',
});

const androidDark = mailPreview({
  id: 'android-dark',
  label: 'Android apps, dark',
  clients: [],
  when: ['dark on Android', 'phone'],
  rule: 'dark-web-view',
  width: PHONE_WIDTH,
  background: '#121212',
});

export const gmailIosDark = mailPreview({
  id: 'gmail-ios-dark',
  label: 'Gmail on iPhone, dark',
  clients: ['gmail'],
  when: ['dark on iPhone', 'phone'],
  rule: 'dark-gmail-iphone',
  width: PHONE_WIDTH,
  background: turnedLightness(WHITE),
});

export const gmailAndroidDark = mailPreview({
  id: 'gmail-android-dark',
  label: 'Gmail on Android, dark',
  clients: ['gmail'],
  when: ['dark on Android', 'phone'],
  rule: 'dark-gmail-android',
  width: PHONE_WIDTH,
  background: turnedLightness(WHITE),
});

export const appleMailDark = mailPreview({
  id: 'apple-mail-dark',
  showsIcons: true,
  label: 'Apple Mail, dark',
  clients: ['apple-mail', 'ios-mail'],
  when: ['dark'],
  rule: 'dark-apple',
  width: DESKTOP_WIDTH,
  background: (doc) => (isSimple(doc) ? APPLE.background(WHITE) : WHITE),
});

const firstReply = mailPreview({
  ...ON_COMPUTER,
  id: 'first-reply',
  label: 'First reply',
  clients: [],
  rule: 'quoted-once',
  pictures: 'blurred',
  replies: 1,
});

const fifthReply = mailPreview({
  ...ON_COMPUTER,
  id: 'fifth-reply',
  label: 'Fifth reply',
  clients: [],
  rule: 'quoted-often',
  pictures: 'blurred',
  glance: 'end',
  replies: 5,
});

/** What is left where a client shows no HTML, and where the sender chose plain text. */
const textOnly: TextPreview = {
  id: 'text-only',
  shows: 'text',
  label: 'Text only',
  clients: [],
  certainty: 'by source',
  reported:
    'What is left where an email is sent or read as plain text, on many watches and in old clients.',
  source: {
    label: 'RFC 2046: the plain-text alternative',
    href: 'https://www.rfc-editor.org/rfc/rfc2046#section-5.1.4',
  },
};

/** All previews, in the order in which they stand side by side. */
export const PREVIEWS: readonly Preview[] = [
  gmail,
  outlookWeb,
  outlookClassic,
  phone,
  picturesBlocked,
  textOnly,
  outlookWebDark,
  thunderbirdDark,
  androidDark,
  gmailIosDark,
  gmailAndroidDark,
  appleMailDark,
  firstReply,
  fifthReply,
];
