import { WHITE } from '../../model/color/color';
import { PHONE_WIDTH, type MailPreview } from './preview';
import { repaint } from './repaint';
import { turnedLightness } from './turned-lightness';

/** Nobody has published the rule: people report that all colors are turned round, and pictures are not. */
export const gmailIosDark: MailPreview = {
  id: 'gmail-ios-dark',
  shows: 'mail',
  label: 'Gmail on iPhone, dark',
  clients: ['gmail'],
  certainty: 'modelled',
  told: 'Google has not published its rule. People report that all colors are inverted, dark backgrounds too.',
  source: {
    label: 'Fixing Gmail’s dark mode issues',
    href: 'https://www.hteumeuleu.com/2021/fixing-gmail-dark-mode-css-blend-modes/',
  },
  width: PHONE_WIDTH,
  ground: turnedLightness(WHITE),
  transform: (doc) =>
    repaint(doc, { text: turnedLightness, ground: turnedLightness, border: turnedLightness }),
};
