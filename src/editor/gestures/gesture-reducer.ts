import type { SceneAction } from '../../scene/actions';
import { assertNever } from '../../base/result';
import type { SceneElement } from '../../scene/scene';
import { elementsOf, findById } from '../../scene/selection';
import { isWritable } from '../../scene/text/is-writable';
import { beginLibraryDrag, bringTo } from './library-drag';
import { beginDrag, dragTo } from './drag';
import { beginDrawing, drawnAt, drawTo } from './draw';
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
 * The pointer as one small machine: idle -> pressing -> (dragging | resizing | drawing | marquee | panning).
 * Pressing holds what cannot be known yet: a press that stays is a click, one that travels is a drag. The draft of a
 * result is what the release would commit, so that the canvas shows nothing that the history would not get; but members of a
 * stack are seen below the pointer, a line shows where they would be put, and the others make room there.
 */

/** How far a press travels until it is a drag, in px of the screen: mice and pens tremble less than fingers. */
export function dragThreshold(pointerType: string): number {
  return pointerType === 'touch' ? 6 : 4;
}

const LEFT = 0;
const MIDDLE = 1;

/** The gesture after an event. In preview mode the view can be moved, no more; for a second pointer nothing happens. */
export function gestureReducer(
  state: GestureState,
  event: GestureEvent,
  context: GestureContext,
): GestureResult {
  switch (event.type) {
    case 'down':
      return state.name === 'idle' ? press(event, context) : rest(state);
    case 'libraryDrag':
      return state.name === 'idle' && !context.isPreview
        ? drag(
            beginLibraryDrag(event.element, event.screen, context),
            { ...event, type: 'move' },
            context,
          )
        : rest(state);
    case 'doubleClick':
      return doubleClick(state, event.target, context);
    case 'hold':
      return rest(held(state));
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
    case 'drawing':
      return moved(event, drawTo(state, event, context));
    case 'marquee':
      return spanMarquee(state, event, context);
    case 'panning':
      return pan(state, event);
    default:
      return assertNever(state);
  }
}

function rest(state: GestureState): GestureResult {
  return { state, draft: null, room: null, commit: null };
}

function press(event: PointerDown, context: GestureContext): GestureResult {
  const { screen, button, tool, target, shift } = event;
  const isTouch = event.pointerType === 'touch';
  if (
    button === MIDDLE ||
    (button === LEFT && (tool === 'hand' || (isTouch && context.isPreview)))
  ) {
    return rest({ name: 'panning', start: screen, last: screen });
  }
  if (button !== LEFT || context.isPreview) return rest(IDLE);
  const { drawn } = event;
  const state: Pressing = {
    name: 'pressing',
    target,
    start: event.point,
    startScreen: screen,
    threshold: dragThreshold(event.pointerType),
    travel: travelOf(event, context),
    drawn,
    isHeld: false,
    shift,
    isAdding: shift || tool === 'marquee',
    before: context.selection,
  };
  // What may come to be a pan, or to select more, leaves the selection as it is until it is a click.
  if (isTouch || tool === 'marquee' || drawn !== null) return rest(state);
  return select(rest(state), selectionAtPress(target, shift, context), context);
}

/**
 * What a press becomes once it travels: of what can be moved a drag, else a marquee. One finger takes only what is selected, and
 * pans from all else; so does a marquee that was chosen as the tool.
 */
function travelOf(
  { target, tool, pointerType }: PointerDown,
  { scene, selection }: GestureContext,
): Pressing['travel'] {
  if (target.kind === 'handle') return 'grab';
  const isPlain = tool === 'select' && pointerType !== 'touch';
  const isFree = target.kind === 'element' && findById(scene, target.id)?.locked === false;
  if (isFree && (isPlain || selection.includes(target.id))) return 'grab';
  return tool === 'select' && pointerType === 'touch' ? 'pan' : 'marquee';
}

/** A finger that rests on the empty canvas begins a marquee. */
function held(state: GestureState): GestureState {
  const isOnCanvas =
    state.name === 'pressing' && state.drawn === null && state.target.kind === 'canvas';
  return isOnCanvas ? { ...state, travel: 'marquee', isHeld: true } : state;
}

function leavePress(state: Pressing, event: PointerStep, context: GestureContext): GestureResult {
  const { startScreen, threshold } = state;
  const isClick =
    Math.hypot(event.screen.x - startScreen.x, event.screen.y - startScreen.y) < threshold;
  if (!isClick) return proceed(dragBegun(state, event, context), event, context);
  if (event.type === 'move') return rest(state);
  if (state.drawn !== null) return drawnByClick(state, state.drawn, context);
  return select(rest(IDLE), selectionAfterClick(state, context), context);
}

/** A click with the tool for texts is for the text that is there; one more would lie over it. */
function drawnByClick(
  { target, start, startScreen: screen }: Pressing,
  drawn: SceneElement,
  context: GestureContext,
): GestureResult {
  const under = target.kind === 'element' ? findById(context.scene, target.id) : null;
  return under !== null && drawn.type === 'text' && isWritable(under)
    ? select({ ...rest(IDLE), written: { id: under.id, screen } }, [under.id], context)
    : { ...rest(IDLE), commit: drawnAt(drawn, start) };
}

function dragBegun(state: Pressing, event: PointerStep, context: GestureContext): GestureState {
  const { target, travel, drawn, start, startScreen, before } = state;
  if (drawn !== null) return beginDrawing(state, drawn, event, context);
  switch (travel) {
    case 'pan':
      return { name: 'panning', start: startScreen, last: startScreen };
    case 'marquee': {
      const base = state.isAdding ? before : [];
      return { name: 'marquee', start, end: event.point, base, caught: base, before };
    }
    case 'grab':
      return grabbed(target, state, context);
    default:
      return assertNever(travel);
  }
}

function grabbed(
  target: GestureTarget,
  { start, before }: Pressing,
  context: GestureContext,
): GestureState {
  if (target.kind !== 'handle') return beginDrag(start, before, context);
  const resized = resizableOf(context);
  return beginResize(resized, target.handle, start, before, context) ?? IDLE;
}

function drag(state: Dragging, event: PointerStep, context: GestureContext): GestureResult {
  const { libraryElement } = state;
  if (libraryElement === null) return moved(event, dragTo(state, event, context));
  // What is brought is no draft: it comes with every frame, and is drawn over the design until it is dropped.
  return { ...moved(event, bringTo(state, libraryElement, event, context)), draft: null };
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
  if (type === 'up') return { ...rest(IDLE), commit: action };
  const room = state.name === 'dragging' ? (state.room?.draft ?? null) : null;
  return { state, draft: action, room, commit: null };
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
