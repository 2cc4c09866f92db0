import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid3x3, Trash2, Undo2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../src/ui/buttons/icon-button';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Undo', icon: <Undo2 className="size-4" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toolbar: Story = {
  render: (args) => (
    <div className="flex gap-1">
      <IconButton {...args} shortcut="Ctrl Z" />
      <IconButton {...args} label="Show grid" icon={<Grid3x3 className="size-4" />} isPressed />
      <IconButton {...args} label="Delete" icon={<Trash2 className="size-4" />} disabled />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} size="sm" />
    </div>
  ),
};

export const TooltipOnFocus: Story = {
  args: { shortcut: 'Ctrl Z' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Undo' });
    await expect(button).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Undo');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const DisabledWithReason: Story = {
  args: { label: 'Delete', disabledReason: 'All selected elements are locked' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
