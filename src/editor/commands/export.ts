import { CODE_MODE_WORDS } from '../../model/code-modes';
import { USE_IT_IN } from '../../model/messages/messages';
import type { AppThunk } from '../../store/state';
import { outputRequested } from '../../output/state/output-slice';
import * as output from '../../output/state/export';
import { dialogChanged, type ViewDialog } from '../../store/canvas/view-slice';
import { stepsOf } from '../steps';
import { chooseCode } from '../../store/signature/edit-form';
import { planIf } from '../../store/command';
import type { BuilderCommand } from './builder-command';
import type { CommandFacts } from './command-facts';

/** What the switch, the command and its step are called. */
export const COLLAPSE_EMPTY = 'Remove empty lines';

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
  reason: emptyReason,
  plan: (facts) =>
    planIf(hasElements(facts) && facts.view.dialog !== 'useItIn', () => [dialogChanged('useItIn')]),
};

export const trimToContent: BuilderCommand = {
  id: 'file.trim',
  label: 'Trim to content',
  plan: ({ chosen: { scene } }) => {
    const frame = { trim: !scene.frame.trim };
    return (state) => stepsOf(state, { type: 'scene/frameChanged', frame }, 'Trim');
  },
};

export const collapseEmptyLines: BuilderCommand = {
  id: 'file.collapseEmpty',
  label: COLLAPSE_EMPTY,
  plan: ({ chosen: { scene } }) => {
    const frame = { closeUp: scene.frame.closeUp !== true };
    return (state) => stepsOf(state, { type: 'scene/frameChanged', frame }, COLLAPSE_EMPTY);
  },
};

export const shortestCode: BuilderCommand = {
  id: 'file.shortestCode',
  label: CODE_MODE_WORDS.label,
  plan:
    () =>
    ({ signature: { present } }) => [
      chooseCode(present.look.code === 'whole' ? 'shortest' : 'whole', 'canvas'),
    ],
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
  shortestCode,
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
    reason: emptyReason,
    plan: (facts) => planIf(hasElements(facts), () => [carryOut()]),
  };
}

function viewCommand(dialog: ViewDialog, label: string): BuilderCommand {
  return {
    id: `file.view.${dialog}`,
    label,
    inPreview: true,
    reason: emptyReason,
    plan: (facts) =>
      planIf(hasElements(facts), ({ output: { status } }) => [
        dialogChanged(dialog),
        ...(status === 'fresh' ? [] : [outputRequested('scene')]),
      ]),
  };
}

function hasElements({ chosen }: CommandFacts): boolean {
  return chosen.scene.elements.length > 0;
}

function emptyReason(): string {
  return 'There is nothing on the canvas yet.';
}
