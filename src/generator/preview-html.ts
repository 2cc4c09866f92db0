import { createSelector } from '@reduxjs/toolkit';
import { previewSignature } from '../export/preview';
import { useAppSelector } from '../store/hooks';
import { exportOptions } from '../store/output';
import type { RootState } from '../store/root-state';
import type { Template } from '../templates/template';
import { useTemplate } from './use-template';

/** The visitor's own signature in a template: relative pictures come from the page itself. */
export function templatePreview(
  draft: RootState['signature'],
  rasters: RootState['output']['rasters'],
  template: Template,
): string {
  return previewSignature(draft.data, template, exportOptions(draft, rasters, location.origin));
}

const selectPrinted = createSelector(
  [
    (state: RootState) => state.signature,
    (state: RootState) => state.output.rasters,
    (_: RootState, template: Template) => template,
  ],
  templatePreview,
);

/**
 * The signature as it is shown while it is being made. Until its template has come, or where it cannot come, the finished
 * output stands in: it looks the same, a moment later, and its worker has templates of its own.
 */
export function usePreviewHtml(): string {
  const template = useTemplate(useAppSelector((state) => state.signature.template));
  return useAppSelector((state) =>
    template === null ? state.output.html : selectPrinted(state, template),
  );
}
