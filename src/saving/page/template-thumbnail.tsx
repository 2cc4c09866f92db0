import { useMemo } from 'react';
import { SmallPicture } from '../../output/page/small-picture';
import type { TemplateId } from '../../model/template-ids';
import { useAppSelector } from '../../store/hooks';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { templatePreview } from '../../output/page/preview-html';
import { useOptionParts } from '../../output/page/use-option-parts';
import { useTemplate } from '../../output/page/use-template';

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
  return <SmallPicture make={make} held={held} isFitted />;
}
