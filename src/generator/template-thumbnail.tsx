import { useMemo } from 'react';
import { SmallPicture } from '../inbox/small-picture';
import type { TemplateId } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { templatePreview } from './preview-html';
import { useTemplate } from './use-template';

/** The visitor's signature in one template, made small. */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const template = useTemplate(id);
  const person = useAppSelector((state) => state.signature.present.person);
  const look = useAppSelector((state) => state.signature.present.look);
  const rasters = useAppSelector((state) => state.output.rasters);
  const make = useMemo(
    () => template && (() => templatePreview(person, look, rasters, template)),
    [person, look, rasters, template],
  );
  return <SmallPicture make={make} />;
}
