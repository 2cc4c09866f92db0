import { toDocument } from '../../../export/document';
import { memberName } from './people-csv';
import type { MadeSignature } from '../made-signature';

/** Word reads the charset from this element alone. */
const CHARSET = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';

/** One signature as a whole HTML document. */
export function wholeFile({ html, lang, member }: MadeSignature): string {
  return toDocument({ html }, { title: memberName(member), lang, head: [CHARSET] });
}
