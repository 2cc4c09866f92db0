import { WHITE, luminance, type Hex } from '../../model/color/color';
import { hexToLab, labToHex } from '../../model/color/lab';
import { androidDark } from './android-dark';
import { appleMailDark } from './apple-mail-dark';
import { DARK_BACKGROUND, darkColor } from './dark-background';
import { mapDocument } from '../../email/map-document';
import { outlookClassic } from './outlook-classic';
import {
  type Preview,
  type TextPreview,
  DESKTOP_WIDTH,
  type MailPreview,
  PHONE_WIDTH,
} from './preview';
import { quoted, REPLY_REPORTS } from './quoted';
import { repaint } from './repaint';
import { thunderbirdDark } from './thunderbird-dark';
import { withoutGradients } from './without-gradients';
import { withoutShadows } from './without-shadows';

/** The color with its lightness inverted and its hue kept, none darker than #202020. */
function turnedLightness(color: Hex): Hex {
  const { l, a, b } = hexToLab(color);
  return labToHex({ l: Math.max(100 - l, DARKEST), a, b });
}

const DARKEST = 12;

/** The rule is not published: people report that light backgrounds and dark text are inverted, and the rest is not. */
export const gmailAndroidDark: MailPreview = {
  id: 'gmail-android-dark',
  shows: 'mail',
  label: 'Gmail on Android, dark',
  clients: ['gmail'],
  certainty: 'modelled',
  reported:
    'Google has not published its rule. People report that light backgrounds and dark text are inverted, and dark backgrounds stay.',
  source: {
    label: 'Email bugs: Gmail’s dark modes',
    href: 'https://github.com/hteumeuleu/email-bugs/issues/68',
  },
  width: PHONE_WIDTH,
  background: turnedLightness(WHITE),
  transform: (doc) =>
    repaint(doc, {
      text: (color) => (luminance(color) < DARK ? turnedLightness(color) : color),
      background: (color) => (luminance(color) > LIGHT ? turnedLightness(color) : color),
    }),
};

const DARK = 0.3;
const LIGHT = 0.7;

/** Clients that block pictures request none: the box stays, with the alternative text in it, and the box is square. */
export const picturesBlocked: MailPreview = {
  id: 'pictures-blocked',
  shows: 'mail',
  label: 'Pictures blocked',
  clients: ['outlook-classic', 'thunderbird'],
  certainty: 'by source',
  reported:
    'Outlook classic and Thunderbird hide pictures from unknown senders and show their descriptions.',
  source: {
    label: 'Microsoft on blocked pictures',
    href: 'https://support.microsoft.com/office/block-or-unblock-automatic-picture-downloads-in-email-messages-15e08854-6808-49b1-9a0a-50b81f2d617a',
  },
  width: DESKTOP_WIDTH,
  background: WHITE,
  pictures: 'blocked',
  transform: (doc) =>
    mapDocument(doc, { image: (image) => ({ ...image, src: '', radius: 0 }) }, null),
};

/** The rule is that of the editor; that the reading pane has the same one is inferred. */
export const outlookWebDark: MailPreview = {
  id: 'outlook-web-dark',
  shows: 'mail',
  showsIcons: true,
  label: 'Outlook (new and web), dark',
  clients: ['outlook-web'],
  certainty: 'by source',
  reported:
    'Every color keeps its hue, and light and dark are swapped. The rule comes from Outlook’s open-source editor.',
  source: {
    label: 'roosterjs: getDarkColor.ts',
    href: 'https://github.com/microsoft/roosterjs/blob/master/packages/roosterjs-color-utils/lib/utils/getDarkColor.ts',
  },
  width: DESKTOP_WIDTH,
  background: DARK_BACKGROUND,
  transform: (doc) =>
    repaint(withoutGradients(doc), { text: darkColor, background: darkColor, border: darkColor }),
};

/** The rule is not published: people report that all colors are inverted, and pictures are not. */
export const gmailIosDark: MailPreview = {
  id: 'gmail-ios-dark',
  shows: 'mail',
  label: 'Gmail on iPhone, dark',
  clients: ['gmail'],
  certainty: 'modelled',
  reported:
    'Google has not published its rule. People report that all colors are inverted, dark backgrounds too.',
  source: {
    label: 'Fixing Gmail’s dark mode issues',
    href: 'https://www.hteumeuleu.com/2021/fixing-gmail-dark-mode-css-blend-modes/',
  },
  width: PHONE_WIDTH,
  background: turnedLightness(WHITE),
  transform: (doc) =>
    repaint(doc, { text: turnedLightness, background: turnedLightness, border: turnedLightness }),
};

/** Outlook on the web has no gradients: https://www.caniemail.com/features/css-linear-gradient/ */
const outlookWeb: MailPreview = {
  id: 'outlook-web',
  shows: 'mail',
  showsIcons: true,
  label: 'Outlook (new and web)',
  clients: ['outlook-web'],
  certainty: 'by source',
  reported: 'The new Outlook and Outlook in a browser: gradients become one solid color.',
  source: {
    label: 'Can I email: gradients',
    href: 'https://www.caniemail.com/features/css-linear-gradient/',
  },
  width: DESKTOP_WIDTH,
  background: WHITE,
  transform: withoutGradients,
};

/** A screen of 360 px, that of most Android phones. */
const phone: MailPreview = {
  id: 'phone',
  shows: 'mail',
  label: 'Phone',
  clients: ['ios-mail', 'outlook-mobile', 'samsung'],
  certainty: 'modelled',
  reported:
    'A screen 360 px wide. What is wider is cut off here; some apps shrink the whole email instead.',
  source: {
    label: 'Viewport sizes of phones',
    href: 'https://developer.mozilla.org/docs/Web/CSS/CSSOM_view/Viewport_concepts',
  },
  width: PHONE_WIDTH,
  background: WHITE,
  transform: (doc) => doc,
};

/** Gmail on the web keeps all that a signature is made of, but for shadows: https://www.caniemail.com/features/css-box-shadow/ */
const gmail: MailPreview = {
  id: 'gmail',
  shows: 'mail',
  label: 'Gmail',
  clients: ['gmail'],
  certainty: 'by source',
  reported:
    'Gmail in a browser. Pictures show once they are online, or inserted in Gmail itself; shadows are left out.',
  source: {
    label: 'Gmail’s list of supported CSS',
    href: 'https://developers.google.com/workspace/gmail/design/css',
  },
  width: DESKTOP_WIDTH,
  background: WHITE,
  transform: withoutShadows,
};

const fifthReply: MailPreview = {
  id: 'fifth-reply',
  shows: 'mail',
  label: 'Fifth reply',
  clients: [],
  certainty: 'reported',
  reported:
    'Five quotes deep, and pushed to the right. What is wide is cut off, or makes the email wider.',
  source: REPLY_REPORTS,
  width: DESKTOP_WIDTH,
  background: WHITE,
  pictures: 'blurred',
  glance: 'end',
  transform: (doc) => quoted(doc, 5),
};

const firstReply: MailPreview = {
  id: 'first-reply',
  shows: 'mail',
  label: 'First reply',
  clients: [],
  certainty: 'reported',
  reported:
    'Quoted once, with a bar beside it. Outlook attaches linked pictures again, less sharp. Thunderbird keeps all of it.',
  source: REPLY_REPORTS,
  width: DESKTOP_WIDTH,
  background: WHITE,
  pictures: 'blurred',
  transform: (doc) => quoted(doc, 1),
};

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
