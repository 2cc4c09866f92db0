import { fail } from '../../model/result';
import type { LinkPort, MailPort } from '../../store/ports';
import { toChosenFile } from '../mails/mail-file';
import { startWorker } from '../start-worker';
import { readAside } from './read-aside';

const start = () => startWorker('signet-reading');

/** Reads files as a mail, in a worker of their own. */
export const readFiles: MailPort['read'] = async (files, signal) => {
  const answer = await readAside({ kind: 'mail', files: files.map(toChosenFile) }, start, signal);
  return answer?.kind === 'mail' ? answer.mail : fail('too-slow');
};

/** Reads the hash of a link, in a worker of its own. */
export const unpackLink: LinkPort['unpack'] = async (hash, signal) => {
  const answer = await readAside({ kind: 'link', hash }, start, signal);
  return answer?.kind === 'link' ? answer.text : fail({ code: 'too-slow' });
};
