import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../src/ui/buttons/button-link';
import { Button } from '../../src/ui/buttons/button';
import { SteadyLabel } from '../../src/ui/buttons/steady-label';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Copy HTML', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          <Button {...args} variant="primary" size={size} icon={<Copy className="size-4" />} />
          <Button {...args} size={size} icon={<Download className="size-4" />}>
            Download HTML
          </Button>
          <Button {...args} variant="ghost" size={size}>
            Change Image
          </Button>
          <Button {...args} variant="danger" size={size} icon={<Trash2 className="size-4" />}>
            Clear Canvas
          </Button>
          <ButtonLink href="#builder" size={size}>
            Try Drag &amp; Drop Builder
          </ButtonLink>
        </div>
      ))}
    </div>
  ),
};

/** Either word leaves the width as it is. */
export const TwoWords: Story = {
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args}>
        <SteadyLabel or="Copied!">Copy HTML</SteadyLabel>
      </Button>
      <Button {...args}>
        <SteadyLabel or="Copy HTML">Copied!</SteadyLabel>
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button').map(({ offsetWidth }) => offsetWidth);
    await expect(one).toBe(other);
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div className="flex gap-2">
      <Button {...args} variant="primary" disabled />
      <Button {...args} disabled />
      <Button {...args} variant="ghost" disabled />
      <Button {...args} variant="danger" disabled />
    </div>
  ),
};

export const Busy: Story = {
  args: { variant: 'primary', isBusy: true, children: 'Processing image...' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'There is nothing on the canvas yet.', children: 'Clear Canvas' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('nothing on the canvas');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongTextInNarrowSpace: Story = {
  render: (args) => (
    <div className="w-56">
      <Button {...args} isBlock variant="primary">
        Copy the signature for Outlook
      </Button>
    </div>
  ),
};
