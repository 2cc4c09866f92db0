import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/ui/buttons/button';
import { IconButton } from '../../src/ui/buttons/icon-button';
import {
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '../../src/ui/overlays/menu';
import { Popover } from '../../src/ui/overlays/popover';

const duplicate = fn();

const meta = {
  title: 'UI/Floating',
  decorators: [
    (Story) => (
      <div className="min-h-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const MenuByKeyboard: Story = {
  render: () => (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis className="size-4" />} />}>
      <MenuLabel>Selection</MenuLabel>
      <MenuItem icon={<Copy />} shortcut="Ctrl D" onSelect={duplicate}>
        Duplicate
      </MenuItem>
      <MenuItem onSelect={fn()} disabled>
        Group
      </MenuItem>
      <MenuCheckItem isChecked onChange={fn()}>
        Show grid
      </MenuCheckItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={fn()}>
        Delete
      </MenuItem>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(duplicate).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menu')).toBeVisible());
  },
};

export const PopoverPanel: Story = {
  render: () => (
    <Popover label="Size" trigger={<Button>Size</Button>}>
      <p className="max-w-56 text-sm">A panel beside its trigger.</p>
    </Popover>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const page = within(canvasElement.ownerDocument.body);
    const panel = await page.findByRole('dialog', { name: 'Size' });
    await waitFor(() => expect(panel).toBeVisible());
  },
};
