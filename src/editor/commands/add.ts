import type { UnknownAction } from '@reduxjs/toolkit';
import { shapeAdded } from '../../model/messages/design-messages';
import { formatCount } from '../../base/text';
import type { SceneAction } from '../../scene/actions';
import { SCENE_LIMITS } from '../../scene/limits';
import { ELEMENT_TYPES, definitionOf, type ElementType } from '../../scene/registry';
import type { Scene, SceneElement } from '../../scene/scene';
import { seenBox } from '../../scene/drawing/seen-box';
import { draftChanged } from '../../store/canvas/draft-slice';
import { textEditBegun } from '../../store/canvas/text-edit-slice';
import { shapeExplained, viewportChanged, type ViewState } from '../../store/canvas/view-slice';
import { planIf } from '../../store/command';
import type { DrawnType } from '../../scene/tool';
import type { RootState } from '../../store/state';
import { noticeRaised } from '../../store/notices-slice';
import { selectElementContext, type RenderEnv } from '../render-env';
import { selectScene } from '../selectors';
import { planStep } from '../steps';
import type { BuilderCommand } from './builder-command';
import { viewToShow } from './views/column';
import { newElement, placeForNew } from './new-element';

/** Adds an element of a type where there is room and selects it: alone, or beside what is selected. */
export function addElement(type: ElementType, selects: 'alone' | 'too' = 'alone'): BuilderCommand {
  const { label } = definitionOf(type);
  return {
    id: `add.${type}`,
    label: `Add ${label}`,
    reason: ({ view, chosen }) => whyNotAdded(view, chosen.scene),
    plan: ({ chosen }) =>
      planIf(isRoom(chosen.scene), (state, { nowMs, device }) => {
        const { element, shown } = newInPlace(type, state, device, nowMs);
        return [...planAdded(state, element, selects), shown];
      }),
  };
}

/** Begins to write a new text where there is room; it is added once something is typed. */
export const newText: BuilderCommand = {
  id: 'edit.newText',
  label: 'Write a new text',
  reason: ({ view, chosen }) => whyNotAdded(view, chosen.scene),
  plan: ({ chosen }) =>
    planIf(isRoom(chosen.scene), (state, { nowMs, device }) => {
      const { element: added, shown } = newInPlace('text', state, device, nowMs);
      return [...writeDrawn(added), shown];
    }),
};

/** What the tool that is chosen draws, where there is room for it and as large as it is by itself: the way without a pointer. */
export function insertDrawn(type: DrawnType): BuilderCommand {
  return type === 'text' ? newText : addElement(type);
}

/** Begins to write a text that was drawn; it is added once something is typed. */
export function writeDrawn(added: SceneElement): readonly UnknownAction[] {
  return [
    textEditBegun({ id: added.id, caret: null, added }),
    draftChanged({ type: 'scene/elementsAdded', elements: [added] }),
  ];
}

/** A new element where there is room for it, and the action that brings that place into view. */
function newInPlace(type: ElementType, state: RootState, device: RenderEnv, nowMs: number) {
  const made = newElement(type, state, device, nowMs);
  const size = seenBox(made, selectElementContext(state, device));
  const place = placeForNew(size, state, device);
  const { view } = state;
  return {
    element: { ...made, ...place },
    shown: viewportChanged(viewToShow({ ...size, ...place }, view, view.column)),
  };
}

/**
 * The step that adds a new element, for the first shape with a notice about it; nothing where the element cannot be added. `into`
 * puts it into a stack.
 */
export function planAdded(
  state: RootState,
  element: SceneElement,
  selects: 'alone' | 'too',
  into?: SceneAction,
): readonly UnknownAction[] {
  const { label, group } = definitionOf(element.type);
  const added = { type: 'scene/elementsAdded', elements: [element] } as const;
  const step = planStep(
    state,
    into === undefined ? added : { type: 'scene/changesMade', changes: [added, into] },
    `Add ${label}`,
    { select: selects === 'too' ? [...state.selection, element.id] : [element.id] },
  );
  if (step === null) return [];
  const isFirstShape =
    group === 'shapes' &&
    !state.view.isShapeExplained &&
    !selectScene(state).elements.some((other) => isShape(other.type));
  return isFirstShape ? [step, noticeRaised(shapeAdded(label)), shapeExplained()] : [step];
}

function isShape(type: ElementType): boolean {
  return definitionOf(type).group === 'shapes';
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

/** Whether one more element goes into a design. */
export function isRoom({ elements }: Scene): boolean {
  return elements.length < SCENE_LIMITS.elements;
}
