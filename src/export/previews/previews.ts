import { androidDark } from './android-dark';
import { appleMailDark } from './apple-mail-dark';
import { fifthReply } from './fifth-reply';
import { firstReply } from './first-reply';
import { gmail } from './gmail';
import { gmailAndroidDark } from './gmail-android-dark';
import { gmailIosDark } from './gmail-ios-dark';
import { outlookClassic } from './outlook-classic';
import { outlookWeb } from './outlook-web';
import { outlookWebDark } from './outlook-web-dark';
import { phone } from './phone';
import { picturesBlocked } from './pictures-blocked';
import type { Preview } from './preview';
import { textOnly } from './text-only';
import { thunderbirdDark } from './thunderbird-dark';

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
