import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PreviewPanel } from '../../src/generator/output/preview-panel';
import { motionEnded } from '../support/motion-ended';
import { withStore, type StoryState } from '../support/story-store';

const state = (given: StoryState): { readonly state: StoryState } => ({ state: given });

const meta = {
  title: 'Generator/PreviewPanel',
  component: PreviewPanel,
  decorators: [
    (Story) => (
      <div className="max-w-170">
        <Story />
      </div>
    ),
    withStore,
  ],
} satisfies Meta<typeof PreviewPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function frameOf(canvasElement: HTMLElement): HTMLIFrameElement {
  const frame = canvasElement.querySelector('iframe');
  if (frame === null) throw new Error('There is no preview frame');
  return frame;
}

/** Waits until the frame shows the name, as high as its content. */
async function seesName(canvasElement: HTMLElement, name: string): Promise<void> {
  const frame = frameOf(canvasElement);
  await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain(name));
  await waitFor(() =>
    expect(frame.clientHeight).toBe(frame.contentDocument?.body.scrollHeight ?? 0),
  );
}

export const Light: Story = {
  play: async ({ canvas, canvasElement }) => {
    await seesName(canvasElement, 'Jane Doe');
    await expect(canvas.getByRole('heading', { name: 'Live Preview' })).toBeVisible();
    await expect(canvas.getByText('See your signature in real-time')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'How to use it' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(frameOf(canvasElement).sandbox.value).toBe('allow-same-origin');
  },
};

export const Dark: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = backgroundOf(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await seesName(canvasElement, 'Jane Doe');
    await expect(backgroundOf(canvasElement)).not.toBe(before);
  },
};

export const Phone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await waitFor(() => expect(frameOf(canvasElement).clientWidth).toBe(320));
    await seesName(canvasElement, 'Jane Doe');
  },
};

export const PhoneInTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await seesName(canvasElement, 'Jane Doe');
  },
};

export const WithoutAName: Story = {
  parameters: state({ data: { fullName: '  ' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You')).toBeVisible();
  },
};

export const Copied: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy HTML' }));
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
    await expectToast(/still sample values/);
  },
};

export const CopiedAndOver: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy HTML' }));
    const copied = await canvas.findByRole('button', { name: 'Copied!' });
    await waitFor(() => expect(copied).toHaveTextContent('Copy HTML'), { timeout: 3000 });
  },
};

export const KeepsTheFocusWhenCopied: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Copy HTML' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toHaveFocus();
  },
};

export const CopyFailed: Story = {
  parameters: state({ ports: { preview: { shows: () => false } } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy HTML' }));
    await expectToast('Failed to copy to clipboard');
    await expect(canvas.getByRole('button', { name: 'Copy HTML' })).toBeVisible();
  },
};

/** Toasts outlive a story, so there may be one from before, for which this one waits. */
async function expectToast(words: string | RegExp): Promise<void> {
  await screen.findAllByText(words, {}, { timeout: 5000 });
  await motionEnded();
  for (const toast of screen.getAllByText(words)) await expect(toast).toBeVisible();
}

function backgroundOf(canvasElement: HTMLElement): string {
  return frameOf(canvasElement).style.background;
}
