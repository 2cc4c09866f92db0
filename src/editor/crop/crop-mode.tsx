import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { SceneElement } from '../../scene/scene';
import { cropChosen } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { CANVAS } from '../canvas/drawing/element-nodes';
import { focusCanvas } from '../canvas/focus-canvas';
import { askForPicture, onlyPicture } from '../commands/clipboard/replace-picture';
import { useElementContext } from '../element-context';
import { zoomOf } from '../../scene/operations/crop';
import { selectSelected } from '../selectors';
import { nameOf } from '../steps';
import { CropBar } from './crop-bar';
import { croppable, type Croppable } from './crop-facts';
import type { CropFrame } from './crop-frames';
import { CropStage } from './crop-stage';
import { useCropEdit } from './use-crop-edit';

/** The crop of the selected picture, on the canvas. It ends with the selection, and with the picture that it began with. */
export function CropMode() {
  const dispatch = useAppDispatch();
  const context = useElementContext();
  const element = useAppSelector((state) => {
    const only = state.view.isPreview ? null : onlyPicture(selectSelected(state));
    return only?.id === state.view.cropped ? only : null;
  });
  const [first] = useState(element);
  const facts = element === null ? null : croppable(element, context);
  const isOver = element === null || element !== first || typeof facts === 'string';
  useEffect(() => {
    if (isOver) dispatch(cropChosen(null));
  }, [isOver, dispatch]);
  if (isOver || facts === null) return null;
  return <OpenCrop element={element} facts={facts} />;
}

/** The page around it can be used, and ends it. */
const AS_DIALOG = { role: 'dialog' };

interface OpenCropProps {
  readonly element: SceneElement;
  readonly facts: Croppable;
}

function OpenCrop({ element, facts }: OpenCropProps) {
  const ref = useRef<HTMLDivElement>(null);
  const store = useAppStore();
  const edit = useCropEdit(element, facts);
  const [frame, setFrame] = useState<CropFrame>('kept');
  const { finish, cancel, takeBack } = edit;
  const isLeft = useRef(false);
  const isTabbing = useRef(false);
  useFinishOutside(ref, () => {
    isLeft.current = true;
    finish();
  });
  useFocusKept(ref, () => !isTabbing.current && !isLeft.current);
  const leave = (end: () => void): void => {
    isLeft.current = true;
    end();
    focusCanvas(store.getState().selection);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event;
    isTabbing.current = key === 'Tab';
    const isPress = target instanceof Element && target.closest('button, select') !== null;
    if (key === 'Escape') leave(cancel);
    else if (key === 'Enter' && !isPress) leave(finish);
    else if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z') takeBack();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ relatedTarget: next, currentTarget }: FocusEvent): void => {
    if (!(next instanceof Element) || currentTarget.contains(next)) return;
    // A list of commands that has begun the crop holds the focus until it has closed.
    const isElsewhere = next.closest(`[role="dialog"], ${CANVAS}`) === null;
    if (isElsewhere || isTabbing.current) finish();
  };
  const shared = { element, facts, edit, frame };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Its keys end what it is about, wherever in it the focus is.
    <div
      ref={ref}
      {...AS_DIALOG}
      aria-label={`Crop of ${nameOf([element])}`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onMouseDown={keepFocus}
      className="pointer-events-none absolute inset-0 overflow-clip select-none"
    >
      <CropStage {...shared} />
      <CropBar
        {...shared}
        onFrame={setFrame}
        onReplace={() => {
          leave(finish);
          store.dispatch(askForPicture(element.id));
        }}
        onCancel={() => leave(cancel)}
        onDone={() => leave(finish)}
      />
      <output className="sr-only">{wordsOf(edit.view)}</output>
    </div>
  );
}

/** A press elsewhere ends the crop, and means what it does anyway. */
function useFinishOutside(ref: RefObject<HTMLElement | null>, finish: () => void): void {
  useWindowEvent('pointerdown', (target) => {
    if (ref.current?.contains(target) === false) finish();
  });
}

/** What has closed gives the focus back to the canvas: the crop takes it from there. */
function useFocusKept(ref: RefObject<HTMLElement | null>, isKept: () => boolean): void {
  useWindowEvent('focusin', (target) => {
    if (!(target instanceof Element) || target.closest(CANVAS) === null || !isKept()) return;
    ref.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  });
}

function useWindowEvent(type: 'pointerdown' | 'focusin', answer: (target: Node) => void): void {
  const onTarget = useEffectEvent(answer);
  useEffect(() => {
    const listen = ({ target }: Event): void => {
      if (target instanceof Node) onTarget(target);
    };
    window.addEventListener(type, listen, true);
    return () => window.removeEventListener(type, listen, true);
  }, [type]);
}

/** A press on what takes no focus leaves it where it is. */
function keepFocus(event: MouseEvent): void {
  const { target } = event;
  const takesFocus = target instanceof Element && target.closest(FOCUSABLE) !== null;
  if (!takesFocus) event.preventDefault();
}

const FOCUSABLE = '[tabindex="0"], button, select, input';

function wordsOf(view: Parameters<typeof zoomOf>[0]): string {
  const { width, height } = view.box;
  return `${width} by ${height}, zoom ${Math.round(zoomOf(view) * 100)}%`;
}
