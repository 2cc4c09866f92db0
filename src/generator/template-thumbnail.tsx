import { useMemo } from 'react';
import { SmallPicture } from '../inbox/small-picture';
import type { TemplateId } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { templatePreview, useLookMarks } from './preview-html';
import { useTemplate } from './use-template';
import { useWords } from './use-words';

/** The visitor's signature in one template, made small. */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const template = useTemplate(id);
  const words = useWords();
  const marks = useLookMarks();
  const person = useAppSelector((state) => state.signature.present.person);
  const look = useAppSelector((state) => state.signature.present.look);
  const rasters = useAppSelector((state) => state.output.rasters);
  const make = useMemo(
    () =>
      template === null || words === null || marks === 'coming'
        ? null
        : () => templatePreview(person, look, rasters, template, words, marks),
    [person, look, rasters, template, words, marks],
  );
  return <SmallPicture make={make} />;
}
