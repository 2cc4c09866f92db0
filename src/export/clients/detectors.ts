import { childrenOf, type EmailNode, type TableNode } from '../../email/nodes';
import { memoizeObject } from '../../base/memoize';
import type { DetectedId } from '../../model/clients/client-rule';
import { CLIENT_RULES, isForChip, type KnownRule } from '../../model/clients/client-rules';
import { hasDrop, isDrop, isEmbedded, isLinked } from './constructs';
import { isSimple } from './paints/apple';
import { isPainted } from './paints/paints';
import { isBright, keepsBackground, keepsColor } from './paints/thunderbird';

/*
 * Where a document has what rules are about. All detectors look at each node once, in one walk; those of which one place is
 * enough stop there.
 */

/** The places of what a rule looks for. */
export type Places = ReadonlyMap<string, readonly EmailNode[]>;

/** What the places of a rule are known by. */
export function placeKey({ construct, paint }: KnownRule): string {
  return construct === 'color' ? `${construct} ${paint ?? ''}` : construct;
}

/** Where a document has what the rows look for: all places of what findings are about, and the first of all else. */
export const placesIn = memoizeObject((doc: TableNode): Places => {
  const places = new Map<string, EmailNode[]>();
  const open = new Set(DETECTORS);
  visit(doc, (node) => {
    for (const detector of open) {
      const { key, isIn, isOnceEnough } = detector;
      if (!isIn(node, doc)) continue;
      const known = places.get(key);
      if (known === undefined) places.set(key, [node]);
      else known.push(node);
      if (isOnceEnough) open.delete(detector);
    }
  });
  return places;
});

function visit(node: EmailNode, see: (node: EmailNode) => void): void {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

interface Detector {
  readonly key: string;
  readonly isIn: (node: EmailNode, doc: TableNode) => boolean;
  readonly isOnceEnough: boolean;
}

type OtherId = Exclude<DetectedId, 'color' | 'signature'>;

const OTHERS: Readonly<Partial<Record<OtherId, Detector['isIn']>>> = {
  'embedded picture': (node) => node.kind === 'image' && isEmbedded(node),
  'linked picture': (node) => node.kind === 'image' && isLinked(node),
  'linked plane': (node) =>
    (node.kind === 'spacer' || (node.kind === 'cell' && node.children.length === 0)) &&
    node.link !== undefined,
  'simple email': (node, doc) => isPainted(node, 'apple') && isSimple(doc),
  'unfit background': (node) =>
    (node.kind === 'cell' || node.kind === 'spacer') && !keepsBackground(node),
  'dark text': (node) => {
    if (node.kind === 'cell') return !keepsColor(node);
    if (node.kind === 'link') return !isBright(node.color);
    return node.kind === 'text' && node.font?.color !== undefined && !isBright(node.font.color);
  },
};

const DETECTORS = detectors();

function detectors(): readonly Detector[] {
  const rules = CLIENT_RULES.filter(isForChip);
  const keys = new Map<string, KnownRule[]>();
  for (const rule of rules) {
    const key = placeKey(rule);
    keys.set(key, [...(keys.get(key) ?? []), rule]);
  }
  return [...keys].flatMap(([key, some]): readonly Detector[] => {
    const [rule] = some;
    const isIn = rule === undefined ? null : detectorOf(rule);
    const isOnceEnough = some.every(({ shownIn }) => shownIn !== 'finding');
    return isIn === null ? [] : [{ key, isIn, isOnceEnough }];
  });
}

/** What finds a construct; null where that takes more than the nodes of a document. */
function detectorOf({ construct, paint }: KnownRule): Detector['isIn'] | null {
  if (isDrop(construct)) return (node) => hasDrop(node, construct);
  if (construct === 'color') {
    if (paint === undefined || paint === 'thunderbird') return null;
    return (node) => isPainted(node, paint);
  }
  return Object.hasOwn(OTHERS, construct) ? (OTHERS[construct as OtherId] ?? null) : null;
}
