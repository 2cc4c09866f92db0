import { useAppSelector } from '../../store/hooks';
import { selectDisplayedFrame, selectRenderedScene } from './displayed';

/** What gets exported: the ground on which elements lie. */
export function Frame() {
  const background = useAppSelector((state) => selectRenderedScene(state).background);
  const width = useAppSelector((state) => selectDisplayedFrame(state).width);
  const height = useAppSelector((state) => selectDisplayedFrame(state).height);
  return (
    <rect
      data-design-frame=""
      width={width}
      height={height}
      fill={background}
      className="[filter:drop-shadow(0_0_0.5px_rgb(50_40_20/0.45))_drop-shadow(0_2px_8px_rgb(50_40_20/0.10))]"
    />
  );
}
