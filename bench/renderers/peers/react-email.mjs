import { LOOK } from '../content.mjs';
import { requireFrom } from './require-peer.mjs';

const CELL = { padding: 0, verticalAlign: 'top', fontFamily: LOOK.font };

/** @returns {import('./require-peer.mjs').Renderer} */
export function loadReactEmail() {
  const load = requireFrom('others');
  const { createElement: h } = load('react');
  const { Column, Container, Img, Link, Row, Section, Text } = load('@react-email/components');
  const { render } = load('@react-email/render');

  // Without Html, Head and Body, which a signature has no use for: the leanest that it can be.
  return (content) => render(h(Signature, content));

  /** @param {import('../content.mjs').Content} content */
  function Signature({ name, title, company, photo, contacts, socials }) {
    const picture = { src: photo, alt: name, width: 60, height: 60, style: { borderRadius: 30 } };
    return h(
      Container,
      { align: 'left', style: { maxWidth: LOOK.maxWidth } },
      h(
        Row,
        null,
        h(Column, { width: 76, style: CELL }, h(Img, picture)),
        h(
          Column,
          { style: { ...CELL, borderLeft: `3px solid ${LOOK.primary}`, paddingLeft: 16 } },
          line(name, { fontSize: 20, lineHeight: '28px', fontWeight: 'bold', color: LOOK.primary }),
          line(`${title} · ${company}`, { fontSize: 14, lineHeight: '20px', color: LOOK.ink }),
          h(Section, null, contacts.map(contactRow)),
          h(Row, { width: 84 }, socials.flatMap(badge)),
        ),
      ),
    );
  }

  /** @param {string} text @param {object} style */
  function line(text, style) {
    return h(Text, { style: { margin: 0, ...style } }, text);
  }

  /** @param {import('../content.mjs').Contact} contact */
  function contactRow({ label, text, href }) {
    const small = { ...CELL, lineHeight: '18px' };
    return h(
      Row,
      { key: label },
      h(
        Column,
        {
          width: 64,
          style: { ...small, fontSize: 12, fontWeight: 'bold', color: LOOK.label },
        },
        label,
      ),
      h(Column, { style: { ...small, fontSize: 13 } }, h(Link, { href, style: link() }, text)),
    );
  }

  /** @param {import('../content.mjs').Social} social @param {number} index */
  function badge({ letters, label, href }, index) {
    const style = { ...CELL, borderRadius: 4, fontSize: 12, lineHeight: '24px' };
    const background = { width: 24, align: 'center', bgcolor: LOOK.primary };
    return [
      ...(index > 0 ? [h(Column, { key: `${label} gap`, width: 6 })] : []),
      h(
        Column,
        { key: label, ...background, style: { ...style, fontWeight: 'bold' } },
        h(Link, { href, 'aria-label': label, style: link('#ffffff') }, letters),
      ),
    ];
  }
}

function link(color = LOOK.ink) {
  return { color, textDecoration: 'none' };
}
