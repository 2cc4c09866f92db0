import { downloadSignature } from '../../store/output/export';
import type { BuilderCommand } from './builder-command';
import * as design from './copy-design';

export const copyDesign: BuilderCommand = {
  id: 'file.copyDesign',
  label: 'Copy Design',
  inPreview: true,
  isEnabled: () => true,
  plan: () => [design.copyDesign()],
};

export const exportDesign: BuilderCommand = {
  id: 'file.export',
  label: 'Export',
  inPreview: true,
  isEnabled: () => true,
  plan: () => [downloadSignature('scene')],
};
