import { MAIL_LIMITS } from './mail-problems';

const START_TAG = /<[a-z]/gi;

/** Whether HTML has more start tags than any mail, so that it need not be parsed to be refused. */
export function isBeyondLimit(html: string): boolean {
  let count = 0;
  START_TAG.lastIndex = 0;
  while (count <= MAIL_LIMITS.elements && START_TAG.test(html)) count += 1;
  return count > MAIL_LIMITS.elements;
}
