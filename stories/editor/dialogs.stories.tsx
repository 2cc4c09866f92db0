import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Canvas } from '../../src/editor/canvas/canvas';
import { CommandPalette } from '../../src/editor/chrome/command-palette';
import { ShortcutsDialog } from '../../src/editor/chrome/shortcuts-dialog';
import { selectScene } from '../../src/editor/selectors';
import { commandChosen, dialogChanged } from '../../src/store/canvas/view-slice';
import { builderState, storyElement, withBuilder } from '../support/builder-story';
import { motionEnded } from '../support/motion-ended';

const CARD = [
  storyElement('name', 200, 40, { width: 240, zIndex: 1 }),
  storyElement('title', 200, 72, { width: 240, zIndex: 2 }),
];

const meta = {
  title: 'Editor/Dialogs and menus',
  decorators: [withBuilder],
  parameters: { layout: 'fullscreen', builder: { elements: CARD } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const palette = { elements: CARD, actions: [dialogChanged('palette')] };

/** All commands by their families, those chosen of late first; one that is chosen is done, and closes the list. */
export const AllCommands: Story = {
  render: () => <CommandPalette />,
  parameters: {
    builder: {
      ...palette,
      selection: ['name'],
      actions: [commandChosen('arrange.order.front'), dialogChanged('palette')],
    },
  },
  play: async () => {
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await motionEnded();
    await expect(recent.getByRole('option', { name: /Bring to Front/i })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = selectScene(builderState()).elements;
    await expect((first?.zIndex ?? 0) > (second?.zIndex ?? 0)).toBe(true);
  },
};

/** What a query finds with nothing selected: it shows why it cannot be done now, and is not. */
export const CommandsDisabled: Story = {
  render: () => <CommandPalette />,
  parameters: { builder: palette },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'All commands' });
    await motionEnded();
    await userEvent.type(field, 'bring to front');
    const [found] = await screen.findAllByRole('option');
    await expect(found).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeVisible();
  },
};

export const CommandsNotFound: Story = {
  render: () => <CommandPalette />,
  parameters: { builder: palette },
  play: async () => {
    await motionEnded();
    await userEvent.type(await screen.findByRole('combobox', { name: 'All commands' }), 'zebra');
    await expect(await screen.findByText('No matching commands.')).toBeVisible();
  },
};

export const Shortcuts: Story = {
  render: () => <ShortcutsDialog />,
  parameters: { builder: { elements: CARD, actions: [dialogChanged('shortcuts')] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await motionEnded();
    await expect(within(dialog).getAllByRole('heading').length).toBeGreaterThan(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The right button selects what is below it, and asks what to do with that. */
export const MenuOfAnElement: Story = {
  render: () => <Canvas />,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('option', { name: /^Job Title/ });
    await openMenu(title);
    await expect(builderState().selection).toEqual(['title']);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    await expect(selectScene(builderState()).elements.map(({ id }) => id)).toEqual(['name']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** With nothing selected and nothing copied, most of it is disabled. */
export const MenuOfTheCanvas: Story = {
  render: () => <Canvas />,
  parameters: { builder: { elements: [] } },
  play: async ({ canvas }) => {
    await openMenu(canvas.getByRole('application'));
    const items = await screen.findAllByRole('menuitem');
    await motionEnded();
    await expect(items.length).toBeGreaterThan(0);
    await expect(screen.queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
  },
};

/** A right click in the middle of it. */
async function openMenu(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  await fireEvent.contextMenu(target, { ...at, button: 2 });
}
