import { useEffect, useState } from 'react';
import type { MadePreview, PreviewId } from '../../../export/previews';
import { useAppDispatch } from '../../../store/hooks';
import { makePreviews } from '../../state/make-previews';
import type { CompilerId } from '../../state/output-ports';

type Previews =
  | { readonly status: 'making' | 'failed' }
  | { readonly status: 'made'; readonly byId: ReadonlyMap<PreviewId, MadePreview> };

/** The previews of the signature as it stands, being made from now on. */
export function usePreviews(compiler: CompilerId): Previews {
  const [previews, setPreviews] = useState<Previews>({ status: 'making' });
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isOver = false;
    const show = (next: Previews): void => {
      if (!isOver) setPreviews(next);
    };
    dispatch(makePreviews(compiler)).then(
      (made) => show({ status: 'made', byId: new Map(made.map((each) => [each.id, each])) }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isOver = true;
    };
  }, [compiler, dispatch]);
  return previews;
}
