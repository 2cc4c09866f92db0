import type { CellNode } from '../../email/nodes';
import { elementOrigin, fieldOrigin, type FindingReport } from '../../model/findings/findings';
import { socialHref } from '../../model/person/web/profile';
import type { Person } from '../../model/person/signature';
import { badgeWords, networkOf, type SocialId } from '../../model/person/social';
import { cleanLine } from '../../base/text';
import type { ElementContext, ElementDefinition, ElementEmail } from '../element-definition';
import { elementFinding } from '../element-finding';
import { addressDisplay, addressHref } from '../../model/person/web/address-href';
import type { Size } from '../geometry';
import type { PlacedElement } from '../properties/placed-element';
import { ownLink } from './own-link';
import { strayFindings, unsafeFinding } from './profile-findings';
import { badgeCell, badgeLook, badgeTable, drawBadges, type Badge } from './badge';

/** An element that is the badge of one network, as large as the shorter side of its box, at the box's left. */
export function socialIconElement<Id extends SocialId>(id: Id): ElementDefinition<Id> {
  const network = networkOf(id);
  const { label } = network;
  return {
    type: id,
    label,
    group: 'media',
    icon: { letters: badgeWords(network, null).letters },
    content: 'profile',
    follows: id,
    takesLink: true,
    defaults: { width: 30, height: 30, style: {} },
    reset: { size: true, style: { socialStyle: 'auto' } },
    handles: 'none',
    sections: ['social-address', 'position', 'icon-size', 'social-style', 'badge', 'opacity'],
    iconSizing: { sideOf: iconSide, boxOf: (side) => ({ width: side, height: side }) },
    draw: (element, context) =>
      drawBadges(
        [badgeOf(element, id, context.person)],
        { side: iconSide(element), gap: 0 },
        badgeLook(element.style, context),
        { id: element.id, measure: context.measure },
      ),
    toEmail: (element, context) => socialIconToEmail(element, id, context),
    describe: (element, { person }) => addressDisplay(addressOf(element, id, person)),
  };
}

/** How wide and high the badge in a box is, in px. */
function iconSide({ width, height }: Size): number {
  return Math.min(width, height);
}

/** The element's own address, else that of the signature. */
function addressOf(
  { href = '', content = '' }: PlacedElement,
  id: SocialId,
  { socialLinks }: Person,
): string {
  return cleanLine(href) || cleanLine(content) || cleanLine(socialLinks[id] ?? '');
}

function badgeOf(element: PlacedElement, id: SocialId, person: Person): Badge {
  const { href: own = '', content = '' } = element;
  const address = addressOf(element, id, person);
  const href = own.trim() === '' ? socialHref(id, address) : addressHref(own);
  const isOwn = `${own}${content}`.trim() !== '';
  const origin = [elementOrigin(element.id), ...(isOwn ? [] : [fieldOrigin(id)])];
  return { network: networkOf(id), href, origin };
}

function socialIconToEmail(
  element: PlacedElement,
  id: SocialId,
  context: ElementContext,
): ElementEmail {
  const { person } = context;
  const { width, height } = element;
  const badge = badgeOf(element, id, person);
  const look = badgeLook(element.style, context);
  const side = iconSide(element);
  const table = badgeTable([badge], { side, gap: 0 }, look, width);
  const cell: CellNode =
    side === width && side === height
      ? badgeCell(badge, side, look)
      : {
          kind: 'cell',
          width,
          height,
          verticalAlign: 'top',
          origin: badge.origin,
          children: table === null ? [] : [table],
        };
  return {
    placing: 'exact',
    holds: 'pictures',
    isVacant: badge.href === null,
    cell,
    findings: findingsOf(element, id, person),
  };
}

function findingsOf(
  element: PlacedElement,
  id: SocialId,
  person: Person,
): readonly FindingReport[] {
  const { label } = networkOf(id);
  const address = addressOf(element, id, person);
  if (address === '') return [elementFinding('social-missing', element, label)];
  if (cleanLine(element.href ?? '') !== '') return ownLink(element, label).findings;
  if (socialHref(id, address) === null) return [unsafeFinding(element, id)];
  return strayFindings(element, id, address);
}
