import { designImported, importFailed } from '../../model/messages';
import { parseDesign } from '../../scene/design-file';
import { tooLarge } from '../../scene/design-size';
import { SCENE_LIMITS } from '../../scene/limits';
import type { BuilderThunk } from '../../store/builder-state';
import { noticeRaised } from '../../store/notices-slice';
import { endTextEdit } from '../../store/typed-text';
import { previewToggled } from '../../store/view-slice';
import { personStep, planStep } from '../steps';

/** What a file chooser offers as designs. */
export const DESIGN_FILES = '.json,application/json';

/** Opens the text of a design file. What cannot be read leaves the design as it is, and a notice names the place. */
export function importText(text: string): BuilderThunk {
  return (dispatch, getState, { now }) => {
    const parsed = parseDesign(text);
    if (!parsed.ok) {
      dispatch(noticeRaised(importFailed(parsed.problem.message)));
      return;
    }
    dispatch(endTextEdit());
    // The preview changes nothing, and nobody imports a design to go on looking at another.
    if (getState().view.isPreview) dispatch(previewToggled());
    const { design, notes } = parsed.value;
    const { version: _version, signatureData, ...scene } = design;
    const action = { type: 'scene/designOpened', scene } as const;
    const label = 'Import design';
    const group = `import ${now()}`;
    const step = planStep(getState(), action, label, { group, select: [] });
    if (step !== null) dispatch(step);
    dispatch(personStep(getState(), signatureData, label, group));
    const remarks = notes.map(({ message }) => message);
    dispatch(noticeRaised(designImported(scene.elements.length, remarks)));
  };
}

/** Opens a design file; one that is too large is refused unread. */
export function importFile(file: Blob): BuilderThunk<Promise<void>> {
  return async (dispatch, _getState, { log }) => {
    if (file.size > SCENE_LIMITS.fileBytes) {
      dispatch(noticeRaised(importFailed(tooLarge().message)));
      return;
    }
    try {
      dispatch(importText(await file.text()));
    } catch (cause) {
      log('The design file could not be read', cause);
      dispatch(noticeRaised(importFailed('The file could not be read.')));
    }
  };
}

/** Whether a text that was pasted is meant as a design. */
export function isDesignText(text: string): boolean {
  return /^\s*\{/.test(text) && /"elements"\s*:/.test(text);
}

/** The design file among those that were dropped: by its type, or by its name where that says nothing. */
export function designFileOf<F extends { readonly name: string; readonly type: string }>(
  files: ArrayLike<F>,
): F | undefined {
  return Array.from(files).find(
    ({ name, type }) => type === 'application/json' || /\.json$/i.test(name),
  );
}
