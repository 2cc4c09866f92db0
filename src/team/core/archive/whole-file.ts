import { toDocument } from '../../../export/html-file';
import { memberName } from './csv';
import type { MadeSignature } from '../member';

/** Word reads the charset from this element alone. */
const CHARSET = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';

/** One signature as a whole HTML document. */
export function wholeFile({ html, lang, member }: MadeSignature): string {
  return toDocument({ html }, { title: memberName(member), lang, head: [CHARSET] });
}
