import { LOOK } from '../content.mjs';
import { badgeRow, contactRows } from './raw-tables.mjs';
import { escapeText, requireFrom } from './require-peer.mjs';

/** @returns {import('./require-peer.mjs').Renderer} */
export function loadMjml() {
  const mjml2html = requireFrom('others')('mjml');
  // Without validation and web fonts: the quickest that it can be.
  const options = { validationLevel: 'skip', fonts: {} };
  return async (content) => (await mjml2html(markup(content), options)).html;
}

/** @param {import('../content.mjs').Content} content */
function markup({ name, title, company, photo, contacts, socials }) {
  const text = `padding="0" font-family="${LOOK.font}"`;
  return `<mjml><mj-body width="${LOOK.maxWidth}px"><mj-section padding="0">
<mj-column width="76px"><mj-image src="${escapeText(photo)}" alt="${escapeText(name)}" width="60px" border-radius="30px" padding="0" align="left" /></mj-column>
<mj-column width="524px" border-left="3px solid ${LOOK.primary}" padding-left="16px">
<mj-text ${text} font-size="20px" line-height="28px" font-weight="bold" color="${LOOK.primary}">${escapeText(name)}</mj-text>
<mj-text ${text} font-size="14px" line-height="20px" color="${LOOK.ink}">${escapeText(title)} · ${escapeText(company)}</mj-text>
<mj-table ${text}>${contactRows(contacts)}</mj-table>
<mj-table ${text} width="84px">${badgeRow(socials)}</mj-table>
</mj-column></mj-section></mj-body></mjml>`;
}
