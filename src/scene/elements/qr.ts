import type { CellNode, Padding } from '../../email/nodes';
import { elementOrigin, type FindingReport } from '../../model/findings/findings';
import { addressHref } from '../../model/person/web/address-href';
import type { QrCode } from '../../model/person/qr-code';
import { cleanLine } from '../../base/text';
import type { ElementContext, ElementDefinition, ElementEmail } from '../element-definition';
import { elementFinding } from '../element-finding';
import { canBeScanned, codeColors } from '../kinds/code-colors';
import type { PlacedElement } from '../properties/placed-element';
import type { SvgNode } from '../drawing/svg';

const LABEL = 'QR Code';
/** Enough for the contact details of most people. */
const SIDE = 150;
const SKETCHED = '#6b7280';
/** A code of a link, its content, else of the person's contact details. */
export const qrDefinition: ElementDefinition<'qr'> = {
  type: 'qr',
  label: LABEL,
  group: 'blocks',
  icon: 'square',
  content: 'code',
  takesLink: false,
  isSquare: true,
  defaults: { width: SIDE, height: SIDE, style: {} },
  reset: { size: true, style: null },
  handles: 'all',
  sections: ['code', 'position', 'size'],
  draw: drawCode,
  toEmail: codeToEmail,
  describe: whatItHolds,
};

function whatItHolds({ content = '' }: PlacedElement, { person }: ElementContext): string {
  return cleanLine(content) || cleanLine(person.fullName);
}

function drawCode(element: PlacedElement, { qrCodes }: ElementContext): readonly SvgNode[] {
  const { width, height } = element;
  const code = qrCodes?.[element.id];
  if (code === undefined) return sketch(Math.min(width, height), element);
  const { x, y, side } = placeOf(element, code);
  return [{ tag: 'image', attributes: { x, y, width: side, height: side, href: code.src } }];
}

/** The three corners by which phones find a code, in a grid of 25 squares, and some of what would be between them. */
function sketch(side: number, element: PlacedElement): readonly SvgNode[] {
  const { width, height, style } = element;
  const square = side / 25;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  const plane = (column: number, row: number, squares: number, fill: string): SvgNode => ({
    tag: 'rect',
    attributes: {
      x: left + column * square,
      y: top + row * square,
      width: squares * square,
      height: squares * square,
      fill,
    },
  });
  const { ink, paper } = { ...codeColors(element), ...(style.color ? {} : { ink: SKETCHED }) };
  const corner = (column: number, row: number): readonly SvgNode[] =>
    [ink, paper, ink].map((fill, inset) => plane(column + inset, row + inset, 7 - 2 * inset, fill));
  const squares = Array.from({ length: 64 }, (_, count) =>
    plane(10 + ((count * 5) % 13), 10 + ((count * count) % 11), 1, ink),
  );
  return [plane(0, 0, 25, paper), ...corner(2, 2), ...corner(16, 2), ...corner(2, 16), ...squares];
}

/** Where a code stands in its box: in the middle, as large as its squares let it be. */
function placeOf({ width, height }: PlacedElement, { side: own }: QrCode) {
  const side = Math.min(own, width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

function codeToEmail(element: PlacedElement, context: ElementContext): ElementEmail {
  const { width, height, id } = element;
  const origin = [elementOrigin(id)];
  const box: CellNode = { kind: 'cell', width, height, verticalAlign: 'top', origin, children: [] };
  const code = context.qrCodes?.[id];
  if (code === undefined) {
    const findings = [whyMissing(element)];
    return { placing: 'exact', holds: 'pictures', isVacant: true, cell: box, findings };
  }
  const { x, y, side } = placeOf(element, code);
  const alt = `QR ${whatItHolds(element, context)}`.trim();
  const padding: Padding = [y, width - side - x, height - side - y, x];
  const cell: CellNode = {
    ...box,
    ...(padding.some((edge) => edge > 0) && { padding }),
    children: [{ kind: 'image', src: code.src, width: side, height: side, alt, origin }],
  };
  const isFaint = !canBeScanned(codeColors(element));
  const findings = isFaint ? [elementFinding('qr-faint', element, LABEL)] : [];
  return { placing: 'exact', holds: 'pictures', isVacant: false, cell, findings };
}

function whyMissing(element: PlacedElement): FindingReport {
  const link = cleanLine(element.content ?? '');
  const isWrong = link !== '' && addressHref(link) === null;
  return elementFinding(isWrong ? 'href-unsafe' : 'qr-too-long', element, LABEL);
}
