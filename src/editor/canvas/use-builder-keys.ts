import { useEffect } from 'react';
import { useAppStore } from '../../store/hooks';
import { endTextEdit } from '../../store/canvas/typed-text';
import type { AppStore } from '../../store/make-store';
import { BUILDER_COMMANDS } from '../commands';
import { isPossible, runCommand } from '../commands/builder-command';
import { watchMouse } from './pointer/by-mouse';
import { CANVAS } from './drawing/element-nodes';
import { useInteractionStore, type InteractionStore } from './pointer/interaction-store';
import { matchesShortcut } from '../../store/match-shortcut';
import { isWithin, ownsKey } from './owns-key';

interface KeyWorld {
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
function answerKey(event: KeyboardEvent, world: KeyWorld): boolean {
  const { store, gestures, cancelGesture, isForCanvas } = world;
  if (gestures.getState().gesture.name !== 'idle') {
    // A hand is at work: all that a key can do is to stop it.
    return event.key === 'Escape' && cancelGesture();
  }
  if (!isForCanvas(event) && ownsKey(event.target, event)) return false;
  const state = store.getState();
  if (state.textEdit !== null) return endsEdit(event, store);
  if (event.key === 'Alt') {
    gestures.change({ isAltHeld: !state.view.isPreview });
    return false;
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
function endsEdit({ key }: KeyboardEvent, { dispatch }: AppStore): boolean {
  if (key !== 'Escape') return false;
  dispatch(endTextEdit());
  return true;
}

/** Words of the page that were selected are what copying means. */
function isTextSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}
