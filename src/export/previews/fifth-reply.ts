import { WHITE } from '../../model/color';
import { DESK_WIDTH, type MailPreview } from './preview';
import { quoted, REPLY_REPORTS } from './quoted';

export const fifthReply: MailPreview = {
  id: 'fifth-reply',
  shows: 'mail',
  label: 'Fifth reply',
  clients: [],
  certainty: 'reported',
  told: 'Five quotes deep, and so much farther to the right. What is wide is cut off, or pushes the mail wide.',
  source: REPLY_REPORTS,
  width: DESK_WIDTH,
  ground: WHITE,
  pictures: 'blurred',
  glance: 'end',
  transform: (doc) => quoted(doc, 5),
};
