import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeftPanel } from '../../src/editor/panels/left-panel';
import { selectScene } from '../../src/editor/selectors';
import { ELEMENT_GROUPS } from '../../src/scene/element-groups';
import { ELEMENTS } from '../../src/scene/registry';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { builderState, storyElement, withBuilder } from '../support/builder-story';
import { withParts } from '../support/with-parts';

const meta = {
  title: 'Editor/Library',
  component: LeftPanel,
  loaders: [withParts],
  args: { panel: 'elements', onPanel: fn() },
  decorators: [
    (Story) => (
      <div data-density="panel" className="h-full w-65 border bg-panel">
        <Story />
      </div>
    ),
    withBuilder,
  ],
} satisfies Meta<typeof LeftPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /^Elements/ })).toBeVisible();
    await expect(canvas.getByText('Click to add elements to your signature')).toBeVisible();
    await expect(
      canvas.getByText('Hold Shift while clicking to add multiple elements'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear Canvas' })).toBeDisabled();
    for (const { id, label: name } of ELEMENT_GROUPS) {
      const own = ELEMENTS.filter(({ group }) => group === id);
      // The badges of networks stand below the other tiles.
      const labels = own
        .toSorted((a, b) => Number(a.content === 'profile') - Number(b.content === 'profile'))
        .map(({ label }) => label);
      const tiles = within(canvas.getByRole('region', { name })).getAllByRole('button');
      await expect(tiles.map((tile) => tile.textContent.trim())).toEqual(
        labels.map((label) => expect.stringContaining(label)),
      );
    }
  },
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Circle' }));
    await expect(builderState().selection).toHaveLength(1);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Email' }));
    await user.click(canvas.getByRole('button', { name: 'Email' }));
    await user.keyboard('{/Shift}');
    const { elements } = selectScene(builderState());
    await expect(elements.map(({ type }) => type)).toEqual(['name', 'circle', 'email', 'email']);
    await expect(builderState().selection).toEqual(elements.slice(1).map(({ id }) => id));
    await expect(new Set(elements.map(({ id }) => id)).size).toBe(4);
    await expect(builderState().notices.queue).toMatchObject([
      {
        title: 'Shape Added!',
        message: 'Circle element added. Its colors and size are under Properties.',
        durationMs: 2000,
      },
    ]);
  },
};

export const Clearing: Story = {
  parameters: {
    builder: { elements: [storyElement('name', 10, 10, { locked: true })], selection: ['name'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Canvas' }));
    await expect(selectScene(builderState()).elements).toEqual([]);
    await expect(builderState().selection).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Clear Canvas' })).toBeDisabled();
  },
};

export const InPreview: Story = {
  parameters: {
    builder: { elements: [storyElement('name', 10, 10)], actions: [previewToggled()] },
  },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: 'Quote' });
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tile);
    await expect(selectScene(builderState()).elements).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Clear Canvas' })).toBeDisabled();
  },
};
