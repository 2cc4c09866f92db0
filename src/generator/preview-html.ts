import { previewSignature } from '../export/preview';
import type { Marks } from '../email/marks';
import type { LanguageWords } from '../model/languages/language-words';
import type { SignatureData } from '../model/signature';
import { useAppSelector } from '../store/hooks';
import { makeSelector } from '../store/make-selector';
import { exportOptions } from '../store/output/compilers';
import type { Rasters } from '../store/output/draw-pictures';
import type { TemplateLook } from '../store/signature/signature';
import type { RootState } from '../store/state';
import type { Template } from '../templates/template';
import { useMarks } from '../signatures/use-marks';
import { useTemplate } from './use-template';
import { useWords } from './use-words';

/** The visitor's own signature in a template: relative pictures come from the page itself. */
export function templatePreview(
  person: SignatureData,
  look: TemplateLook,
  rasters: Rasters,
  template: Template,
  words: LanguageWords,
  marks: Marks | null,
): string {
  const options = exportOptions(look, words, rasters, location.origin);
  return previewSignature(person, template, marks === null ? options : { ...options, marks });
}

const selectPrinted = makeSelector(
  (
    { signature: { present }, output }: RootState,
    template: Template,
    words: LanguageWords,
    marks: Marks | null,
  ) => [present.person, present.look, output.rasters, template, words, marks],
  templatePreview,
);

/** The marks that the visitor's look needs: null where it shows letters. */
export function useLookMarks(): Marks | null | 'coming' {
  const areShown = useAppSelector(
    ({ signature }) => signature.present.look.socialStyle === 'icons',
  );
  const marks = useMarks(areShown);
  return areShown && marks === null ? 'coming' : marks;
}

/**
 * The signature as it is shown while it is being made. Until its template and its words have come, or where they cannot come, the finished
 * output stands in: it looks the same, a moment later, and its worker has templates of its own.
 */
export function usePreviewHtml(): string {
  const template = useTemplate(useAppSelector((state) => state.signature.present.look.template));
  const words = useWords();
  const marks = useLookMarks();
  return useAppSelector((state) => {
    if (template !== null && words !== null && marks !== 'coming') {
      return selectPrinted(state, template, words, marks);
    }
    return state.output.compiler === 'template' ? state.output.html : '';
  });
}
