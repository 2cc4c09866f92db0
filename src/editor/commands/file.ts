import * as design from '../../store/take-away-design';
import type { BuilderCommand } from './builder-command';

export const copyDesign: BuilderCommand = {
  id: 'file.copyDesign',
  label: 'Copy Design',
  inPreview: true,
  plan: () => [design.copyDesign()],
};

export const exportDesign: BuilderCommand = {
  id: 'file.export',
  label: 'Export',
  inPreview: true,
  plan: () => [design.exportDesign()],
};
