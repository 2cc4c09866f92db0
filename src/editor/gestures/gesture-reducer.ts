import type { SceneAction } from '../../scene/actions';
import { assertNever } from '../../model/result';
import { elementsOf, findById } from '../../scene/selection';
import { beginBring, bringTo } from './bring';
import { beginDrag, dragTo } from './drag';
import {
  IDLE,
  type Dragging,
  type GestureContext,
  type GestureEvent,
  type GestureResult,
  type GestureState,
  type GestureTarget,
  type Marquee,
  type Panning,
  type PointerDown,
  type PointerStep,
  type Pressing,
  type Resizing,
} from './gesture';
import { marqueeSelection } from './marquee';
import { beginResize, resizableOf, resizeTo } from './resize';
import { selectionAfterClick, selectionAfterDoubleClick, selectionAtPress } from './select';

/*
 * The pointer as one small machine: idle -> pressing -> (dragging | resizing | marquee | panning).
 * Pressing holds what cannot be known yet: a press that stays is a click, one that travels is a drag. The draft of a
 * result is what the release would commit, so that the canvas shows nothing that the history would not get.
 */

/** How far a press travels until it is a drag, in px of the screen: mice and pens tremble less than fingers. */
export function dragThreshold(pointerType: string): number {
  return pointerType === 'touch' ? 6 : 4;
}

const LEFT = 0;
const MIDDLE = 1;

/** The gesture after an event. In preview mode, and for a second pointer, nothing happens. */
export function gestureReducer(
  state: GestureState,
  event: GestureEvent,
  context: GestureContext,
): GestureResult {
  switch (event.type) {
    case 'down':
      return state.name === 'idle' && !context.isPreview ? press(event, context) : rest(state);
    case 'bring':
      return state.name === 'idle' && !context.isPreview
        ? drag(
            beginBring(event.element, event.screen, context),
            { ...event, type: 'move' },
            context,
          )
        : rest(state);
    case 'doubleClick':
      return doubleClick(state, event.target, context);
    case 'cancel':
      return cancel(state);
    case 'move':
    case 'up':
      return proceed(state, event, context);
    default:
      return assertNever(event);
  }
}

function proceed(state: GestureState, event: PointerStep, context: GestureContext): GestureResult {
  switch (state.name) {
    case 'idle':
      return rest(state);
    case 'pressing':
      return leavePress(state, event, context);
    case 'dragging':
      return drag(state, event, context);
    case 'resizing':
      return resize(state, event, context);
    case 'marquee':
      return spanMarquee(state, event, context);
    case 'panning':
      return pan(state, event);
    default:
      return assertNever(state);
  }
}

function rest(state: GestureState): GestureResult {
  return { state, draft: null, commit: null };
}

function press(event: PointerDown, context: GestureContext): GestureResult {
  const { screen, button } = event;
  if (button === MIDDLE || (button === LEFT && event.isSpaceHeld)) {
    return rest({ name: 'panning', start: screen, last: screen });
  }
  if (button !== LEFT) return rest(IDLE);
  const state: Pressing = {
    name: 'pressing',
    target: event.target,
    start: event.point,
    startScreen: screen,
    threshold: dragThreshold(event.pointerType),
    shift: event.shift,
    before: context.selection,
  };
  return select(rest(state), selectionAtPress(event.target, event.shift, context), context);
}

function leavePress(state: Pressing, event: PointerStep, context: GestureContext): GestureResult {
  const { startScreen, threshold } = state;
  const isClick =
    Math.hypot(event.screen.x - startScreen.x, event.screen.y - startScreen.y) < threshold;
  if (!isClick) return proceed(dragBegun(state, event, context), event, context);
  if (event.type === 'move') return rest(state);
  return select(rest(IDLE), selectionAfterClick(state, context), context);
}

/** What a press turns into once it travels. From a locked element it is a marquee, as from the canvas. */
function dragBegun(
  { target, start, shift, before }: Pressing,
  { point }: PointerStep,
  context: GestureContext,
): GestureState {
  if (target.kind === 'handle') {
    const resized = resizableOf(context);
    return beginResize(resized, target.handle, start, before, context.scene) ?? IDLE;
  }
  const element = target.kind === 'canvas' ? null : findById(context.scene, target.id);
  if (element !== null && !element.locked) return beginDrag(start, before, context);
  const base = shift ? before : [];
  return { name: 'marquee', start, end: point, base, caught: base, before };
}

function drag(state: Dragging, event: PointerStep, context: GestureContext): GestureResult {
  const { brought } = state;
  if (brought === null) return moved(event, dragTo(state, event, context));
  // What is brought is no draft: it comes with every frame, and is drawn over the design until it is dropped.
  return { ...moved(event, bringTo(state, brought, event, context)), draft: null };
}

function resize(state: Resizing, event: PointerStep, context: GestureContext): GestureResult {
  const elements = elementsOf(context.scene, state.ids);
  return elements.length === 0
    ? cancel(state)
    : moved(event, resizeTo(state, elements, event, context));
}

/** A gesture goes on with a draft, or ends in the action that this has become. */
function moved(
  { type }: PointerStep,
  { state, action }: { readonly state: GestureState; readonly action: SceneAction | null },
): GestureResult {
  return type === 'up'
    ? { state: IDLE, draft: null, commit: action }
    : { state, draft: action, commit: null };
}

function spanMarquee(state: Marquee, event: PointerStep, context: GestureContext): GestureResult {
  const spanned = { ...state, end: event.point };
  const caught = marqueeSelection(spanned, context);
  if (event.type === 'up') return select(rest(IDLE), caught, context);
  return select(rest({ ...spanned, caught }), state.base, context);
}

function pan(state: Panning, { type, screen }: PointerStep): GestureResult {
  const moved = { dx: screen.x - state.last.x, dy: screen.y - state.last.y };
  return { ...rest(type === 'up' ? IDLE : { ...state, last: screen }), pan: moved };
}

function doubleClick(
  state: GestureState,
  target: GestureTarget,
  context: GestureContext,
): GestureResult {
  if (state.name !== 'idle' || context.isPreview) return rest(state);
  return select(rest(state), selectionAfterDoubleClick(target, context), context);
}

/** Back to before the press: the selection, the view, the elements. */
function cancel(state: GestureState): GestureResult {
  if (state.name === 'idle') return rest(state);
  if (state.name !== 'panning') return { ...rest(IDLE), selection: state.before };
  const { start, last } = state;
  return { ...rest(IDLE), pan: { dx: start.x - last.x, dy: start.y - last.y } };
}

/** A result that also selects, unless just that is selected already. */
function select(
  result: GestureResult,
  ids: readonly string[],
  { selection }: GestureContext,
): GestureResult {
  const isSame =
    ids.length === selection.length && ids.every((id, index) => id === selection[index]);
  return isSame ? result : { ...result, selection: ids };
}
