import { useMemo } from 'react';
import { SmallPicture } from '../../output/page/small-picture';
import type { TemplateId } from '../../model/template-ids';
import type { Person } from '../../model/person/signature';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { templatePreview } from '../../output/page/preview-html';
import { useOptionParts } from '../../output/page/use-option-parts';
import { useTemplate } from '../../output/page/use-template';

/** The visitor's signature in one template, made small. */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const template = useTemplate(id);
  const person = useAppSelector(selectRestedPerson);
  const look = useAppSelector((state) => state.signature.present.look);
  const parts = useOptionParts({ person, look });
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

/** The person of the last output while a newer one is being made: a thumbnail is not drawn again for each key. */
function selectRestedPerson({ output, signature: { present } }: RootState): Person {
  const { status, source } = output;
  return (status === 'stale' && source !== null ? source : present).person;
}
