import { useMemo } from 'react';
import { SmallPicture } from '../inbox/small-picture';
import type { TemplateId } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { selectHeldPictures } from '../store/pictures/held-pictures';
import { templatePreview } from './preview-html';
import { useOptionParts } from './use-option-parts';
import { useTemplate } from './use-template';

/** The visitor's signature in one template, made small. */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const template = useTemplate(id);
  const parts = useOptionParts();
  const person = useAppSelector((state) => state.signature.present.person);
  const look = useAppSelector((state) => state.signature.present.look);
  const rasters = useAppSelector((state) => state.output.rasters);
  const held = useAppSelector(selectHeldPictures);
  const make = useMemo(
    () =>
      template === null || parts === null
        ? null
        : () => templatePreview(person, look, rasters, template, parts),
    [person, look, rasters, template, parts],
  );
  return <SmallPicture make={make} held={held} />;
}
