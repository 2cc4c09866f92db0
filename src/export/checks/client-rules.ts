import { memoizeObject } from '../../base/memoize';
import type { EmailNode, TableNode } from '../../email/nodes';
import { isDrop } from '../clients/constructs';
import { placeKey, placesIn } from '../clients/detectors';
import {
  CLIENT_FINDING_RULES,
  CLIENT_RULES,
  differenceOf,
  isForChip,
  type Difference,
  type KnownFinding,
  type KnownRule,
} from '../../model/clients/client-rules';
import type { FindingReport, Origin } from '../../model/findings/findings';
import { definitionOf, isPicture } from '../../scene/registry';
import { PHONE_ROOM } from '../previews/preview';
import type { Check, CheckSubject } from './check';
import { imagesIn } from './doc-parts';
import { reachOf } from './measures';
import { pictureKind } from './picture-kind';
import { firstOfEach, nameOf } from './subject-names';

/*
 * What the rows about mail clients make of a signature. What the visitor has set, and can change, is a finding; what belongs to a
 * template or to a kind of element is a difference, which the chip of the client alone shows.
 */

export const clientRules: Check = {
  id: 'client-rules',
  run: (subject) => OWN_RULES.flatMap((rule) => findingsOf(rule, subject)),
};

const OWN_RULES = CLIENT_FINDING_RULES.filter(({ check }) => check === clientRules.id);
/** With what their places are known by. */
const CHIP_RULES = CLIENT_RULES.filter(isForChip).map((rule) => ({ rule, key: placeKey(rule) }));

/** What clients will show differently of a signature, without a need to fix anything. */
export function differencesIn(subject: CheckSubject): readonly Difference[] {
  const places = placesIn(subject.doc);
  return CHIP_RULES.flatMap(({ rule, key }): readonly Difference[] => {
    const found = places.get(key);
    if (found === undefined) return NO_DIFFERENCES;
    // Of what findings report, the rest: what is not the visitor's.
    const rest =
      rule.shownIn === 'finding'
        ? found.filter((node) => isDrop(rule.construct) && !isOfVisitor(node, rule, subject))
        : found;
    if (rest.length === 0) return NO_DIFFERENCES;
    return [differenceOf(rule, rule.construct === 'gradient' ? 'Background' : 'Boxes')];
  });
}

const NO_DIFFERENCES: readonly Difference[] = [];

function findingsOf(rule: KnownFinding, subject: CheckSubject): readonly FindingReport[] {
  const { id, construct } = rule;
  switch (construct) {
    case 'embedded picture':
      return embeddedFindings(rule, subject);
    case 'content past a phone': {
      const width = reachOf(subject);
      return width > PHONE_ROOM ? [{ rule: id, args: { width, most: PHONE_ROOM } }] : [];
    }
    default: {
      const nodes = placesIn(subject.doc).get(placeKey(rule));
      if (nodes === undefined) return [];
      const own = nodes.filter((node) => isOfVisitor(node, rule, subject)).map(sourceOf);
      const labelOf = ({ origin, words }: Source): string => nameOf(origin, words, subject);
      return firstOfEach(own, labelOf).map((source) => ({
        rule: id,
        args: { label: labelOf(source) },
        origin: source.origin,
      }));
    }
  }
}

function embeddedFindings(
  { id, shows }: KnownFinding,
  subject: CheckSubject,
): readonly FindingReport[] {
  const images = embeddedIn(subject.doc).filter(
    (placed) => shows?.includes(pictureKind(placed, subject)) !== false,
  );
  const isReported =
    images.length > 0 || (shows?.includes('own') === true && embedsUnknown(subject));
  return isReported
    ? [{ rule: id, origin: images.flatMap(({ image }) => image.origin ?? []) }]
    : [];
}

const embeddedIn = memoizeObject((doc: TableNode) =>
  imagesIn(doc).filter(({ image }) => image.src.startsWith('data:')),
);

/** Whether the HTML has an embedded picture, and its document none. */
const embedsUnknown = memoizeObject(
  ({ doc, html }: CheckSubject) => embeddedIn(doc).length === 0 && html.includes('src="data:'),
);

/** Whether something is as the visitor has set it, so that they could set it otherwise. */
function isOfVisitor(
  node: EmailNode,
  { construct }: Pick<KnownRule, 'construct'>,
  { elements }: Pick<CheckSubject, 'elements'>,
): boolean {
  const { origin } = sourceOf(node);
  if (elements === undefined) {
    // The shape of a picture is chosen in the form; boxes and gradients are the template's.
    return construct === 'round corner' && node.kind === 'image' && origin.length > 0;
  }
  const element = elements.find(({ id }) =>
    origin.some((from) => from.kind === 'element' && from.id === id),
  );
  if (element === undefined) return construct === 'linked plane';
  if (construct !== 'round corner') return true;
  // Buttons and badges are round by themselves.
  return isPicture(element) || definitionOf(element.type).group === 'shapes';
}

interface Source {
  readonly origin: readonly Origin[];
  /** What it is called where its origin has no name. */
  readonly words: string;
}

function sourceOf(node: EmailNode): Source {
  const origin = 'origin' in node ? (node.origin ?? []) : [];
  return { origin, words: node.kind === 'image' && node.alt !== '' ? node.alt : 'Shape' };
}
