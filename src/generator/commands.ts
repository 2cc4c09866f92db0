import { GENERATOR_LABELS, USE_IT_IN } from '../model/messages/messages';
import { dialogChanged } from '../store/canvas/view-slice';
import { planIf } from '../store/command';
import * as output from '../output/state/export';
import * as form from '../store/signature/edit-form';
import type { FormCommand } from './form-command';

export const copySignature: FormCommand = {
  id: 'signature.copy',
  label: GENERATOR_LABELS.copy,
  plan: () => () => [output.copySignature('template')],
};

export const downloadSignature: FormCommand = {
  id: 'signature.download',
  label: GENERATOR_LABELS.download,
  plan: () => () => [output.downloadSignature('template')],
};

export const openUseItIn: FormCommand = {
  id: 'signature.useItIn',
  label: USE_IT_IN,
  plan: ({ isUseItInOpen }) => planIf(!isUseItInOpen, () => [dialogChanged('useItIn')]),
};

export const startOver: FormCommand = {
  id: 'signature.startOver',
  label: 'Start over',
  plan: ({ isAtStart }) => planIf(!isAtStart, () => [form.startOver()]),
};
