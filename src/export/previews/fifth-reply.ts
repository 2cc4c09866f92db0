import { WHITE } from '../../model/color/color';
import { DESK_WIDTH, type MailPreview } from './preview';
import { quoted, REPLY_REPORTS } from './quoted';

export const fifthReply: MailPreview = {
  id: 'fifth-reply',
  shows: 'mail',
  label: 'Fifth reply',
  clients: [],
  certainty: 'reported',
  told: 'Five quotes deep, and pushed to the right. What is wide is cut off, or makes the email wider.',
  source: REPLY_REPORTS,
  width: DESK_WIDTH,
  ground: WHITE,
  pictures: 'blurred',
  glance: 'end',
  transform: (doc) => quoted(doc, 5),
};
