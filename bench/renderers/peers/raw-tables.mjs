import { LOOK } from '../content.mjs';
import { escapeText } from './require-peer.mjs';

/*
 * Rows for the peers that have no block for a table and take markup of your own in its place:
 * mjml in `mj-table`, usewaypoint in `Html`.
 */

/** @param {readonly import('../content.mjs').Contact[]} contacts */
export function contactRows(contacts) {
  return contacts
    .map(
      ({ label, text, href }) =>
        `<tr><td width="64" valign="top" style="padding:0;font-size:12px;line-height:18px;font-weight:bold;color:${LOOK.label}">${escapeText(label)}</td>` +
        `<td valign="top" style="padding:0;font-size:13px;line-height:18px;color:${LOOK.ink}"><a href="${escapeText(href)}" style="color:${LOOK.ink};text-decoration:none">${escapeText(text)}</a></td></tr>`,
    )
    .join('');
}

/** @param {readonly import('../content.mjs').Social[]} socials */
export function badgeRow(socials) {
  const badges = socials.map(
    ({ letters, label, href }) =>
      `<td width="24" align="center" bgcolor="${LOOK.primary}" style="padding:0;border-radius:4px;font-size:12px;line-height:24px;font-weight:bold"><a href="${escapeText(href)}" aria-label="${escapeText(label)}" style="color:#ffffff;text-decoration:none">${escapeText(letters)}</a></td>`,
  );
  return `<tr>${badges.join('<td width="6"></td>')}</tr>`;
}
