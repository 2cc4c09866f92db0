import { useEffect } from 'react';
import { useAppStore } from '../../store/hooks';
import type { AppStore } from '../../store/make-store';
import { BUILDER_COMMANDS } from '../commands';
import { isPossible, runCommand } from '../commands/builder-command';
import { CANVAS } from './element-nodes';
import { useInteractionStore, type InteractionStore } from './interaction-store';
import { matchesShortcut } from '../../store/match-shortcut';

/** What takes keys for itself while the focus is in it. */
const KEY_OWNERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  '[role="menu"], [role="menubar"], [role="dialog"], [role="alertdialog"], [role="slider"], ' +
  '[role="radiogroup"], [role="radio"], [role="tablist"], [role="combobox"], [role="spinbutton"]';

/** What Space and Enter already do something to. */
const PRESSABLE = 'a, button, summary, [role="button"], [role="switch"], [role="checkbox"]';

interface KeyWorld {
  readonly store: AppStore;
  readonly gestures: InteractionStore;
  /** Ends the gesture in flight; false when there is none. */
  readonly cancelGesture: () => boolean;
}

/** The designer's keys, anywhere on the page but in fields, menus and dialogs. */
export function useBuilderKeys(cancelGesture: () => boolean): void {
  const store = useAppStore();
  const gestures = useInteractionStore();
  useEffect(() => {
    const world = { store, gestures, cancelGesture };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && answerKey(event, world)) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') gestures.change({ isSpaceHeld: false });
    };
    const onBlur = () => gestures.change({ isSpaceHeld: false });
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [store, gestures, cancelGesture]);
}

/** Does what a key stands for; true when it stood for something. */
function answerKey(event: KeyboardEvent, { store, gestures, cancelGesture }: KeyWorld): boolean {
  if (gestures.getState().gesture.name !== 'idle') {
    // A hand is at work: all that a key can do is to stop it.
    return event.key === 'Escape' && cancelGesture();
  }
  if (isWithin(event.target, KEY_OWNERS)) return false;
  const { isPreview } = store.getState().view;
  if (event.key === ' ') {
    if (isPreview || isWithin(event.target, PRESSABLE)) return false;
    gestures.change({ isSpaceHeld: true });
    return true;
  }
  const matching = BUILDER_COMMANDS.filter(({ shortcuts = [] }) =>
    shortcuts.some((shortcut) => matchesShortcut(event, shortcut)),
  );
  // A key may mean one thing of a text and another of a picture.
  const command = matching.find((each) => isPossible(each, store.getState())) ?? matching[0];
  if (command === undefined || command.isNative === true) return false;
  if (command.onCanvas === true && !isWithin(event.target, CANVAS)) return false;
  if (event.key === 'Enter' && isWithin(event.target, PRESSABLE)) return false;
  if (command.id.startsWith('clipboard.') && isTextSelected()) return false;
  const isWelcome = !event.repeat || command.repeats === true;
  const isDone = isWelcome && store.dispatch(runCommand(command));
  // A combination that is ours stays ours: the browser's bookmark dialog would only startle.
  return isDone || event.ctrlKey || event.metaKey;
}

/** Words of the page that were selected are what copying means. */
function isTextSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
