import { useEffect, useInsertionEffect, useRef } from 'react';
import { caretOf, repeatInput, usableParts, type EarlyInput } from './early-input';

declare global {
  interface Window {
    /** What `scripts/pages/first-script.js` notes until it is ended. */
    readonly signetEarly?: {
      /** Whether anything was done that may have to be done again. */
      readonly isUsed: boolean;
      readonly pressed: readonly Element[];
      /** What a button of the mouse is held on: it will be let go on what takes its place, which is no click for a browser. */
      readonly held: Element | null;
      /** What was pasted last, and into what. */
      readonly pasted: EarlyInput['pasted'];
      readonly end: () => void;
    };
  }
}

interface TakeOverProps {
  /** What the build rendered. */
  readonly prerendered: HTMLElement;
  /** The root of the app, which stands nowhere yet. */
  readonly root: HTMLElement;
}

/**
 * Puts the app in the place of what the build rendered, with the commit that shows it: no frame lacks both, and what measures
 * itself is on the page already. What was done with the page before that is done again.
 */
export function TakeOver({ prerendered, root }: TakeOverProps) {
  const early = useRef<EarlyInput | null>(null);
  useInsertionEffect(() => {
    if (!prerendered.isConnected) return;
    const {
      isUsed = false,
      pressed = [],
      held = null,
      pasted = null,
      end,
    } = window.signetEarly ?? {};
    end?.();
    if (isUsed) {
      const { activeElement: active } = document;
      early.current = {
        parts: usableParts(prerendered),
        focused: prerendered.contains(active) ? active : null,
        caret: caretOf(active),
        pasted,
        pressed: held === null ? pressed : [...pressed, held],
      };
    }
    prerendered.replaceWith(root);
  }, [prerendered, root]);
  useEffect(() => {
    if (early.current !== null) repeatInput(root, early.current);
    early.current = null;
    // What holds the node holds no more than that.
    prerendered.replaceChildren();
  }, [prerendered, root]);
  return null;
}
