import { WHITE } from '../../model/color/color';
import { DESK_WIDTH, type MailPreview } from './preview';
import { withoutGradients } from './without-gradients';

/** Outlook on the web knows no gradients: https://www.caniemail.com/features/css-linear-gradient/ */
export const outlookWeb: MailPreview = {
  id: 'outlook-web',
  shows: 'mail',
  label: 'Outlook (new and web)',
  clients: ['outlook-web'],
  certainty: 'by source',
  told: 'The new Outlook and Outlook in a browser: gradients become one solid color.',
  source: {
    label: 'Can I email: gradients',
    href: 'https://www.caniemail.com/features/css-linear-gradient/',
  },
  width: DESK_WIDTH,
  ground: WHITE,
  transform: withoutGradients,
};
