import type { Page } from '../../../e2e/support/test';
import type { RootState } from '../../../../src/store/state';

/** What the store of a page holds, as far as it is looked at from outside. */
export interface Seen {
  /** Of the signature that is open. */
  readonly id: string | null;
  readonly past: number;
  readonly future: number;
  /** Whether something is open or under way that takes keys for itself. */
  readonly isBusy: boolean;
  readonly isRuined: boolean;
}

interface StoreLike {
  readonly getState: () => RootState;
}

/** A node of React's tree: what is above the page holds its store. */
interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: { readonly store?: StoreLike } | null;
}

/** The same, with the signature as JSON: the person, how they look, and what stands on the canvas. */
export interface SeenWhole extends Seen {
  readonly present: string;
}

/** Looks into the store. */
export function look(page: Page): Promise<Seen> {
  return readStore(page, false);
}

/** Looks into the store, and reads the signature, which takes much longer. */
export function lookClosely(page: Page): Promise<SeenWhole> {
  return readStore(page, true);
}

function readStore(page: Page, isWhole: boolean): Promise<SeenWhole> {
  return page.evaluate((withSignature) => {
    const root = document.getElementById('root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    let fiber: Fiber | null = key === undefined ? null : (Reflect.get(root, key) as Fiber);
    while (fiber !== null && fiber.memoizedProps?.store === undefined) fiber = fiber.child;
    const store = fiber?.memoizedProps?.store;
    if (store === undefined) throw new Error('The page has no store: it is in ruins');
    const { signature, view, textEdit, draft, saving } = store.getState();
    const { person, look: style, scene } = signature.present;
    const isOpen = document.querySelector('dialog[open], [role=menu]') !== null;
    return {
      id: saving.id,
      past: signature.past.length,
      future: signature.future.length,
      present: withSignature ? JSON.stringify({ person, look: style, scene }) : '',
      isBusy:
        isOpen || view.isPreview || view.dialog !== null || textEdit !== null || draft !== null,
      isRuined: document.body.textContent.includes('Unexpected Application Error!'),
    };
  }, isWhole);
}
