import { builderEffectRequested } from '../../store/builder-effects';
import type { BuilderCommand } from './builder-command';

export const copyDesign: BuilderCommand = {
  id: 'file.copyDesign',
  label: 'Copy Design',
  inPreview: true,
  plan: () => [builderEffectRequested({ kind: 'copyDesign' })],
};

export const exportDesign: BuilderCommand = {
  id: 'file.export',
  label: 'Export',
  inPreview: true,
  plan: () => [builderEffectRequested({ kind: 'exportDesign' })],
};
