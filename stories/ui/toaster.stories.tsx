import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/button';
import { showToast, type ToastTone } from '../../src/ui/show-toast';
import { Toaster } from '../../src/ui/toaster';

const undo = fn();

function show(tone: ToastTone) {
  showToast({
    tone,
    title: tone === 'danger' ? 'Error' : 'Design Copied Successfully!',
    message: tone === 'danger' ? 'Failed to copy to clipboard' : 'As JSON, to your clipboard',
    durationMs: 60_000,
    action: tone === 'neutral' ? { label: 'Undo', onSelect: undo } : undefined,
  });
}

const meta = {
  title: 'ui/Toaster',
  component: Toaster,
  render: (args) => (
    <div className="flex min-h-72 items-start gap-2">
      {(['neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Button key={tone} onClick={() => show(tone)}>
          {tone}
        </Button>
      ))}
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'neutral' }));
    const page = within(canvasElement.ownerDocument.body);
    const title = await page.findByText('Error');
    await expect(title.closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};
