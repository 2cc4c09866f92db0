import { GENERATOR_LABELS } from '../model/messages';
import type { Command } from '../store/command';
import type { RootState } from '../store/root-state';
import * as takeAway from '../store/take-away';
import { isAtStart, startedOver, startOverUndone } from '../store/signature-slice';

export const copySignature: Command<RootState> = {
  id: 'signature.copy',
  label: GENERATOR_LABELS.copy,
  plan: () => [takeAway.copySignature()],
};

export const downloadSignature: Command<RootState> = {
  id: 'signature.download',
  label: GENERATOR_LABELS.download,
  plan: () => [takeAway.downloadSignature()],
};

export const startOver: Command<RootState> = {
  id: 'signature.startOver',
  label: 'Start over',
  plan: ({ signature }) => (isAtStart(signature) ? null : [startedOver()]),
};

export const undoStartOver: Command<RootState> = {
  id: 'signature.undoStartOver',
  label: 'Undo',
  plan: ({ signature }) => (signature.discarded === null ? null : [startOverUndone()]),
};
