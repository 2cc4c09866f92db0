import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/ui/buttons/button';
import { showToast } from '../../src/ui/toasts/show-toast';
import type { ToastTone } from '../../src/ui/toasts/toast-queue';
import { Toaster } from '../../src/ui/toasts/toaster';

const undo = fn();

function show(tone: ToastTone) {
  showToast({
    tone,
    title: tone === 'danger' ? 'Error' : 'Design Copied Successfully!',
    message: tone === 'danger' ? 'Failed to copy to clipboard' : 'As JSON, to your clipboard',
    durationMs: 60_000,
    actions: tone === 'neutral' ? [{ label: 'Undo', onSelect: undo }] : [],
  });
}

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  render: () => (
    <div className="flex min-h-72 items-start gap-2">
      {(['neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Button key={tone} onClick={() => show(tone)}>
          {tone}
        </Button>
      ))}
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'neutral' }));
    const page = within(canvasElement.ownerDocument.body);
    const title = await page.findByText('Design Copied Successfully!');
    await expect(title.closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const ReachedByF6: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'danger' });
    await userEvent.click(opener);
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Failed to copy to clipboard');
    await userEvent.keyboard('{F6}');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByText('Failed to copy to clipboard')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
