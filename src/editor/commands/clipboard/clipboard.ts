import type { UnknownAction } from '@reduxjs/toolkit';
import { DESIGN_NOTICES, notCopied } from '../../../model/messages/design-messages';
import { writeFragment } from '../../../scene/design-file/write-design';
import type { Point } from '../../../scene/geometry';
import { withLabels } from '../../../scene/labels/labels';
import type { SceneElement } from '../../../scene/scene';
import { elementsOf } from '../../../scene/selection';
import { planIf } from '../../../store/command';
import type { AppThunk } from '../../../store/state';
import { noticeRaised } from '../../../store/notices-slice';
import { selectScene } from '../../selectors';
import { hasSelected, hasUnlocked, lockedReason, lockedStayed, nothingSelected } from '../../steps';
import type { BuilderCommand } from '../builder-command';
import { copyText } from './copying';
import type { Chosen } from '../command-facts';
import { planDelete } from '../edit';
import { pasteText } from './paste';

export const copySelected: BuilderCommand = {
  id: 'clipboard.copy',
  label: 'Copy',
  shortcuts: [{ key: 'c', mod: true }],
  reason: nothingSelected,
  plan: (facts) =>
    planIf(hasSelected(facts), () => [
      writeElements(labelled(facts.chosen, facts.chosen.elements)),
    ]),
};

export const cutSelected: BuilderCommand = {
  id: 'clipboard.cut',
  label: 'Cut',
  shortcuts: [{ key: 'x', mod: true }],
  reason: lockedReason,
  plan: (facts) =>
    planIf(hasUnlocked(facts), (state) => {
      const steps = planDelete(state, 'Cut');
      return [
        writeElements(labelled(facts.chosen, facts.chosen.unlocked), steps),
        ...lockedStayed(state),
      ];
    }),
};

/** The key is the browser's: it brings what is on the clipboard without asking. See `use-design-paste.ts`. */
export const paste: BuilderCommand = {
  id: 'clipboard.paste',
  label: 'Paste',
  shortcuts: [{ key: 'v', mod: true }],
  isNative: true,
  plan: () => () => [pasteFromClipboard()],
};

/** Asks the browser for the clipboard. What is pasted lies at `at`, where that is given. */
export function pasteFromClipboard(at?: Point): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { clipboard, log }) => {
    try {
      await dispatch(pasteText(await clipboard.readText(), at));
    } catch (cause) {
      log('The clipboard could not be read', cause);
      dispatch(noticeRaised(DESIGN_NOTICES.clipboardClosed));
    }
  };
}

/** Elements with their labels. */
function labelled({ scene }: Chosen, elements: readonly SceneElement[]): readonly SceneElement[] {
  const ids = elements.map(({ id }) => id);
  return elementsOf(scene, withLabels(scene, ids));
}

/** Where they cannot be copied for their size, nothing is done: what `andThen` takes away would be nowhere. */
function writeElements(
  elements: readonly SceneElement[],
  andThen: readonly UnknownAction[] = [],
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { log }) => {
    const { groupNames } = selectScene(getState());
    const fragment = writeFragment(elements, groupNames);
    if (!fragment.ok) {
      dispatch(noticeRaised(notCopied(fragment.problem.message)));
      return;
    }
    const { heldPictures } = getState().signature.present;
    for (const action of andThen) dispatch(action);
    try {
      await dispatch(copyText(fragment.value, heldPictures));
    } catch (cause) {
      log(DESIGN_NOTICES.elementsNotCopied.message, cause);
      dispatch(noticeRaised(DESIGN_NOTICES.elementsNotCopied));
    }
  };
}
