import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ElementContextProvider } from '../../src/editor/element-context';
import { fonts } from '../../src/fonts/browser/fonts-port';
import { measureText } from '../../src/fonts/browser/measure-text';
import { layOutMail, layOutPrinted } from '../../src/import/browser/pages/lay-out';
import { definitionOf } from '../../src/scene/registry';
import type { Point } from '../../src/scene/geometry';
import type { SceneElement } from '../../src/scene/scene';
import { openDesigner } from '../../src/store/open-designer';
import { outputRequested } from '../../src/output/state/output-slice';
import type { RootState } from '../../src/store/state';
import { makeStore, type AppStore } from '../../src/store/make-store';
import { record } from '../../src/store/signature/history';
import type { Ports } from '../../src/store/ports';
import { selectionChanged } from '../../src/store/canvas/selection-slice';
import { fakeWorld } from '../../tests/helpers/fake-ports';

/** The state a story of the designer starts from. */
export interface BuilderStoryState {
  readonly elements?: readonly SceneElement[];
  readonly selection?: readonly string[];
  /** What happens before the story begins. */
  readonly actions?: readonly UnknownAction[];
  /** Ports that behave otherwise. */
  readonly ports?: Partial<Ports>;
}

/** An element of a type, with the defaults of that and the story's values over them. */
export function storyElement(
  type: SceneElement['type'],
  x: number,
  y: number,
  over: Partial<SceneElement> = {},
): SceneElement {
  const { width, height, style, content } = definitionOf(type).defaults;
  return {
    id: type,
    type,
    x,
    y,
    width,
    height,
    zIndex: 1,
    locked: false,
    style,
    ...(content === undefined ? {} : { content }),
    ...over,
  };
}

/** The store behind the story being shown, for its play function. */
let shownStore: AppStore | null = null;

export function builderState(): RootState {
  if (shownStore === null) throw new Error('No story of the designer is shown');
  return shownStore.getState();
}

/** Selects elements of the story being shown. */
export function select(...ids: readonly string[]): void {
  if (shownStore === null) throw new Error('No story of the designer is shown');
  shownStore.dispatch(selectionChanged(ids));
}

/** Moves an element of the story being shown, as one step. */
export function place(id: string, to: Point): void {
  if (shownStore === null) throw new Error('No story of the designer is shown');
  const action = { type: 'scene/elementsPlaced', places: { [id]: to } } as const;
  const { selection } = shownStore.getState();
  const step = { label: 'Move', place: 'canvas', group: null } as const;
  shownStore.dispatch(
    record(action, { ...step, selectionBefore: selection, selectionAfter: selection }),
  );
}

/** Puts a story into a designer of its own. The state is given by `parameters: { builder }`. */
export const withBuilder: Decorator = (Story, { parameters }) => (
  <BuilderStory state={(parameters['builder'] ?? {}) as BuilderStoryState}>
    <Story />
  </BuilderStory>
);

interface BuilderStoryProps {
  readonly state: BuilderStoryState;
  readonly children: ReactNode;
}

function BuilderStory({ state, children }: BuilderStoryProps) {
  const [store] = useState(() => builderStore(state));
  return (
    <Provider store={store}>
      <ElementContextProvider measure={measureText}>
        <div className="h-[640px]">{children}</div>
      </ElementContextProvider>
    </Provider>
  );
}

function builderStore({ elements = [], selection = [], actions = [], ports }: BuilderStoryState) {
  const real = { fonts, measure: measureText, pages: { layOutPrinted, layOutMail } };
  const store = makeStore({ ...fakeWorld().ports, ...real, ...ports });
  openDesigner(store);
  if (elements.length > 0) {
    store.dispatch(outputRequested('scene'));
    const step = {
      label: 'Open',
      place: 'canvas',
      group: null,
      selectionBefore: [],
      selectionAfter: [],
    } as const;
    store.dispatch(record({ type: 'scene/elementsAdded', elements }, step));
  }
  store.dispatch(selectionChanged(selection));
  for (const action of actions) store.dispatch(action);
  shownStore = store;
  return store;
}
