import { useLayoutEffect, type RefObject } from 'react';
import { whenResized } from '../hooks/when-resized';
import {
  common,
  placeBeside,
  type WindowBox,
  type PlacementAlign,
  type Side,
} from './place-beside';

interface Placement {
  /** Its first child is what the floating part stands beside. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Has `position: fixed`. */
  readonly floatRef: RefObject<HTMLElement | null>;
  readonly side: Side;
  readonly align: PlacementAlign;
  readonly follow?: Follow | undefined;
  readonly avoid?: Avoid | undefined;
}

/** What a floating part should not cover: boxes, in px of the viewport, what matters most first, and what is around its anchor. */
export type Avoid = (anchor: Element) => {
  readonly boxes: readonly WindowBox[];
  readonly around: Element | null;
};

/** Calls `place` whenever the anchor has moved, until what it returns is called. */
export type Follow = (anchor: Element, float: HTMLElement, place: () => void) => () => void;

/** Keeps a floating part, which is there only while it is open, beside its anchor: on scrolling and on changes of size. */
export function usePlacement({ anchorRef, floatRef, side, align, follow, avoid }: Placement): void {
  useLayoutEffect(() => {
    const anchor = boxWithin(anchorRef.current);
    const float = floatRef.current;
    if (float === null || anchor === null) return;
    const place = () => putBeside(anchor, float, side, align, avoid?.(anchor));
    place();
    const unwatch = whenResized([float], place);
    const unfollow = follow?.(anchor, float, place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      unfollow?.();
      unwatch();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchorRef, floatRef, side, align, follow, avoid]);
}

/** The first thing inside that has a box: wrappers such as a tooltip's have none. */
function boxWithin(wrapper: Element | null): Element | null {
  const child = wrapper?.firstElementChild ?? null;
  return child?.getClientRects().length === 0 ? (boxWithin(child) ?? child) : child;
}

function putBeside(
  anchor: Element,
  float: HTMLElement,
  side: Side,
  align: PlacementAlign,
  avoid: ReturnType<Avoid> | undefined,
) {
  const view = viewOf(float);
  const isMirrored = getComputedStyle(anchor).direction === 'rtl';
  const size = { width: float.offsetWidth, height: float.offsetHeight };
  const toward = isMirrored ? mirror(align) : align;
  const { top: upper, height } = anchor.getBoundingClientRect();
  const { left: start, width } = (avoid?.around ?? anchor).getBoundingClientRect();
  const box = { left: start, top: upper, width, height };
  const { left, top } = placeBeside(box, size, view, side, toward, avoid?.boxes);
  float.style.left = '0';
  float.style.top = '0';
  // An ancestor that is moved by a transform has its own idea of what is fixed.
  const origin = originOf(float);
  float.style.left = `${Math.round(left - origin.left)}px`;
  float.style.top = `${Math.round(top - origin.top)}px`;
}

/** What the floating part can be seen in: the window, or less where an ancestor that is moved by a transform is cut off. */
function viewOf(float: HTMLElement): WindowBox {
  const { documentElement } = float.ownerDocument;
  const { clientWidth: width, clientHeight: height } = documentElement;
  let view: WindowBox = { left: 0, top: 0, width, height };
  let isHeld = false;
  for (let node = float.parentElement; node !== null; node = node.parentElement) {
    const { transform, overflowX } = getComputedStyle(node);
    isHeld ||= transform !== 'none';
    if (isHeld && overflowX !== 'visible') view = common(view, node.getBoundingClientRect());
  }
  return view;
}

function originOf(float: HTMLElement) {
  const box = float.getBoundingClientRect();
  // The box is measured about its center, which an opening animation does not move.
  return {
    left: box.left + box.width / 2 - float.offsetWidth / 2,
    top: box.top + box.height / 2 - float.offsetHeight / 2,
  };
}

function mirror(align: PlacementAlign): PlacementAlign {
  return align === 'start' ? 'end' : align === 'end' ? 'start' : 'center';
}
