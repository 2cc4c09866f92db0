import { row, spacer, table } from '../../email/builders';
import type { CellNode, ImageNode } from '../../email/nodes';
import { CONTACT_ICONS, type ContactIcon } from '../../model/contact-icons';
import { ENGLISH } from '../../model/languages/load-words';
import { elementOrigin } from '../../model/findings/findings';
import { addressDisplay } from '../../model/person/web/address-href';
import { cleanLine } from '../../base/text';
import { badgeLook } from './badge';
import { drawIconBadge, iconCell, type BadgeLook } from './icon-badge';
import type { ElementContext, ElementDefinition, ElementEmail } from '../element-definition';
import type { SvgNode } from '../drawing/svg';
import type { PlacedElement } from '../properties/placed-element';
import type { ListedKind } from './kind';
import { ownLink } from './own-link';

/** The element that is one of the drawn icons of contact details: a badge, or the mark alone, in one color. */
export function contactIconElement<Type extends string>(
  kind: ListedKind<Type> & { readonly side: number },
): ElementDefinition<Type> {
  const { side, ...listed } = kind;
  return {
    ...listed,
    content: 'glyph',
    takesLink: true,
    isSquare: true,
    defaults: { width: side, height: side, style: {} },
    reset: { size: true, style: {} },
    handles: 'all',
    sections: ['glyph', 'badge', 'opacity', 'position', 'size', 'alt-link'],
    draw: (element, context) => {
      const { id, width, height } = element;
      const [glyph, look] = [glyphOf(element), lookOf(element, context)];
      const box = { x: 0, side: Math.min(width, height), clipId: `${id}-clip` };
      const drawn = drawIconBadge(glyph, box, look, true);
      const isSketch = look.socialIcons === null && glyph === FIRST;
      return isSketch ? [...drawn, ...sketch(box.side, look)] : drawn;
    },
    toEmail: (element, context) => iconToEmail(element, kind.label, context),
    describe: (element) => cleanLine(element.alt ?? '') || labelOf(element),
  };
}

/** The icon of a new one; a sketch of it stands in until the icons have come. */
const FIRST: ContactIcon = 'envelope';

function sketch(side: number, { background, ink }: BadgeLook): readonly SvgNode[] {
  const part = (share: number): number => share * side;
  const paper = {
    x: part(0.18),
    y: part(0.26),
    width: part(0.64),
    height: part(0.48),
    rx: part(0.05),
  };
  const flap = `m${part(0.22)} ${part(0.34)}l${part(0.28)} ${part(0.21)} ${part(0.28)} ${-part(0.21)}`;
  const line = { fill: 'none', stroke: background, 'stroke-width': part(0.06) };
  return [
    { tag: 'rect', attributes: { ...paper, fill: ink } },
    { tag: 'path', attributes: { d: flap, ...line } },
  ];
}

function glyphOf({ glyph = FIRST }: PlacedElement): ContactIcon {
  return glyph;
}

/** Its name on the canvas. */
function labelOf(element: PlacedElement): string {
  return CONTACT_ICONS.find(({ id }) => id === glyphOf(element))?.label ?? '';
}

function lookOf({ style }: PlacedElement, context: ElementContext): BadgeLook {
  return { ...badgeLook({ ...style, socialStyle: 'icons' }, context), style: 'icons' };
}

function iconToEmail(element: PlacedElement, label: string, context: ElementContext): ElementEmail {
  const { width, height, id } = element;
  const side = Math.min(width, height);
  const origin = [elementOrigin(id)];
  const { href, findings } = ownLink(element, label);
  const words =
    cleanLine(element.alt ?? '') ||
    (href === null ? (context.words ?? ENGLISH).symbols[glyphOf(element)] : addressDisplay(href));
  const child = (image: ImageNode) =>
    href === null
      ? image
      : ({
          kind: 'link',
          href,
          color: lookOf(element, context).background,
          underline: false,
          label: words,
          origin,
          children: [image],
        } as const);
  const facts = { side, alt: words, origin };
  const icon = iconCell(glyphOf(element), facts, lookOf(element, context), true, child);
  const rest = spacer({ width: width - side, height: side });
  const cell: CellNode =
    side === width && side === height
      ? icon
      : {
          kind: 'cell',
          width,
          height,
          verticalAlign: 'top',
          origin,
          children: [table([row(icon, ...(width > side ? [rest] : []))], { width })],
        };
  return { placing: 'exact', holds: 'pictures', isVacant: false, cell, findings };
}
