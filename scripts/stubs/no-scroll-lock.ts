import { createElement, type ElementType, type ReactNode } from 'react';

/*
 * Stands in for react-remove-scroll, which Radix loads to keep the page from scrolling below a dialog: the designer's
 * page, the only one with dialogs, does not scroll. The original and what it brings weigh 3 kB gzip.
 */

interface RemoveScrollProps {
  readonly as: ElementType;
  readonly children: ReactNode;
}

/** The element it is asked to be, and nothing else. */
export function RemoveScroll({ as, children }: RemoveScrollProps): ReactNode {
  return createElement(as, null, children);
}
