import { resolveColorScheme } from '../../model/color/color-scheme';
import type { Hex } from '../../model/color/color';
import { PALETTE_COLORS } from '../../model/color/palettes';
import { elementsOf } from '../../scene/selection';
import type { Scene, SceneElement } from '../../scene/scene';
import { colorsOf } from '../../scene/styles/element-colors';
import { hasSameItems } from '../../base/has-same-items';
import { memoizeObject } from '../../base/memoize';
import { makeSelector } from '../../store/make-selector';
import type { RootState } from '../../store/state';
import type { SignatureHistory } from '../../store/signature/history-types';
import { selectDisplayedScene } from '../canvas/drawing/displayed';
import { asPart } from '../part-of-text';
import { selectPerson, selectSelection } from '../selectors';
import { BACKGROUNDS, TEXT_COLORS } from './text-choices';

/** What the properties panel is about. */
export interface PanelSelection {
  /** All that is selected, hidden elements too, as the draft would leave it; of a drag as it was before. */
  readonly selected: readonly SceneElement[];
  /** Those whose values are shown: the ones that may be changed; all where every one is locked. */
  readonly shown: readonly SceneElement[];
  readonly isLocked: boolean;
}

export const selectPanelSelection = makeSelector(
  (state: RootState) => [selectDisplayedScene(state), selectSelection(state), state.textEdit],
  (scene, ids, textEdit): PanelSelection => {
    const selected = elementsOf(scene, ids);
    const unlocked = selected.filter(({ locked }) => !locked);
    const isLocked = unlocked.length === 0;
    const shown = isLocked ? selected : unlocked;
    return { selected, shown: shown.map((each) => asPart(each, { textEdit })), isLocked };
  },
);

/** The five colors of the person's palette. */
export const selectPaletteColors = makeSelector(
  (state: RootState) => [selectPerson(state).colorScheme ?? ''],
  (scheme): readonly Hex[] => {
    const palette = resolveColorScheme(scheme);
    return [...new Set(PALETTE_COLORS.map((part) => palette[part]))];
  },
);

const MOST_RECENT = 8;
const STEPS_BACK = 12;

/** Colors that the design has or had a few steps ago, the latest first, without those that are offered anyway. */
export const selectRecentColors = makeSelector(
  (state: RootState) => [state.signature, selectPaletteColors(state)],
  (history, palette): readonly Hex[] => {
    const named = [...TEXT_COLORS, ...BACKGROUNDS].map(({ color }) => color);
    const offered = new Set<Hex>([...named, ...palette]);
    const used = latestScenes(history).flatMap((scene) => [...colorsOfScene(scene)]);
    return [...new Set(used)].filter((color) => !offered.has(color)).slice(0, MOST_RECENT);
  },
  hasSameItems,
);

function latestScenes({ past, present }: SignatureHistory): readonly Scene[] {
  return [present, ...past.slice(-STEPS_BACK).toReversed()].map(({ scene }) => scene);
}

/** Scenes of the history stay as they are: with each step only the newest is looked through. */
const colorsOfScene = memoizeObject(({ background, elements }: Scene): ReadonlySet<Hex> => {
  const own = elements.toReversed().flatMap((element) => colorsOf(element));
  return new Set([...own, background]);
});
