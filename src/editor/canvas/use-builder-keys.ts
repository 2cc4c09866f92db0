import { useEffect } from 'react';
import { endTextEdit } from '../../store/canvas/typed-text';
import { useAppStore } from '../../store/hooks';
import type { AppStore } from '../../store/make-store';
import { matchesShortcut, type PressedKey } from '../../store/match-shortcut';
import { drawnBy } from '../../scene/tool';
import { toolChosen } from '../../store/canvas/view-slice';
import { BUILDER_COMMANDS } from '../commands';
import { insertDrawn } from '../commands/add';
import { isPossible, runCommand } from '../commands/builder-command';
import { isUndoKey } from '../../ui/fields/page-undo';
import { CANVAS } from './drawing/element-nodes';
import { focusCanvas } from './focus-canvas';
import { watchMouse } from './pointer/by-mouse';
import { useInteractionStore, type InteractionStore } from './pointer/interaction-store';

interface KeyContext {
  readonly store: AppStore;
  readonly gestures: InteractionStore;
  /** Ends the gesture in flight; false when there is none. */
  readonly cancelGesture: () => boolean;
  /** Whether Space means the canvas, though a button has the focus. */
  readonly isForCanvas: (event: KeyboardEvent) => boolean;
}

/** The designer's keys, anywhere on the page but in fields, menus and dialogs. */
export function useBuilderKeys(cancelGesture: () => boolean): void {
  const store = useAppStore();
  const gestures = useInteractionStore();
  useEffect(() => {
    const mouse = watchMouse(window);
    const isForCanvas = ({ key, target }: KeyboardEvent) =>
      key === ' ' && mouse.isOnCanvasFrom(target);
    const world = { store, gestures, cancelGesture, isForCanvas };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && answerKey(event, world)) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') {
        // Some browsers press a button as the key goes up.
        if (gestures.getState().isSpaceHeld) event.preventDefault();
        gestures.change({ isSpaceHeld: false });
      }
      if (event.key !== 'Alt') return;
      // By itself it would take the focus to the browser's menu.
      if (gestures.getState().isAltHeld) event.preventDefault();
      gestures.change({ isAltHeld: false });
    };
    const onBlur = () => gestures.change({ isSpaceHeld: false, isAltHeld: false });
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      mouse.end();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [store, gestures, cancelGesture]);
}

/** Does what a key stands for; true when it stood for something. */
function answerKey(event: KeyboardEvent, world: KeyContext): boolean {
  const { store, gestures, cancelGesture, isForCanvas } = world;
  if (gestures.getState().gesture.name !== 'idle') {
    // During a gesture, the only key with an effect is Escape, which cancels it.
    return event.key === 'Escape' && cancelGesture();
  }
  if (!isForCanvas(event) && ownsKey(event.target, event)) return false;
  const state = store.getState();
  if (state.textEdit !== null) return endsEdit(event, store);
  if (event.key === 'Alt') {
    gestures.change({ isAltHeld: !state.view.isPreview });
    return false;
  }
  const drawn = drawnBy(state.view.tool);
  if (drawn !== null && (event.key === 'Escape' || event.key === 'Enter')) {
    store.dispatch(toolChosen('select'));
    if (event.key === 'Enter') store.dispatch(runCommand(insertDrawn(drawn)));
    return true;
  }
  const isInPanel = !state.view.isPreview && isWithin(event.target, '[aria-label="Properties"]');
  if (isInPanel && event.key === 'Escape') {
    focusCanvas(state.selection);
    return true;
  }
  if (event.key === ' ') {
    if (state.view.isPreview) return false;
    gestures.change({ isSpaceHeld: true });
    return true;
  }
  const meant = BUILDER_COMMANDS.filter(({ shortcuts = [] }) =>
    shortcuts.some((shortcut) => matchesShortcut(event, shortcut)),
  );
  const command = meant.find((one) => isPossible(one, state)) ?? meant[0];
  if (command === undefined || command.isNative === true) return false;
  if (command.onCanvas === true && !isWithin(event.target, CANVAS)) return false;
  if (command.id.startsWith('clipboard.') && isTextSelected()) return false;
  const isWelcome = !event.repeat || command.repeats === true;
  const isDone = isWelcome && store.dispatch(runCommand(command));
  // A combination that is ours stays ours: the browser's bookmark dialog would only startle.
  return isDone || event.ctrlKey || event.metaKey;
}

/** While a text is edited no key means its element, wherever the focus is: Escape goes back to the canvas. */
function endsEdit({ key }: KeyboardEvent, { dispatch, getState }: AppStore): boolean {
  if (key !== 'Escape') return false;
  dispatch(endTextEdit());
  focusCanvas(getState().selection);
  return true;
}

/** Words of the page that were selected are what copying means. */
function isTextSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** What takes every key for itself: text is written there, or chosen from what floats. */
const OF_ALL_KEYS =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="file"]), textarea, ' +
  '[contenteditable]:not([contenteditable="false"]), [role="menu"], [role="menubar"], [role="dialog"], ' +
  '[role="alertdialog"], [role="combobox"]';

/** What moves by arrow keys, and the keys that do it. */
const MOVED_BY_KEYS = 'input[type="radio"], input[type="range"], [role="tab"], [role="slider"]';
const MOVES: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** What Space and Enter already do something to. */
const PRESSED_BY_KEYS = 'a, button, summary, input, select, [role="button"]';

/** Whether what has the focus answers a key itself, so that it is no key of the designer's. */
function ownsKey(target: EventTarget | null, pressed: PressedKey): boolean {
  const { key, ctrlKey, metaKey } = pressed;
  if (isUndoKey(pressed) && isWithin(target, '[data-page-undo]')) return false;
  if (isWithin(target, OF_ALL_KEYS)) return true;
  if (key === ' ' || key === 'Enter') {
    const isPress = key === ' ' || !(ctrlKey || metaKey);
    return isPress && isWithin(target, PRESSED_BY_KEYS);
  }
  if (ctrlKey || metaKey) return false;
  // A list of choices is searched by typing.
  if (isWithin(target, 'select')) return MOVES.has(key) || key.length === 1;
  return MOVES.has(key) && isWithin(target, MOVED_BY_KEYS);
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
