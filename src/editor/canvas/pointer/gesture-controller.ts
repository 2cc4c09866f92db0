import type { SceneAction } from '../../../scene/actions';
import type { Rect } from '../../../scene/geometry';
import { elementsOf } from '../../../scene/selection';
import type { RootState, AppThunk } from '../../../store/state';
import type { AppStore } from '../../../store/make-store';
import { draftChanged } from '../../../store/canvas/draft-slice';
import { selectionChanged } from '../../../store/canvas/selection-slice';
import { toolChosen } from '../../../store/canvas/view-slice';
import { drawnBy } from '../../../scene/tool';
import type { GestureContext, GestureEvent, GestureResult } from '../../gestures/gesture';
import { gestureReducer } from '../../gestures/gesture-reducer';
import { moveOf } from '../../gestures/move';
import { canvasSize, type Viewport } from '../../gestures/viewport';
import { STACKS } from '../../lazy-stacks';
import { isRoom, planAdded, writeDrawn } from '../../commands/add';
import { beginTextEdit, writeDropped } from '../../commands/texts/edit-text';
import { DUPLICATE } from '../../commands/places/repeated-offset';
import { selectScene } from '../../selectors';
import { labelsUntied, lockedStayed, nameIn, planStep } from '../../steps';
import type { InteractionStore } from './interaction-store';

export interface GestureHost {
  readonly store: AppStore;
  readonly gestures: InteractionStore;
  readonly view: () => Viewport;
  readonly changeView: (view: Viewport) => void;
  /** Where the canvas is in the window, as it was at the press: to ask at each move would make the browser lay out. */
  readonly column: () => Rect;
}

/** Puts a pointer's event through the machine and carries out what comes of it: gestures meet the store here. */
export function performGesture(event: GestureEvent, world: GestureHost): void {
  const { store, gestures } = world;
  const { gesture, move: last } = gestures.getState();
  const result = gestureReducer(gesture, event, contextOf(world));
  if (event.type !== 'doubleClick' && result.state === gesture && gesture.name === 'idle') return;
  const move = moveOf(selectScene(store.getState()), result.draft, last);
  gestures.change({ gesture: result.state, move });
  if (result.selection !== undefined) store.dispatch(selectionChanged(result.selection));
  if (result.written !== undefined) write(result.written, world);
  if (result.pan !== undefined) panBy(world, result.pan.dx, result.pan.dy);
  const isRecorded = result.commit !== null && recordGesture(store, result.commit);
  // What moves is shifted as it is drawn; what makes room for it is drawn again, once for each place.
  const draft = move === null ? (result.draft ?? result.room) : result.room;
  if (!isRecorded && store.getState().draft !== draft) store.dispatch(draftChanged(draft));
}

/** Writes in a text that a tool was pressed on. */
function write(
  { id, screen }: NonNullable<GestureResult['written']>,
  { store, column }: GestureHost,
): void {
  const { x, y } = column();
  store.dispatch(toolChosen('select'));
  store.dispatch(beginTextEdit({ id, caret: { x: x + screen.x, y: y + screen.y } }));
}

function contextOf({ store, view, column }: GestureHost): GestureContext {
  const state = store.getState();
  const scene = selectScene(state);
  return {
    scene,
    selection: state.selection,
    canvas: canvasSize(column()),
    zoom: view().zoom,
    hasGrid: state.view.hasGrid,
    guides: state.view.hasGuides ? scene.guides : undefined,
    isPreview: state.view.isPreview,
    stacks: STACKS.current()?.STACK_TOOLS ?? null,
    nowMs: store.dispatch(readClock),
  };
}

const readClock: AppThunk<number> = (_dispatch, _getState, { now }) => Date.parse(now());

function panBy({ view, changeView }: GestureHost, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return;
  const { zoom, panX, panY } = view();
  changeView({ zoom, panX: panX + dx, panY: panY + dy });
}

/** Dispatches what a gesture came to as one step of the history; false when it would change nothing. */
function recordGesture({ getState, dispatch }: AppStore, action: SceneAction): boolean {
  const state = getState();
  const [added, into] = action.type === 'scene/changesMade' ? action.changes : [action];
  if (added?.type === 'scene/elementsAdded') {
    const drawn = drawnBy(state.view.tool);
    if (drawn !== null) dispatch(toolChosen('select'));
    if (drawn === 'text' && isRoom(selectScene(state))) {
      for (const each of added.elements.flatMap(writeDrawn)) dispatch(each);
      return true;
    }
    const steps = added.elements.flatMap((element) => planAdded(state, element, 'alone', into));
    for (const each of steps) dispatch(each);
    for (const element of added.elements) dispatch(writeDropped(element));
    return steps.length > 0;
  }
  const copies = copiesOf(action);
  const options = copies === null ? {} : { select: copies };
  const step = planStep(state, action, gestureLabel(state, action), options);
  if (step === null) return false;
  dispatch(step);
  const isMove = action.type === 'scene/elementsMoved' || action.type === 'scene/stackArranged';
  if (isMove) lockedStayed(state).forEach(dispatch);
  labelsUntied(state, getState()).forEach(dispatch);
  return true;
}

/** The ids that a duplicate brings; null for any other action. */
function copiesOf(action: SceneAction): readonly string[] | null {
  return action.type === 'scene/elementsDuplicated' ? Object.values(action.copies) : null;
}

function gestureLabel(state: RootState, action: SceneAction): string {
  const scene = selectScene(state);
  switch (action.type) {
    case 'scene/elementsMoved':
    case 'scene/stackArranged':
      return `Move ${nameIn(scene, elementsOf(scene, action.ids))}`;
    case 'scene/elementsDuplicated':
      return `${DUPLICATE} ${nameIn(scene, elementsOf(scene, Object.keys(action.copies)))}`;
    case 'scene/elementsResized':
      return `Resize ${nameIn(scene, elementsOf(scene, Object.keys(action.boxes)))}`;
    default:
      throw new Error(`No gesture ends in ${action.type}`);
  }
}
