import type { Meta, StoryObj } from '@storybook/react-vite';
import { ELEMENT_TYPES } from '../../src/scene/registry';
import { expectExports, Glance, TwinNames } from '../support/element-stories';
import { SIGNATURES_KNOWN } from '../support/signature-box';

const meta: Meta = { title: 'Elements/Gallery', parameters: SIGNATURES_KNOWN };

export default meta;

/** Every element of the registry, beside its export; its page has all of its states. */
export const All: StoryObj = {
  render: () => (
    <div className="grid gap-5">
      <TwinNames />
      {ELEMENT_TYPES.map((type) => (
        <Glance key={type} type={type} />
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expectExports(canvasElement, ELEMENT_TYPES.length),
};
