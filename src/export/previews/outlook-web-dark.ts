import { DARK_GROUND, darkColor } from './dark-ground';
import { DESK_WIDTH, type MailPreview } from './preview';
import { repaint } from './repaint';
import { withoutGradients } from './without-gradients';

/** The rule is that of the editor; that the reading pane has the same one is inferred. */
export const outlookWebDark: MailPreview = {
  id: 'outlook-web-dark',
  shows: 'mail',
  label: 'Outlook (new and web), dark',
  clients: ['outlook-web'],
  certainty: 'by source',
  told: 'Every color keeps its hue, and light and dark are swapped. The rule comes from Outlook’s open-source editor.',
  source: {
    label: 'roosterjs: getDarkColor.ts',
    href: 'https://github.com/microsoft/roosterjs/blob/master/packages/roosterjs-color-utils/lib/utils/getDarkColor.ts',
  },
  width: DESK_WIDTH,
  ground: DARK_GROUND,
  transform: (doc) =>
    repaint(withoutGradients(doc), { text: darkColor, ground: darkColor, border: darkColor }),
};
