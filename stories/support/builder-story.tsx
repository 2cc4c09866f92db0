import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ElementContextProvider } from '../../src/editor/element-context';
import { measureText } from '../../src/platform/measure-text';
import { findElement } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import { openBuilder, type BuilderStore } from '../../src/store/builder-store';
import type { BuilderState } from '../../src/store/builder-state';
import { makeStore } from '../../src/store/make-store';
import { record } from '../../src/store/scene-history';
import { selectionChanged } from '../../src/store/selection-slice';
import { fakeWorld } from '../../tests/helpers/fake-ports';

/** The state a story of the designer starts from. */
export interface BuilderStoryState {
  readonly elements?: readonly SceneElement[];
  readonly selection?: readonly string[];
  /** What happens before the story begins. */
  readonly actions?: readonly UnknownAction[];
}

/** An element of a type, with the defaults of that and what the story says over them. */
export function storyElement(
  type: SceneElement['type'],
  x: number,
  y: number,
  over: Partial<SceneElement> = {},
): SceneElement {
  const { width, height, style, content } = findElement(type).defaults;
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
let shownStore: BuilderStore | null = null;

export function builderState(): BuilderState {
  if (shownStore === null) throw new Error('No story of the designer is shown');
  return shownStore.getState();
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

function builderStore({ elements = [], selection = [], actions = [] }: BuilderStoryState) {
  const app = makeStore(fakeWorld().ports);
  const store = openBuilder(app);
  if (elements.length > 0) {
    const step = { label: 'Open', group: null, selectionBefore: [], selectionAfter: [] };
    store.dispatch(record({ type: 'scene/elementsAdded', elements }, step));
  }
  store.dispatch(selectionChanged(selection));
  for (const action of actions) store.dispatch(action);
  shownStore = store;
  return app;
}
