import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Notice } from '../../src/ui/notice';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: { children: 'Copy the HTML and paste it into your mail program’s signature settings.' },
  decorators: [
    (Story) => (
      <div className="grid max-w-sm gap-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <>
      <Notice {...args} />
      <Notice tone="warning" title="Outlook shows square corners" onDismiss={fn()}>
        Round pictures stay square in Outlook for Windows.
      </Notice>
      <Notice tone="danger" announce="at once">
        Error processing image. Please try again.
      </Notice>
      <Notice tone="success" announce="politely">
        Image uploaded successfully!
      </Notice>
    </>
  ),
};

const onSelect = fn();
const onDismiss = fn();

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Too long for Gmail',
    action: { label: 'Remove the picture', onSelect },
    onDismiss,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(onSelect).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalled();
  },
};

export const LongWord: Story = {
  args: { tone: 'danger', children: `https://example.com/${'a-very-long-path'.repeat(8)}` },
};
