import { fail } from '../../../base/result';
import { designProblem } from '../../../scene/design-file/design-messages';
import type { DesignPort, LinkPort, MailPort, ManifestPort } from '../../../store/ports';
import { MANIFEST_TOO_SLOW } from '../../../team/core/archive/manifest-limits';
import { toChosenFile } from '../mails/mail-file';
import { startWorker } from '../../../platform/start-worker';
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

/** Reads a design that anyone may have written, in a worker of its own. */
export const readDesign: DesignPort['read'] = async (source, signal) => {
  const answer = await readAside({ kind: 'design', source }, start, signal);
  return answer?.kind === 'design' ? answer.design : fail(designProblem('too-slow', 'the file'));
};

/** Reads the manifest of an earlier run, in a worker of its own. */
export const readManifest: ManifestPort['read'] = async (file, signal) => {
  const answer = await readAside({ kind: 'manifest', file }, start, signal);
  return answer?.kind === 'manifest' ? answer.manifest : fail(MANIFEST_TOO_SLOW);
};
