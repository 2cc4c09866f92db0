import { appleMail } from './apple-mail/apple-mail';
import { appsScript } from './apps-script/apps-script';
import { exchange } from './exchange/exchange';
import { google } from './google/google';
import { jmap } from './jmap/jmap';
import { mailcow } from './mailcow/mailcow';
import { outlookAddin } from './outlook-addin/outlook-addin';
import { outlookWindows } from './outlook-windows/outlook-windows';
import type { Pack, PackId } from './pack';
import { roundcube } from './roundcube/roundcube';
import { setOutlooksignatures } from './set-outlooksignatures/set-outlooksignatures';
import { sogo } from './sogo/sogo';
import { thunderbird } from './thunderbird/thunderbird';
import { transportRule } from './transport-rule/transport-rule';
import { zimbra } from './zimbra/zimbra';

/** All ways to bring signatures to a company, in the order in which they are offered. */
export const PACKS: readonly Pack[] = [
  google,
  appsScript,
  exchange,
  transportRule,
  outlookWindows,
  outlookAddin,
  setOutlooksignatures,
  thunderbird,
  appleMail,
  roundcube,
  sogo,
  mailcow,
  jmap,
  zimbra,
];

/** The pack of an id. */
export function packOf(id: PackId): Pack {
  const found = PACKS.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(`No such pack: ${id}`);
  return found;
}
