import { WHITE } from '../../model/color/color';
import { DESK_WIDTH, type MailPreview } from './preview';

/** Gmail on the web keeps all that a signature is made of. */
export const gmail: MailPreview = {
  id: 'gmail',
  shows: 'mail',
  label: 'Gmail',
  clients: ['gmail'],
  certainty: 'by source',
  told: 'Gmail in a browser. Pictures show once they are online, or inserted in Gmail itself.',
  source: {
    label: 'Gmail’s list of supported CSS',
    href: 'https://developers.google.com/workspace/gmail/design/css',
  },
  width: DESK_WIDTH,
  ground: WHITE,
  transform: (doc) => doc,
};
