import { createSelector } from '@reduxjs/toolkit';
import { previewSignature } from '../export/preview';
import type { TemplateId } from '../model/template-ids';
import type { RootState } from '../store/root-state';
import { exportOptions } from '../store/output';

const selectDraft = (state: RootState): RootState['signature'] => state.signature;
const selectRasters = (state: RootState): RootState['output']['rasters'] => state.output.rasters;

/** The signature as it is shown while it is being made: relative pictures come from the page itself. */
export const selectPreviewHtml = createSelector([selectDraft, selectRasters], (draft, rasters) =>
  previewSignature(draft.data, draft.template, exportOptions(draft, rasters, location.origin)),
);

/** The visitor's own signature in another template. */
export function templatePreview(
  draft: RootState['signature'],
  rasters: RootState['output']['rasters'],
  template: TemplateId,
): string {
  return previewSignature(draft.data, template, exportOptions(draft, rasters, location.origin));
}
