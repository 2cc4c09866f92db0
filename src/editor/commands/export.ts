import { USE_IT_IN } from '../../model/messages/messages';
import type { RootState, AppThunk } from '../../store/state';
import { outputRequested } from '../../output/state/output-slice';
import * as output from '../../output/state/export';
import { dialogChanged, type ViewDialog } from '../../store/canvas/view-slice';
import { selectScene } from '../selectors';
import { planStep } from '../steps';
import type { BuilderCommand } from './builder-command';
import type { CommandFacts } from './command-facts';

/** What the switch, the command and its step are called. */
export const COLLAPSE_EMPTY = 'Close up empty lines';

export const copySignature = exportCommand('copySignature', 'Copy signature', () =>
  output.copySignature('scene'),
);
export const copyHtml = exportCommand('copyHtml', 'Copy HTML code', () =>
  output.copyCode('scene', 'html'),
);
export const copyPlainText = exportCommand('copyPlainText', 'Copy plain text', () =>
  output.copyCode('scene', 'text'),
);

export const viewHtml = viewCommand('html', 'View HTML…');
export const viewPlainText = viewCommand('text', 'Plain text…');

export const openUseItIn: BuilderCommand = {
  id: 'file.useItIn',
  label: USE_IT_IN,
  inPreview: true,
  isEnabled: (facts) => hasElements(facts) && facts.view.dialog !== 'useItIn',
  reason: emptyReason,
  plan: (state) =>
    isEmpty(state) || state.view.dialog === 'useItIn' ? null : [dialogChanged('useItIn')],
};

export const trimToContent: BuilderCommand = {
  id: 'file.trim',
  label: 'Trim to content',
  isEnabled: () => true,
  plan: (state) => {
    const trim = !selectScene(state).frame.trim;
    const step = planStep(state, { type: 'scene/frameChanged', frame: { trim } }, 'Trim');
    return step && [step];
  },
};

export const collapseEmptyLines: BuilderCommand = {
  id: 'file.collapseEmpty',
  label: COLLAPSE_EMPTY,
  isEnabled: () => true,
  plan: (state) => {
    const closeUp = selectScene(state).frame.closeUp !== true;
    const step = planStep(
      state,
      { type: 'scene/frameChanged', frame: { closeUp } },
      COLLAPSE_EMPTY,
    );
    return step && [step];
  },
};

/** What exports the signature, or shows what would be exported. */
export const EXPORT_COMMANDS: readonly BuilderCommand[] = [
  openUseItIn,
  copySignature,
  copyHtml,
  copyPlainText,
  viewHtml,
  viewPlainText,
  trimToContent,
  collapseEmptyLines,
];

function exportCommand(
  name: string,
  label: string,
  carryOut: () => AppThunk<Promise<boolean>>,
): BuilderCommand {
  return {
    id: `file.${name}`,
    label,
    inPreview: true,
    isEnabled: hasElements,
    reason: emptyReason,
    plan: (state) => (isEmpty(state) ? null : [carryOut()]),
  };
}

function viewCommand(dialog: ViewDialog, label: string): BuilderCommand {
  return {
    id: `file.view.${dialog}`,
    label,
    inPreview: true,
    isEnabled: hasElements,
    reason: emptyReason,
    plan: (state) => {
      if (isEmpty(state)) return null;
      const isThere = state.output.status === 'fresh';
      return [dialogChanged(dialog), ...(isThere ? [] : [outputRequested('scene')])];
    },
  };
}

function hasElements({ chosen }: CommandFacts): boolean {
  return chosen.scene.elements.length > 0;
}

function isEmpty(state: RootState): boolean {
  return selectScene(state).elements.length === 0;
}

function emptyReason(): string {
  return 'There is nothing on the canvas yet.';
}
