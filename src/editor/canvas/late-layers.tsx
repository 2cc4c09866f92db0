import { useAppSelector } from '../../store/hooks';
import { useLazy } from '../../ui/hooks/use-lazy';
import { PARTS } from '../lazy-parts';

/** The layers that show how an email differs: nothing is known of that before the first output. */
export function LateLayers() {
  const isNeeded = useAppSelector(
    ({ view, output }) => view.isDifference || output.findings.length > 0,
  );
  const parts = useLazy(isNeeded ? PARTS : null);
  if (!isNeeded || parts === null) return null;
  return (
    <>
      <parts.DifferenceLayer />
      <parts.MarkersLayer />
    </>
  );
}
