import type { Meta, StoryObj } from '@storybook/react-vite';
import { ELEMENT_TYPES } from '../../src/scene/registry';
import { AllStates, expectExports, STATE_COUNT } from '../support/element-stories';

const meta: Meta = { title: 'Elements/Gallery' };

export default meta;

/** Every element of the registry, in all of its states. */
export const All: StoryObj = {
  render: () => (
    <div className="grid gap-8">
      {ELEMENT_TYPES.map((type) => (
        <AllStates key={type} type={type} />
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expectExports(canvasElement, ELEMENT_TYPES.length * STATE_COUNT),
};
