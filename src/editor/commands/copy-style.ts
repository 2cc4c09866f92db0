import type { StyleChange } from '../../scene/actions';
import { isSame } from '../../scene/operations/same';
import { styleFor, styleToCopy } from '../../scene/properties/style-of-sections';
import { reduceScene } from '../../scene/reduce-scene';
import type { SceneElement } from '../../scene/scene';
import { visibleElements } from '../../scene/selection';
import { selectionChanged } from '../../store/canvas/selection-slice';
import { styleCopied } from '../../store/canvas/view-slice';
import { planIf } from '../../store/command';
import { lockedReason, lockedStayed, nothingSelected, stepsOf } from '../steps';
import type { BuilderCommand } from './builder-command';

export const copyStyle: BuilderCommand = {
  id: 'style.copy',
  label: 'Copy style',
  shortcuts: [{ key: 'c', mod: true, alt: true }],
  reason: (facts) => nothingSelected(facts) ?? 'Select one element to copy its style.',
  plan: ({ chosen: { elements } }) => {
    const [only, ...others] = elements;
    if (only === undefined || others.length > 0 || isBare(styleToCopy(only))) return null;
    return () => [styleCopied(styleToCopy(only))];
  },
};

/** Gives the selected elements what of the copied style their types have. */
export const pasteStyle: BuilderCommand = {
  id: 'style.paste',
  label: 'Paste style',
  shortcuts: [{ key: 'v', mod: true, alt: true }],
  reason: (facts) =>
    lockedReason(facts) ?? (facts.view.copiedStyle === null ? 'No style is copied.' : undefined),
  plan: ({ chosen: { unlocked, scene }, view: { copiedStyle } }) => {
    if (copiedStyle === null) return null;
    const changes = unlocked.map((element) => ({
      type: 'scene/elementsStyled' as const,
      ids: [element.id],
      style: styleFor(element, copiedStyle),
    }));
    const action = { type: 'scene/changesMade', changes } as const;
    return planIf(reduceScene(scene, action) !== scene, (state) => [
      ...stepsOf(state, action, 'Paste style'),
      ...lockedStayed(state),
    ]);
  },
};

/** Selects all elements that look like the selected ones, such as all texts of one font, size and color. */
export const selectAlike: BuilderCommand = {
  id: 'edit.selectAlike',
  label: 'Select alike',
  reason: (facts) => nothingSelected(facts) ?? 'Nothing else looks like it.',
  plan: ({ chosen: { elements, scene, ids } }) => {
    const looks = elements.map(styleToCopy);
    const alike = visibleElements(scene).filter((element) => isOneOf(looks, element));
    return planIf(elements.length > 0 && alike.some(({ id }) => !ids.has(id)), () => [
      selectionChanged(alike.map(({ id }) => id)),
    ]);
  },
};

function isOneOf(looks: readonly StyleChange[], element: SceneElement): boolean {
  const look = styleToCopy(element);
  return !isBare(look) && looks.some((other) => isSame(other, look));
}

function isBare(style: StyleChange): boolean {
  return Object.keys(style).length === 0;
}
