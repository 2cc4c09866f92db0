import { childrenOf, type EmailNode, type TableNode } from '../../email/nodes';
import { memoizeObject } from '../../base/memoize';
import type { DetectedId } from '../../model/clients/client-rule';
import { CLIENT_RULES, isForChip, type KnownRule } from '../../model/clients/client-rules';
import { hasDrop, isDrop, isEmbedded, isLinked, kindsOf } from './constructs';
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
export const placeKey = memoizeObject(({ construct, paint }: KnownRule): string =>
  construct === 'color' ? `${construct} ${paint ?? ''}` : construct,
);

/** Where a document has what the rows look for: all places of what findings are about, and the first of all else. */
export const placesIn = memoizeObject((doc: TableNode): Places => {
  const places = new Map<string, EmailNode[]>();
  const sought = { ...DETECTORS };
  const visit = (node: EmailNode): void => {
    for (const detector of sought[node.kind]) {
      const { key, isIn, isOnceEnough } = detector;
      if (!isIn(node, doc)) continue;
      const known = places.get(key);
      if (known === undefined) places.set(key, [node]);
      else known.push(node);
      if (isOnceEnough)
        for (const kind of detector.kinds) sought[kind] = without(sought[kind], detector);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(doc);
  return places;
});

function without(detectors: readonly Detector[], found: Detector): readonly Detector[] {
  return detectors.filter((detector) => detector !== found);
}

type Kind = EmailNode['kind'];

interface Detector {
  readonly key: string;
  /** The nodes that it looks at. */
  readonly kinds: readonly Kind[];
  readonly isIn: (node: EmailNode, doc: TableNode) => boolean;
  readonly isOnceEnough: boolean;
}

type OtherId = Exclude<DetectedId, 'color' | 'signature'>;

const COLORED: readonly Kind[] = ['cell', 'spacer', 'text', 'link'];

const OTHERS: Readonly<Partial<Record<OtherId, Looking>>> = {
  'embedded picture': {
    kinds: ['image'],
    isIn: (node) => node.kind === 'image' && isEmbedded(node),
  },
  'linked picture': { kinds: ['image'], isIn: (node) => node.kind === 'image' && isLinked(node) },
  'linked plane': {
    kinds: ['cell', 'spacer'],
    isIn: (node) =>
      (node.kind === 'spacer' || (node.kind === 'cell' && node.children.length === 0)) &&
      node.link !== undefined,
  },
  'simple email': {
    kinds: COLORED,
    isIn: (node, doc) => isSimple(doc) && isPainted(node, 'apple'),
  },
  'unfit background': {
    kinds: ['cell', 'spacer'],
    isIn: (node) => (node.kind === 'cell' || node.kind === 'spacer') && !keepsBackground(node),
  },
  'dark text': {
    kinds: ['cell', 'text', 'link'],
    isIn: (node) => {
      if (node.kind === 'cell') return !keepsColor(node);
      if (node.kind === 'link') return !isBright(node.color);
      return node.kind === 'text' && node.font?.color !== undefined && !isBright(node.font.color);
    },
  },
};

const DETECTORS = byKind(detectors());

function byKind(all: readonly Detector[]): Readonly<Record<Kind, readonly Detector[]>> {
  const of = (kind: Kind) => all.filter(({ kinds }) => kinds.includes(kind));
  return {
    table: of('table'),
    row: of('row'),
    cell: of('cell'),
    spacer: of('spacer'),
    text: of('text'),
    link: of('link'),
    image: of('image'),
  };
}

function detectors(): readonly Detector[] {
  const rules = CLIENT_RULES.filter(isForChip);
  const keys = new Map<string, KnownRule[]>();
  for (const rule of rules) {
    const key = placeKey(rule);
    keys.set(key, [...(keys.get(key) ?? []), rule]);
  }
  return [...keys].flatMap(([key, some]): readonly Detector[] => {
    const [rule] = some;
    const found = rule === undefined ? null : detectorOf(rule);
    const isOnceEnough = some.every(({ shownIn }) => shownIn !== 'finding');
    return found === null ? [] : [{ ...found, key, isOnceEnough }];
  });
}

type Looking = Pick<Detector, 'kinds' | 'isIn'>;

/** What finds a construct; null where that takes more than the nodes of a document. */
function detectorOf({ construct, paint }: KnownRule): Looking | null {
  if (isDrop(construct)) {
    return { kinds: kindsOf(construct), isIn: (node) => hasDrop(node, construct) };
  }
  if (construct === 'color') {
    if (paint === undefined || paint === 'thunderbird') return null;
    return { kinds: COLORED, isIn: (node) => isPainted(node, paint) };
  }
  return Object.hasOwn(OTHERS, construct) ? (OTHERS[construct as OtherId] ?? null) : null;
}
