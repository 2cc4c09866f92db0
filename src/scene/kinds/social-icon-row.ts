import { elementOrigin, fieldOrigin } from '../../model/findings/findings';
import { chosenLanguage, directionOf } from '../../model/languages/signature-language';
import { socialHref } from '../../model/person/web/profile';
import type { Person } from '../../model/person/signature';
import {
  networkOf,
  SOCIAL_NETWORKS,
  sortedNetworks,
  type SocialId,
} from '../../model/person/social';
import { cleanLine } from '../../base/text';
import type {
  ElementContext,
  ElementDefinition,
  ElementEmail,
  OwnBox,
} from '../element-definition';
import { elementFinding } from '../element-finding';
import { clamp, type Size } from '../geometry';
import { SCENE_LIMITS } from '../limits';
import type { ElementStyle, PlacedElement } from '../properties/placed-element';
import { strayFindings, unsafeFinding } from './profile-findings';
import {
  BADGE_GAP,
  badgeLook,
  badgeTable,
  drawBadges,
  type Badge,
  type BadgePlaces,
} from './badge';
import type { ListedKind } from './kind';

/** From here on a badge is more than a dot, in px. */
const SEEN_SIDE = 4;

/** What stands there until the person has profiles. */
const PLACEHOLDERS: readonly SocialId[] = ['linkedin', 'twitter', 'facebook'];

/** The element that shows the badges of all the person's profiles in one row. */
export function socialIconRowElement<Type extends string>(
  kind: ListedKind<Type>,
): ElementDefinition<Type> {
  return {
    ...kind,
    content: 'none',
    takesLink: false,
    defaults: { width: 100, height: 30, autoWidth: true, style: {} },
    reset: { size: true, style: { socialStyle: 'auto' } },
    handles: 'none',
    sections: ['social-address', 'position', 'icon-size', 'social-style', 'badge', 'opacity'],
    iconSizing: {
      sideOf: (box, person) => rowSide(box, rowCount(person), gapOf(box)),
      boxOf: (side, person, style) => rowBox(side, rowCount(person), gapOf({ style })),
    },
    draw: (element, context) => {
      const badges = badgesOf(element, context.person);
      const look = badgeLook(element.style, context);
      return drawBadges(badges, placesOf(element, badges.length, context.person), look, {
        id: element.id,
        measure: context.measure,
      });
    },
    fit: fitRow,
    toEmail: (element, context) => rowToEmail(element, kind.label, context),
    describe: (_element, { person }) =>
      knownProfiles(person)
        .map(({ label }) => label)
        .join(', '),
  };
}

/** How large each of `count` badges may be so that all fit into the box, in px. */
export function rowSide({ width, height }: Size, count: number, gap = BADGE_GAP): number {
  const fitting = Math.floor((width - (count - 1) * rowGap(width, count, gap)) / count);
  return Math.max(1, Math.min(height, fitting));
}

/** The space between `count` badges in px: less where the box has no room for it beside badges that can be seen. */
function rowGap(width: number, count: number, gap: number): number {
  if (count < 2) return 0;
  return clamp(Math.floor((width - count * SEEN_SIDE) / (count - 1)), 0, gap);
}

function gapOf({ style }: { readonly style?: ElementStyle | undefined }): number {
  return style?.badgeGap ?? BADGE_GAP;
}

/** The box that `count` badges of `side` px need. */
export function rowBox(side: number, count: number, gap = BADGE_GAP): Size {
  return { width: count * (side + gap) - gap, height: side };
}

/** Badges are read as the language that was chosen is: the words of the person change with each key. */
function placesOf(box: PlacedElement, count: number, person: Person): BadgePlaces {
  const language = chosenLanguage(person);
  const direction = language === null ? 'ltr' : directionOf(language);
  const gap = gapOf(box);
  return { side: rowSide(box, count, gap), gap: rowGap(box.width, count, gap), direction };
}

/** How many badges the row of this person has. */
export function rowCount(person: Person): number {
  return knownProfiles(person).length || PLACEHOLDERS.length;
}

/** The box of a row: its badges stay as high as they are, however many there are. Rows of older work keep theirs. */
function fitRow(
  { x, width, height, style, autoWidth = false }: PlacedElement,
  { person }: ElementContext,
): OwnBox {
  if (!autoWidth) return { x, width, height };
  const { min, max } = SCENE_LIMITS.width;
  const own = rowBox(height, rowCount(person), gapOf({ style })).width;
  return { x, width: clamp(own, min, max), height };
}

function knownProfiles({ socialLinks, socialOrder }: Person) {
  return sortedNetworks(socialOrder).filter(
    ({ id }) => socialHref(id, socialLinks[id] ?? '') !== null,
  );
}

function badgesOf(element: PlacedElement, person: Person): readonly Badge[] {
  const { socialLinks } = person;
  const origin = elementOrigin(element.id);
  const known = knownProfiles(person).map((network): Badge => {
    const href = socialHref(network.id, socialLinks[network.id] ?? '');
    return { network, href, origin: [origin, fieldOrigin(network.id)] };
  });
  if (known.length > 0) return known;
  return PLACEHOLDERS.map((id) => ({ network: networkOf(id), href: null, origin: [origin] }));
}

function rowToEmail(
  element: PlacedElement,
  ownLabel: string,
  context: ElementContext,
): ElementEmail {
  const { person } = context;
  const { id, width, height } = element;
  const badges = badgesOf(element, person);
  const look = badgeLook(element.style, context);
  const table = badgeTable(badges, placesOf(element, badges.length, context.person), look, width);
  const isEmpty = badges.every(({ href }) => href === null);
  const refused = SOCIAL_NETWORKS.filter(
    (network) =>
      cleanLine(person.socialLinks[network.id] ?? '') !== '' &&
      !badges.some((badge) => badge.network === network && badge.href !== null),
  );
  return {
    placing: 'exact',
    holds: 'pictures',
    isVacant: isEmpty,
    cell: {
      kind: 'cell',
      width,
      height,
      verticalAlign: 'top',
      origin: [elementOrigin(id)],
      children: table === null ? [] : [table],
    },
    findings: [
      ...(isEmpty ? [elementFinding('social-missing', element, ownLabel)] : []),
      ...refused.map(({ id: network }) => unsafeFinding(element, network)),
      ...SOCIAL_NETWORKS.flatMap(({ id: network }) =>
        strayFindings(element, network, person.socialLinks[network] ?? ''),
      ),
    ],
  };
}
