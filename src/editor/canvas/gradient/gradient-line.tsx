import { useEffect } from 'react';
import { stopsOf } from '../../../email/gradients';
import { gradientLine } from '../../../scene/kinds/shape-drawing';
import type { Point } from '../../../scene/geometry';
import type { GradientStyle, SceneElement } from '../../../scene/scene';
import { gradientChosen } from '../../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/state';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { BESIDE_RULERS, toScreen } from '../../gestures/viewport';
import { borderWidthOf } from '../../panels/sections/fill/shape-style';
import { selectDisplayedSelection } from '../drawing/displayed';
import { useLiveViewport } from '../viewport/live-viewport';
import { useGradientTurn } from './use-gradient-turn';

/** The line of the gradient that is being edited, over its element: its ends turn it. */
export function GradientLine() {
  const dispatch = useAppDispatch();
  const element = useAppSelector(selectEdited);
  const isOver = element === null;
  useEffect(() => {
    if (isOver) dispatch(gradientChosen(null));
  }, [isOver, dispatch]);
  useEndedElsewhere();
  const { background } = element?.style ?? {};
  if (element === null || background === undefined) return null;
  return <Line element={element} gradient={background} />;
}

/** Null once it is no longer the one that is selected and can be changed. */
function selectEdited(state: RootState): SceneElement | null {
  const { gradientLine: edited, isPreview } = state.view;
  const [only, ...others] = selectDisplayedSelection(state);
  if (only === undefined || others.length > 0 || isPreview || state.textEdit !== null) return null;
  const isEdited = only.id === edited && !only.locked && only.style.background !== undefined;
  return isEdited ? only : null;
}

/** Where the gradient is edited. */
const OWN = '[data-gradient-fields], [data-gradient-line], [role="toolbar"], [data-toasts], header';
const ON_CANVAS = '[data-design-canvas]';

/** A press elsewhere ends it, and so does the focus in another field. */
function useEndedElsewhere(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const end = ({ type, target }: Event): void => {
      if (!(target instanceof Element) || target.closest(OWN) !== null) return;
      // After a press in a panel the focus goes back to the canvas.
      if (type === 'focusin' && target.closest(ON_CANVAS) !== null) return;
      dispatch(gradientChosen(null));
    };
    const ends = new AbortController();
    const options = { capture: true, signal: ends.signal };
    window.addEventListener('pointerdown', end, options);
    window.addEventListener('focusin', end, options);
    return () => ends.abort();
  }, [dispatch]);
}

/** In px of the screen: the radius of what takes presses for an end. */
const GRIPS = { fine: 12, coarse: 22 } as const;

interface LineProps {
  readonly element: SceneElement;
  readonly gradient: GradientStyle;
}

function Line({ element, gradient }: LineProps) {
  const screen = useLiveViewport();
  const box = toScreen(element, screen);
  const inset = borderWidthOf(element) * screen.zoom;
  const inner = { width: box.width - 2 * inset, height: box.height - 2 * inset };
  const { x1, y1, x2, y2 } = gradientLine(gradient.angle, inner);
  const corner = { x: box.x + inset, y: box.y + inset };
  const start = { x: corner.x + x1, y: corner.y + y1 };
  const end = { x: corner.x + x2, y: corner.y + y2 };
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const turn = useGradientTurn(element, gradient, center);
  const grip = GRIPS[useMediaQuery('(pointer: coarse)') ? 'coarse' : 'fine'];
  const ends = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
  return (
    <svg
      data-gradient-line=""
      data-keeps-popover=""
      className="on-canvas pointer-events-none absolute inset-0 size-full select-none"
      style={{ clipPath: BESIDE_RULERS }}
    >
      <line {...ends} className="stroke-inverse/45 stroke-4" />
      <line {...ends} className="stroke-white stroke-2" />
      {stopsOf(gradient).map(({ at, color }) => (
        <Dot key={`${at} ${color}`} at={along(start, end, at / 100)} color={color} radius={4} />
      ))}
      <g {...turn.onStart} aria-hidden="true" className={END}>
        <Dot at={start} color={gradient.from} radius={7} />
        <circle cx={start.x} cy={start.y} r={grip} fill="transparent" />
      </g>
      <g {...turn.onEnd} {...asSlider(gradient.angle)} className={END}>
        <circle
          cx={end.x}
          cy={end.y}
          r={grip}
          fill="transparent"
          className="stroke-transparent stroke-2 group-focus-visible:stroke-accent"
        />
        <Dot at={end} color={gradient.to} radius={7} />
      </g>
      {turn.isTurning && <AngleLabel at={center} angle={gradient.angle} />}
    </svg>
  );
}

const END = 'group pointer-events-auto cursor-grab touch-none outline-none active:cursor-grabbing';

function asSlider(angle: number) {
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': 'End of the gradient',
    'aria-valuemin': 0,
    'aria-valuemax': 359,
    'aria-valuenow': angle,
    'aria-valuetext': `${angle} degrees`,
  };
}

interface DotProps {
  readonly at: Point;
  readonly color: string;
  readonly radius: number;
}

/** A color, seen on any other. */
function Dot({ at, color, radius }: DotProps) {
  const place = { cx: at.x, cy: at.y, r: radius };
  return (
    <>
      <circle {...place} className="fill-none stroke-inverse/45 stroke-4" />
      <circle {...place} fill={color} className="stroke-white stroke-2" />
    </>
  );
}

/** In px of the screen. */
const LABEL = { width: 44, height: 20 };

function AngleLabel({ at, angle }: { readonly at: Point; readonly angle: number }) {
  return (
    <g aria-hidden="true">
      <rect
        x={at.x - LABEL.width / 2}
        y={at.y - LABEL.height / 2}
        {...LABEL}
        rx={4}
        className="fill-inverse"
      />
      <text
        x={at.x}
        y={at.y + 4}
        textAnchor="middle"
        className="fill-on-inverse text-xs font-medium tabular-nums"
      >
        {`${angle}°`}
      </text>
    </g>
  );
}

function along(start: Point, end: Point, share: number): Point {
  return { x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y) };
}
