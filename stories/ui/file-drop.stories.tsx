import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageUp } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from '../../src/ui/fields/file-drop';

const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  args: {
    label: 'Click to upload profile picture',
    hint: 'PNG, JPG, GIF up to 10MB',
    icon: <ImageUp />,
    accept: 'image/*',
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dropping: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('button', { name: /Click to upload/ });
    const dataTransfer = new DataTransfer();
    const file = new File(['x'], 'face.png', { type: 'image/png' });
    dataTransfer.items.add(file);
    for (const type of ['dragover', 'drop']) {
      box.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const Busy: Story = {
  args: { isBusy: true, label: 'Processing image...' },
  play: async ({ args, canvas }) => {
    const file = new File(['x'], 'face.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Processing/, { selector: 'input' }), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const Disabled: Story = { args: { disabled: true } };
