import { WHITE } from '../../model/color/color';
import { PHONE_WIDTH, type MailPreview } from './preview';

/** A screen of 360 px, that of most Android phones. */
export const phone: MailPreview = {
  id: 'phone',
  shows: 'mail',
  label: 'Phone',
  clients: ['ios-mail', 'outlook-mobile', 'samsung'],
  certainty: 'modelled',
  told: 'A screen 360 px wide. What is wider is cut off here; some apps shrink the whole email instead.',
  source: {
    label: 'Viewport sizes of phones',
    href: 'https://developer.mozilla.org/docs/Web/CSS/CSSOM_view/Viewport_concepts',
  },
  width: PHONE_WIDTH,
  ground: WHITE,
  transform: (doc) => doc,
};
