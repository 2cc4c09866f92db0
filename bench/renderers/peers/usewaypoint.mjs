import { LOOK } from '../content.mjs';
import { badgeRow, contactRows } from './raw-tables.mjs';
import { escapeText, requireFrom } from './require-peer.mjs';

/** @typedef {import('../content.mjs').Content} Content */

const TABLE = `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="font-family:${LOOK.font}">`;
const PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * It has no block for a link, and takes "tel:" out of those in its markdown: they are HTML of one's own, which it passes
 * through unread. With `raw` so are the whole tables of contacts and badges.
 *
 * @param {{ raw: boolean }} options
 * @returns {import('./require-peer.mjs').Renderer}
 */
export function loadUsewaypoint({ raw }) {
  const { renderToStaticMarkup } = requireFrom('usewaypoint')('@usewaypoint/email-builder');
  return (content) => {
    const rows = raw ? rawRows(content) : blockRows(content);
    const document = { ...frameOf(content, rows.ids), ...rows.blocks };
    return renderToStaticMarkup(document, { rootBlockId: 'root' });
  };
}

/**
 * Without its `EmailLayout`, which a signature has no use for: the quickest that it can be. The rule
 * is the border of a container.
 *
 * @param {Content} content
 * @param {readonly string[]} rows
 */
function frameOf({ name, title, company, photo }, rows) {
  return {
    root: columns(['photo', 'details'], [60, 524], 16),
    photo: block('Avatar', { size: 60, shape: 'circle', imageUrl: photo, alt: name }),
    details: block(
      'Container',
      { childrenIds: ['name', 'line', ...rows] },
      { padding: { ...PADDING, left: 16 }, borderColor: LOOK.primary },
    ),
    name: text(name, { fontSize: 20, fontWeight: 'bold', color: LOOK.primary }),
    line: text(`${title} · ${company}`, { fontSize: 14, color: LOOK.ink }),
  };
}

/** @param {Content} content */
function rawRows({ contacts, socials }) {
  const blocks = {
    contacts: html(`${TABLE}${contactRows(contacts)}</table>`),
    socials: html(`${TABLE}${badgeRow(socials)}</table>`),
  };
  return { ids: Object.keys(blocks), blocks };
}

/** @param {Content} content */
function blockRows({ contacts, socials }) {
  const small = { fontSize: 12, fontWeight: 'bold', color: LOOK.label };
  const badge = { fontSize: 12, textAlign: 'center', backgroundColor: LOOK.primary };
  const rows = contacts.flatMap(({ label, text: shown, href }) => [
    [label, columns([`${label} name`, `${label} link`], [64, 441], 0)],
    [`${label} name`, text(label, small)],
    [`${label} link`, html(link(shown, href, LOOK.ink), { fontSize: 13 })],
  ]);
  const badges = socials.map(({ letters, href }) => [
    letters,
    html(link(letters, href, '#ffffff'), badge),
  ]);
  const letters = socials.map((social) => social.letters);
  return {
    ids: [...contacts.map(({ label }) => label), 'socials'],
    blocks: Object.fromEntries([
      ...rows,
      ...badges,
      ['socials', columns(letters, [24, 24, 24], 6)],
    ]),
  };
}

/** @param {string} shown @param {string} href @param {string} color */
function link(shown, href, color) {
  const style = `color:${color};text-decoration:none`;
  return `<a href="${escapeText(href)}" style="${style}">${escapeText(shown)}</a>`;
}

/** @param {readonly string[]} ids @param {readonly number[]} fixedWidths @param {number} gap */
function columns(ids, fixedWidths, gap) {
  return block('ColumnsContainer', {
    columnsCount: ids.length,
    columnsGap: gap,
    contentAlignment: 'top',
    fixedWidths,
    columns: [0, 1, 2].map((index) => ({ childrenIds: ids.slice(index, index + 1) })),
  });
}

/** @param {string} shown @param {object} style */
function text(shown, style) {
  return block('Text', { text: shown }, { padding: PADDING, ...style });
}

/** @param {string} contents @param {object} [style] */
function html(contents, style) {
  return block('Html', { contents }, { padding: PADDING, ...style });
}

/** @param {string} type @param {object} props @param {object} [style] */
function block(type, props, style = { padding: PADDING }) {
  return { type, data: { style, props } };
}
