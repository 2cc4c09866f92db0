import { useMemo } from 'react';
import { SmallPicture } from '../inbox/small-picture';
import type { TemplateId } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { templatePreview } from './preview-html';
import { useTemplate } from './use-template';
import { useWords } from './use-words';

/** The visitor's signature in one template, made small. */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const template = useTemplate(id);
  const words = useWords();
  const person = useAppSelector((state) => state.signature.present.person);
  const look = useAppSelector((state) => state.signature.present.look);
  const rasters = useAppSelector((state) => state.output.rasters);
  const make = useMemo(
    () => template && words && (() => templatePreview(person, look, rasters, template, words)),
    [person, look, rasters, template, words],
  );
  return <SmallPicture make={make} />;
}
