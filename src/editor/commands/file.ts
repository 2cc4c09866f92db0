import { downloadSignature } from '../../output/state/export';
import { dialogChanged } from '../../store/canvas/view-slice';
import type { AppThunk } from '../../store/state';
import type { BuilderCommand } from './builder-command';
import { VERSION_LABELS } from '../../model/messages/version-labels';
import { TEMPLATE_IDS, TEMPLATE_LABELS } from '../../model/template-ids';
import { SIGNATURE_FILES } from '../../saving/state/files/file-name';
import { MAIL_FILES } from '../../import/page/mail-files';
import { startFrom } from '../starters/start';
import * as design from './clipboard/copy-design';
import { importFiles } from './clipboard/import-design';

export const importDesign: BuilderCommand = {
  id: 'file.import',
  label: 'Import a design',
  inPreview: true,
  plan: () => () => [importChosen()],
};

export const importSignature: BuilderCommand = {
  id: 'file.importSignature',
  label: 'Import a signature from an email',
  inPreview: true,
  plan: () => () => [dialogChanged('import')],
};

/** The designs to begin with, each as a step that undo takes back. */
export const STARTER_COMMANDS = TEMPLATE_IDS.map((template): BuilderCommand => ({
  id: `file.start.${template}`,
  label: `Start from ${TEMPLATE_LABELS[template]}`,
  plan: () => () => [startFrom(template)],
}));

/** None of these has a key: what applications save a version by, writes a letter on Polish keyboards. */
export const nameVersion: BuilderCommand = {
  id: 'file.nameVersion',
  label: VERSION_LABELS.name,
  inPreview: true,
  plan: () => () => [dialogChanged('nameVersion')],
};

export const showVersions: BuilderCommand = {
  id: 'file.versions',
  label: VERSION_LABELS.all,
  inPreview: true,
  plan: () => () => [dialogChanged('versions')],
};

export const copyDesign: BuilderCommand = {
  id: 'file.copyDesign',
  label: 'Copy Design',
  inPreview: true,
  plan: () => () => [design.copyDesign()],
};

export const exportDesign: BuilderCommand = {
  id: 'file.export',
  label: 'Export',
  inPreview: true,
  plan: () => () => [downloadSignature('scene')],
};

function importChosen(): AppThunk {
  return (dispatch, _getState, { files }) => {
    void files.choose(`${SIGNATURE_FILES},${MAIL_FILES}`).then((file) => {
      if (file !== null) void dispatch(importFiles([file]));
    });
  };
}
