import type { Command } from '../store/command';
import { startedOver, startOverUndone } from '../store/signature-slice';
import { GENERATOR_LABELS } from '../model/messages';

export const copySignature: Command = {
  id: 'signature.copy',
  label: GENERATOR_LABELS.copy,
  plan: () => ({ effect: { kind: 'copySignature' } }),
};

export const downloadSignature: Command = {
  id: 'signature.download',
  label: GENERATOR_LABELS.download,
  plan: () => ({ effect: { kind: 'downloadSignature' } }),
};

export const startOver: Command = {
  id: 'signature.startOver',
  label: 'Start over',
  plan: () => ({ action: startedOver() }),
};

export const undoStartOver: Command = {
  id: 'signature.undoStartOver',
  label: 'Undo',
  plan: ({ signature }) => (signature.discarded === null ? null : { action: startOverUndone() }),
};
