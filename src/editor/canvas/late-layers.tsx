import { useAppSelector } from '../../store/hooks';
import { useLazy, useIfLoaded } from '../../ui/hooks/use-lazy';
import { PARTS } from '../lazy-parts';
import { selectScene } from '../selectors';

/**
 * Guides, what is dragged out of the library, what brings a text near, and the layers that show how an email differs:
 * there are no findings before the first output.
 */
export function LateLayers() {
  const differs = useAppSelector(
    ({ view, output }) => view.isDifference || output.findings.length > 0,
  );
  const hasGuides = useAppSelector((state) => selectScene(state).guides !== undefined);
  const isCropping = useAppSelector(({ view }) => view.cropped !== null);
  const hasLine = useAppSelector(({ view }) => view.gradientLine !== null);
  // Only what is missing on the canvas is reported where it does not load.
  useLazy(differs || hasGuides || isCropping ? PARTS : null);
  const parts = useIfLoaded(PARTS);
  if (parts === null) return null;
  return (
    <>
      <parts.RulerGuidesLayer />
      <parts.LibraryDragElement />
      <parts.WritingView />
      {differs && (
        <>
          <parts.DifferenceLayer />
          <parts.MarkersLayer />
        </>
      )}
      {isCropping && <parts.CropMode />}
      {hasLine && <parts.GradientLine />}
    </>
  );
}
