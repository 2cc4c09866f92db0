import type { BuilderState, BuilderThunk } from '../../store/builder-state';
import { designOutputRequested } from '../../store/design-output-slice';
import { copyCode, copyDesignedSignature } from '../../store/take-away-design';
import { dialogChanged, type ViewDialog } from '../../store/view-slice';
import { selectScene } from '../selectors';
import { planStep } from '../steps';
import type { BuilderCommand } from './builder-command';

export const copySignature = takeAway('copySignature', 'Copy signature', copyDesignedSignature);
export const copyHtml = takeAway('copyHtml', 'Copy HTML code', () => copyCode('html'));
export const copyPlainText = takeAway('copyPlainText', 'Copy plain text', () => copyCode('text'));

export const viewHtml = look('html', 'View HTML…');
export const viewPlainText = look('text', 'Plain text…');

export const trimToContent: BuilderCommand = {
  id: 'file.trim',
  label: 'Trim to content',
  plan: (state) => {
    const trim = !selectScene(state).frame.trim;
    const step = planStep(state, { type: 'scene/frameChanged', frame: { trim } }, 'Trim');
    return step && [step];
  },
};

/** What takes the signature away, or shows what would be taken. */
export const TAKE_AWAY_COMMANDS: readonly BuilderCommand[] = [
  copySignature,
  copyHtml,
  copyPlainText,
  viewHtml,
  viewPlainText,
  trimToContent,
];

function takeAway(
  name: string,
  label: string,
  give: () => BuilderThunk<Promise<void>>,
): BuilderCommand {
  return {
    id: `file.${name}`,
    label,
    inPreview: true,
    reason: emptyReason,
    plan: (state) => (isEmpty(state) ? null : [give()]),
  };
}

function look(dialog: ViewDialog, label: string): BuilderCommand {
  return {
    id: `file.view.${dialog}`,
    label,
    inPreview: true,
    reason: emptyReason,
    plan: (state) => {
      if (isEmpty(state)) return null;
      const isThere = state.designOutput.status === 'fresh';
      return [dialogChanged(dialog), ...(isThere ? [] : [designOutputRequested()])];
    },
  };
}

function isEmpty(state: BuilderState): boolean {
  return selectScene(state).elements.length === 0;
}

function emptyReason(): string {
  return 'There is nothing on the canvas yet.';
}
