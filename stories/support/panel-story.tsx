import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { PropertiesPanel } from '../../src/editor/panels/properties-panel';
import { selectScene } from '../../src/editor/selectors';
import type { ElementType } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import { builderState, storyElement } from './builder-story';

/** A story in a column as wide as the properties panel. */
export const inPanel: Decorator = (Story) => (
  <div data-density="panel" className="w-75 border bg-panel">
    <Story />
  </div>
);

type Story = StoryObj<typeof PropertiesPanel>;

interface OneOptions extends Pick<Story, 'play'> {
  readonly over?: Partial<SceneElement>;
  readonly actions?: readonly UnknownAction[];
}

/** A story of one selected element. */
export function one(type: ElementType, options: OneOptions = {}): Story {
  const { over = {}, actions = [], ...rest } = options;
  const elements = [storyElement(type, 40, 30, over)];
  return { parameters: { builder: { elements, selection: [type], actions } }, ...rest };
}

/** The first element of the design. */
export function theElement(): SceneElement {
  const [element] = selectScene(builderState()).elements;
  if (element === undefined) throw new Error('The canvas is empty');
  return element;
}

/** The labels of the steps since the story began. */
export function stepLabels(): readonly string[] {
  const { past, present } = builderState().signature;
  const labels = [...past, present].map(({ step }) => step?.label ?? '');
  return labels.filter((label) => label !== '' && label !== 'Open');
}
