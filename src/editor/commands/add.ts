import { shapeAdded } from '../../model/messages';
import { formatCount } from '../../model/text';
import { nextId } from '../../scene/element-id';
import { SCENE_LIMITS } from '../../scene/limits';
import { freePlace, makeElement } from '../../scene/operations/add';
import { ELEMENT_TYPES, definitionOf, type ElementType } from '../../scene/registry';
import type { Scene } from '../../scene/scene';
import type { ViewState } from '../../store/canvas/view-slice';
import type { RootState } from '../../store/state';
import { noticeRaised } from '../../store/notices-slice';
import { selectScene } from '../selectors';
import { planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

/** Adds an element of a type at a random free place and selects it: alone, or beside what is selected. */
export function addElement(type: ElementType, selects: 'alone' | 'too' = 'alone'): BuilderCommand {
  const definition = definitionOf(type);
  return {
    id: `add.${type}`,
    label: `Add ${definition.label}`,
    isEnabled: ({ chosen: { scene } }) => isRoom(scene),
    reason: ({ view, chosen }) => whyNotAdded(view, chosen.scene),
    plan: (state, { nowMs, random }) => {
      if (whyNothingIsAdded(state) !== undefined) return null;
      const scene = selectScene(state);
      const id = nextId(type, nowMs, new Set(scene.elements.map((element) => element.id)));
      const place = freePlace(scene, definition.defaults, { x: random(), y: random() });
      const step = planStep(
        state,
        { type: 'scene/elementsAdded', elements: [makeElement(definition, id, place, scene)] },
        `Add ${definition.label}`,
        { select: selects === 'too' ? [...state.selection, id] : [id] },
      );
      if (step === null) return null;
      const isShape = definition.group === 'shapes';
      return isShape ? [step, noticeRaised(shapeAdded(definition.label))] : [step];
    },
  };
}

/** Why no element can be added now; cheaper than planning to. */
export function whyNothingIsAdded(state: RootState): string | undefined {
  return whyNotAdded(state.view, selectScene(state));
}

/** Why nothing more goes into a design. */
export const DESIGN_FULL = `A design holds at most ${formatCount(SCENE_LIMITS.elements)} elements and ${formatCount(SCENE_LIMITS.allText)} characters of text.`;

export const ADD_COMMANDS: readonly BuilderCommand[] = ELEMENT_TYPES.map((type) =>
  addElement(type),
);

function whyNotAdded(
  { isPreview }: Pick<ViewState, 'isPreview'>,
  scene: Scene,
): string | undefined {
  if (isPreview) return 'Leave the preview to add elements.';
  return isRoom(scene) ? undefined : DESIGN_FULL;
}

function isRoom({ elements }: Scene): boolean {
  return elements.length < SCENE_LIMITS.elements;
}
