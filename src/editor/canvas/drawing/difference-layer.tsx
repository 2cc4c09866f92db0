import { X } from 'lucide-react';
import { PreviewFrame } from '../../../output/page/preview-frame';
import { exportedFrame } from '../../../scene/frame';
import { isSame } from '../../../scene/operations/same';
import { useAppSelector } from '../../../store/hooks';
import { makeSelector } from '../../../store/make-selector';
import { selectHeldPictures } from '../../../pictures/state/held-pictures';
import type { RootState } from '../../../store/state';
import { IconButton } from '../../../ui/buttons/icon-button';
import { useDesignCollapse, type SceneCollapse } from '../../collapse/collapsed-scene';
import { toggleDifference } from '../../commands/views/view';
import { toScreen } from '../../gestures/viewport';
import { useCommand } from '../../use-command';
import { useIsGestureInFlight } from '../pointer/interaction-store';
import { useLiveViewport } from '../viewport/live-viewport';

/** The mail laid over the canvas, so that what is the same is black. It takes no presses. None during a gesture. */
export function DifferenceLayer() {
  const isOn = useAppSelector((state) => state.view.isDifference);
  const isInFlight = useIsGestureInFlight();
  if (!isOn) return null;
  return (
    <>
      {!isInFlight && <MailOverCanvas />}
      <Legend />
    </>
  );
}

function MailOverCanvas() {
  const html = useAppSelector((state) => state.output.html);
  const held = useAppSelector(selectHeldPictures);
  const collapse = useDesignCollapse();
  const frame = useAppSelector((state) => selectMadeFrame(state, collapse), isSame);
  const view = useLiveViewport();
  if (frame === null) return null;
  const { x, y } = toScreen(frame, view);
  return (
    <div
      data-difference=""
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 origin-top-left mix-blend-difference"
      style={{ width: frame.width, transform: `translate(${x}px, ${y}px) scale(${view.zoom})` }}
    >
      <PreviewFrame
        title="The email over the canvas"
        html={html}
        held={held}
        background="#ffffff"
      />
    </div>
  );
}

/** The frame of the scene that the HTML was made of. */
const selectMadeFrame = makeSelector(
  ({ output: { source } }: RootState, collapse: SceneCollapse | null) => [
    source?.scene ?? null,
    collapse,
  ],
  (scene, collapse) => scene && exportedFrame(collapse ? collapse.close(scene) : scene),
);

function Legend() {
  const { run } = useCommand(toggleDifference);
  return (
    <div
      role="note"
      className="absolute bottom-17 left-8 flex items-center gap-1 rounded-card bg-raised py-0.5 ps-3 pe-0.5 text-xs whitespace-nowrap shadow-float max-sm:bottom-26"
    >
      <span>Black: the same. Bright: different.</span>
      <IconButton
        label="Close the comparison"
        size="sm"
        icon={<X className="size-3.5" aria-hidden="true" />}
        onClick={run}
      />
    </div>
  );
}
