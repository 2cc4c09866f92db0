import type { Finding, FindingRule } from '../model/findings';
import type { SceneAction } from './actions';
import type { ElementContext } from './element-definition';
import { clashesOf, footprintsOf, type Footprint } from './footprint';
import { moveApart, snapToEdge, type Places } from './operations/apart';
import { fittingFontSize, shortAddressThatFits, wrappingBox } from './operations/fit-text';
import type { Scene } from './scene';

/*
 * What can be done about a finding, as plans: each gives the one action that mends it, or null where it would not. None
 * touches a locked element, and none has anything left to do after itself.
 */

export interface Mending {
  /** As a button says it; it may name what will come of it: 'Make it fit: 12 px'. */
  readonly label: string;
  readonly action: SceneAction;
}

export interface Fix {
  readonly id: string;
  readonly label: string;
  /** The findings that it is an answer to. */
  readonly rules: readonly FindingRule[];
  readonly plan: (scene: Scene, ids: readonly string[], context: ElementContext) => Mending | null;
}

const OVERLAPS: readonly FindingRule[] = [
  'text-drawn',
  'element-drawn',
  'element-moved',
  'element-hidden',
];
const TOO_LONG: readonly FindingRule[] = [...OVERLAPS, 'text-past-frame'];

/** All of them, the best first. */
export const FIXES: readonly Fix[] = [
  {
    id: 'moveApart',
    label: 'Move apart',
    rules: OVERLAPS,
    plan: (scene, ids, context) => placing('Move apart', moveApart(scene, ids, context)),
  },
  {
    id: 'snapToEdge',
    label: 'Snap to edge',
    rules: OVERLAPS,
    plan: (scene, ids, context) => placing('Snap to edge', snapToEdge(scene, ids, context)),
  },
  {
    id: 'makeFit',
    label: 'Make it fit',
    rules: TOO_LONG,
    plan: forText((print, prints, scene, context) => {
      const fontSize = fittingFontSize(scene, prints, print, context);
      if (fontSize === null) return null;
      const ids = [print.element.id];
      return {
        label: `Make it fit: ${fontSize} px`,
        action: { type: 'scene/elementsStyled', ids, style: { fontSize } },
      };
    }),
  },
  {
    id: 'wrapLines',
    label: 'Wrap its lines',
    rules: TOO_LONG,
    plan: forText((print, prints, scene, context) => {
      const box = wrappingBox(scene, prints, print, context);
      if (box === null) return null;
      const boxes = { [print.element.id]: box };
      return {
        label: 'Wrap its lines',
        action: { type: 'scene/elementsResized', boxes, wrap: true },
      };
    }),
  },
  {
    id: 'shortenAddress',
    label: 'Shorten the address',
    rules: TOO_LONG,
    plan: forText((print, prints, scene, context) => {
      const settings = shortAddressThatFits(scene, prints, print, context);
      if (settings === null) return null;
      return {
        label: `Shorten to ${settings.content}`,
        action: { type: 'scene/elementSet', id: print.element.id, settings },
      };
    }),
  },
  {
    id: 'acceptPicture',
    label: 'Accept as picture',
    rules: ['text-drawn'],
    plan: forText(({ element: { id, asPicture } }, prints) => {
      const isDrawn = asPicture !== true && clashesOf(prints, new Set([id])).length > 0;
      return isDrawn ? accepting('Accept as picture', id, true) : null;
    }),
  },
  {
    id: 'warnAgain',
    label: 'Warn again',
    rules: ['text-drawn'],
    plan: forText(({ element: { id, asPicture } }) =>
      asPicture === true ? accepting('Warn again', id, false) : null,
    ),
  },
];

/** What can be done about a finding as the scene stands. */
export function fixesFor(
  { rule, origin }: Finding,
  scene: Scene,
  context: ElementContext,
): readonly (Mending & Pick<Fix, 'id'>)[] {
  const ids = origin.flatMap((from) => (from.kind === 'element' ? [from.id] : []));
  return FIXES.filter(({ rules }) => rules.includes(rule)).flatMap(({ id, plan }) => {
    const mending = plan(scene, ids, context);
    return mending === null ? [] : [{ id, ...mending }];
  });
}

type TextPlan = (
  print: Footprint,
  prints: readonly Footprint[],
  scene: Scene,
  context: ElementContext,
) => Mending | null;

/** A plan for the first of the texts, from the undermost, that it helps. */
function forText(plan: TextPlan): Fix['plan'] {
  return (scene, ids, context) => {
    const prints = footprintsOf(scene, context);
    for (const print of prints) {
      const { element, kind } = print;
      if (kind !== 'text' || element.locked || !ids.includes(element.id)) continue;
      const mending = plan(print, prints, scene, context);
      if (mending !== null) return mending;
    }
    return null;
  };
}

function placing(label: string, places: Places | null): Mending | null {
  return places && { label, action: { type: 'scene/elementsPlaced', places } };
}

function accepting(label: string, id: string, asPicture: boolean): Mending {
  return { label, action: { type: 'scene/elementSet', id, settings: { asPicture } } };
}
