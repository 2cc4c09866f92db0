import { useMemo, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectMarkers, type ElementMarker } from '../../findings/select-findings';
import { selectSelection } from '../../selectors';

/**
 * The markers of elements that were left: who has just added a logo, or still types, is not told what it lacks. Once its
 * marker was shown, an element keeps it.
 */
export function useLeftMarkers(): readonly ElementMarker[] {
  const markers = useAppSelector(selectMarkers);
  const only = useAppSelector((state) => {
    const [first, ...others] = selectSelection(state);
    return others.length === 0 ? (first ?? null) : null;
  });
  const [known, setKnown] = useState<readonly ElementMarker[]>([]);
  const left = useMemo(() => {
    const wasShown = known.some(({ id }) => id === only);
    return wasShown ? markers : markers.filter(({ id }) => id !== only);
  }, [markers, only, known]);
  if (left.length !== known.length || left.some(({ id }, at) => id !== known[at]?.id)) {
    setKnown(left);
  }
  return left.length === markers.length ? markers : left;
}
