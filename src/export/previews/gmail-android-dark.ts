import { luminance, WHITE } from '../../model/color/color';
import { PHONE_WIDTH, type MailPreview } from './preview';
import { repaint } from './repaint';
import { turnedLightness } from './turned-lightness';

/** Nobody has published the rule: people report that light grounds and dark text are turned round, and the rest is not. */
export const gmailAndroidDark: MailPreview = {
  id: 'gmail-android-dark',
  shows: 'mail',
  label: 'Gmail on Android, dark',
  clients: ['gmail'],
  certainty: 'modelled',
  told: 'Google has not published its rule. People report that light backgrounds and dark text are inverted, and dark backgrounds stay.',
  source: {
    label: 'Email bugs: Gmail’s dark modes',
    href: 'https://github.com/hteumeuleu/email-bugs/issues/68',
  },
  width: PHONE_WIDTH,
  ground: turnedLightness(WHITE),
  transform: (doc) =>
    repaint(doc, {
      text: (color) => (luminance(color) < DARK ? turnedLightness(color) : color),
      ground: (color) => (luminance(color) > LIGHT ? turnedLightness(color) : color),
    }),
};

const DARK = 0.3;
const LIGHT = 0.7;
