import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PanelSheet } from '../../src/editor/panels/panel-sheet';
import { storyElement, withBuilder } from '../support/builder-story';
import { withParts } from '../support/with-parts';

const meta = {
  title: 'Editor/Panel sheet',
  component: PanelSheet,
  loaders: [withParts],
  args: { panel: 'properties', isOpen: true, onChange: fn() },
  decorators: [withBuilder],
  parameters: {
    builder: { elements: [storyElement('name', 20, 20)], selection: ['name'] },
  },
  render: function Stateful(args) {
    const [shown, setShown] = useState({ panel: args.panel, isOpen: args.isOpen });
    return (
      <div data-density="panel" className="flex h-full max-w-97 flex-col justify-end">
        <PanelSheet {...shown} onChange={(panel, isOpen) => setShown({ panel, isOpen })} />
      </div>
    );
  },
} satisfies Meta<typeof PanelSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Properties' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Layers' }));
    await expect(canvas.getByRole('row', { name: 'Name, Jane Doe' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /^Elements/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(/^Elements/);
  },
};

export const Down: Story = { args: { isOpen: false } };
