import { builderEffectRequested } from '../../store/builder-effects';
import type { BuilderCommand } from './builder-command';

export const copyDesign: BuilderCommand = {
  id: 'file.copyDesign',
  label: 'Copy Design',
  plan: () => [builderEffectRequested({ kind: 'copyDesign' })],
};

export const exportDesign: BuilderCommand = {
  id: 'file.export',
  label: 'Export',
  plan: () => [builderEffectRequested({ kind: 'exportDesign' })],
};
