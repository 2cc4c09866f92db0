import { useMemo } from 'react';
import type { Person } from '../../model/person/signature';
import type { TemplateId } from '../../model/template-ids';
import { SmallPicture } from '../../output/page/small-picture';
import { makeThumbnail } from '../../output/state/make-thumbnail';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';

/** The visitor's signature in one template, made small. */
export function TemplateThumbnail({ id }: { readonly id: TemplateId }) {
  const dispatch = useAppDispatch();
  const person = useAppSelector(selectRestedPerson);
  const look = useAppSelector((state) => state.signature.present.look);
  const rasters = useAppSelector((state) => state.output.rasters);
  const held = useAppSelector(selectHeldPictures);
  const make = useMemo(
    () => () => dispatch(makeThumbnail(id, person, look, rasters)),
    [dispatch, id, person, look, rasters],
  );
  return <SmallPicture make={make} held={held} isFitted />;
}

/** The person of the last output while a newer one is being made: a thumbnail is not drawn again for each key. */
function selectRestedPerson({ output, signature: { present } }: RootState): Person {
  const { status, source } = output;
  return (status === 'stale' && source !== null ? source : present).person;
}
