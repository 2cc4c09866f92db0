import { GENERATOR_LABELS, USE_IT_IN } from '../model/messages/messages';
import { dialogChanged } from '../store/canvas/view-slice';
import type { Command } from '../store/command';
import type { RootState } from '../store/state';
import * as output from '../output/state/export';
import * as form from '../store/signature/edit-form';
import { isFormAtStart } from '../store/signature/signature';

export const copySignature: Command<RootState> = {
  id: 'signature.copy',
  label: GENERATOR_LABELS.copy,
  plan: () => [output.copySignature('template')],
};

export const downloadSignature: Command<RootState> = {
  id: 'signature.download',
  label: GENERATOR_LABELS.download,
  plan: () => [output.downloadSignature('template')],
};

export const openUseItIn: Command<RootState> = {
  id: 'signature.useItIn',
  label: USE_IT_IN,
  plan: ({ view }) => (view.dialog === 'useItIn' ? null : [dialogChanged('useItIn')]),
};

export const startOver: Command<RootState> = {
  id: 'signature.startOver',
  label: 'Start over',
  plan: ({ signature }) => (isFormAtStart(signature.present) ? null : [form.startOver()]),
};
