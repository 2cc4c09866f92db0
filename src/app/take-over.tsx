import { useEffect, useInsertionEffect, useRef } from 'react';
import { lazy } from '../base/lazy';
import type { EarlyInput } from './early-input';

declare global {
  interface Window {
    /** What `scripts/pages/first-script.js` notes until it is ended. */
    readonly signetEarly?: {
      /** Whether anything was done that may have to be done again. */
      readonly isUsed: boolean;
      readonly pressed: readonly Element[];
      readonly end: () => void;
    };
  }
}

/** Few visitors are faster than the script. */
const EARLY_INPUT = lazy(() => import('./early-input'));

/** Loads what does again what a visitor has done already, if they have. */
export async function prepareTakeOver(): Promise<void> {
  if (window.signetEarly?.isUsed === true) await EARLY_INPUT.load().catch(() => undefined);
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
    const { isUsed = false, pressed = [], end } = window.signetEarly ?? {};
    end?.();
    if (isUsed) {
      const { activeElement: active } = document;
      early.current = {
        parts: EARLY_INPUT.current()?.usableParts(prerendered) ?? new Map(),
        focused: prerendered.contains(active) ? active : null,
        caret: EARLY_INPUT.current()?.caretOf(active) ?? null,
        pressed,
      };
    }
    prerendered.replaceWith(root);
  }, [prerendered, root]);
  useEffect(() => {
    if (early.current !== null) EARLY_INPUT.current()?.repeatInput(root, early.current);
    early.current = null;
    // What holds the node holds no more than that.
    prerendered.replaceChildren();
  }, [prerendered, root]);
  return null;
}
