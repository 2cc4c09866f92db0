import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { Point } from '../../../scene/geometry';
import type { GradientStyle, SceneElement } from '../../../scene/scene';
import { stopsOf } from '../../../email/gradients';
import { stopChosen } from '../../../store/canvas/view-slice';
import { draftChanged } from '../../../store/canvas/draft-slice';
import { useAppDispatch } from '../../../store/hooks';
import { useEditSession } from '../../../ui/fields/use-edit-session';
import { angleToward, wholeAngle } from '../../gestures/gradient-angle';
import { styledWith } from '../../panels/sections/section-props';
import { useEdit } from '../../panels/use-edit';

const STEP = 'Gradient';
/** By an arrow key, and with Shift; in degrees. */
const [BY_KEY, BY_SHIFT] = [1, 15];
const HALF = 180;

const WAYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** Turns a gradient about `center`, in px of the drawing: a drag is a draft until it ends, Escape takes it back. A press chooses the stop there. */
export function useGradientTurn(element: SceneElement, gradient: GradientStyle, center: Point) {
  const { draft, commit } = useEdit();
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const [isTurning, setIsTurning] = useState(false);
  const angle = useRef<number | null>(null);
  const styled = (turn: number) =>
    styledWith([element], { background: { ...gradient, angle: turn } });
  const cancel = (): void => {
    angle.current = null;
    setIsTurning(false);
    dispatch(draftChanged(null));
  };
  useEscapeWhile(isTurning, cancel);
  const begin = (event: PointerEvent<SVGElement>, stop: number): void => {
    if (event.button !== 0) return;
    dispatch(stopChosen(stop));
    event.currentTarget.setPointerCapture(event.pointerId);
    angle.current = gradient.angle;
    setIsTurning(true);
  };
  const turn = (event: PointerEvent<SVGElement>, offset: number): void => {
    if (angle.current === null) return;
    const { left = 0, top = 0 } =
      event.currentTarget.ownerSVGElement?.getBoundingClientRect() ?? {};
    const point = { x: event.clientX - left, y: event.clientY - top };
    const keys = { shiftKey: event.shiftKey, isFree: event.ctrlKey || event.metaKey };
    const next = wholeAngle(angleToward(center, point, keys) + offset);
    if (next === angle.current) return;
    angle.current = next;
    draft(styled(next), STEP);
  };
  const end = (): void => {
    if (angle.current === null) return;
    const last = angle.current;
    angle.current = null;
    setIsTurning(false);
    commit(styled(last), STEP);
  };
  const answer = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const by = way * (event.shiftKey ? BY_SHIFT : BY_KEY);
    commit(styled(wholeAngle(gradient.angle + by)), STEP, session.group());
  };
  const handlersOf = (offset: number, stop: number) => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => begin(event, stop),
    onPointerMove: (event: PointerEvent<SVGElement>) => turn(event, offset),
    onPointerUp: end,
    onPointerCancel: cancel,
  });
  return {
    isTurning,
    onStart: handlersOf(HALF, 0),
    onEnd: {
      ...handlersOf(0, stopsOf(gradient).length - 1),
      onKeyDown: answer,
      onFocus: session.begin,
    },
  };
}

function useEscapeWhile(isOn: boolean, cancel: () => void): void {
  const takeBack = useEffectEvent(cancel);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      takeBack();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn]);
}
