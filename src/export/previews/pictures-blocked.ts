import { WHITE } from '../../model/color/color';
import { mapDocument } from './map-document';
import { DESK_WIDTH, type MailPreview } from './preview';

/** Clients that hold pictures back ask for none: the box stays, with the alternative text in it, and the box is square. */
export const picturesBlocked: MailPreview = {
  id: 'pictures-blocked',
  shows: 'mail',
  label: 'Pictures blocked',
  clients: ['outlook-classic', 'thunderbird'],
  certainty: 'by source',
  told: 'Outlook classic and Thunderbird hide pictures from unknown senders and show their descriptions.',
  source: {
    label: 'Microsoft on blocked pictures',
    href: 'https://support.microsoft.com/office/block-or-unblock-automatic-picture-downloads-in-email-messages-15e08854-6808-49b1-9a0a-50b81f2d617a',
  },
  width: DESK_WIDTH,
  ground: WHITE,
  pictures: 'blocked',
  transform: (doc) =>
    mapDocument(doc, { image: (image) => ({ ...image, src: '', radius: 0 }) }, null),
};
