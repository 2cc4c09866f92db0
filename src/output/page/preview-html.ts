import { previewSignature } from '../../export/print-preview';
import type { Person } from '../../model/person/signature';
import { useAppSelector } from '../../store/hooks';
import { makeSelector } from '../../store/make-selector';
import { exportOptions, type OptionParts } from '../state/compilers';
import type { Rasters } from '../state/draw-pictures';
import type { TemplateLook } from '../../store/signature/signature';
import type { RootState } from '../../store/state';
import type { Template } from '../../templates/template';
import { useOptionParts } from './use-option-parts';
import { useTemplate } from './use-template';

/** The visitor's own signature in a template: relative pictures come from the page itself. */
export function templatePreview(
  person: Person,
  look: TemplateLook,
  rasters: Rasters,
  template: Template,
  parts: OptionParts,
): string {
  return previewSignature(person, template, exportOptions(look, parts, rasters, location.origin));
}

const selectPrinted = makeSelector(
  ({ signature: { present }, output }: RootState, template: Template, parts: OptionParts) => [
    present.person,
    present.look,
    output.rasters,
    template,
    parts,
  ],
  templatePreview,
);

/**
 * The HTML in the preview of the form. It is printed here, on the main thread, after each change. Until the template and what
 * else printing needs are loaded, or where they cannot load, the finished output is shown instead: it looks the same, a moment
 * later, and the worker that makes it has templates of its own.
 */
export function usePreviewHtml(): string {
  const signature = useAppSelector((state) => state.signature.present);
  const template = useTemplate(signature.look.template);
  const parts = useOptionParts(signature);
  return useAppSelector((state) => {
    if (template !== null && parts !== null) return selectPrinted(state, template, parts);
    return state.output.compiler === 'template' ? state.output.html : '';
  });
}
