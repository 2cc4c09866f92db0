import { WHITE } from '../../model/color/color';
import { DESK_WIDTH, type MailPreview } from './preview';
import { quoted, REPLY_REPORTS } from './quoted';

export const firstReply: MailPreview = {
  id: 'first-reply',
  shows: 'mail',
  label: 'First reply',
  clients: [],
  certainty: 'reported',
  told: 'Quoted once, with a bar beside it. Outlook attaches linked pictures again, less sharp. Thunderbird keeps all of it.',
  source: REPLY_REPORTS,
  width: DESK_WIDTH,
  ground: WHITE,
  pictures: 'blurred',
  transform: (doc) => quoted(doc, 1),
};
