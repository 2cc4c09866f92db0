import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { CodeDialog } from '../../src/editor/export/code-dialog';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { outputFailed, outputMade } from '../../src/output/state/output-slice';
import { dialogChanged } from '../../src/store/canvas/view-slice';
import { builderState, withBuilder } from '../support/builder-story';
import { motionEnded } from '../support/motion-ended';

const CELL = '<td style="font-family:Arial,sans-serif;color:#333333">Ada &amp; Co</td>';
const PICTURE = `<td><img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(60)}" alt="Logo"></td>`;
const html = `<table role="presentation" width="600"><tr>${CELL}${PICTURE}</tr></table>`;
const source = { ...NEW_SIGNATURE, step: null };
const output = { html, text: 'Ada & Co', findings: [], differences: [], isEmpty: false };
const made = outputMade({ output, source, rasters: {} });

const meta = {
  title: 'Editor/Export',
  component: CodeDialog,
  args: { onClosed: () => undefined },
  decorators: [withBuilder],
  parameters: {
    builder: { actions: [made, dialogChanged('html')] },
  },
} satisfies Meta<typeof CodeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long picture is cut off where it is shown, and whole where it is copied. */
export const Html: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await motionEnded();
    await expect(await screen.findByRole('tabpanel')).toHaveTextContent(html);
    await expect(screen.getByText(/ of 10,000 characters/)).toBeInTheDocument();
  },
};

export const PlainText: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await motionEnded();
    await userEvent.click(await screen.findByRole('tab', { name: 'Plain text' }));
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('Ada & Co');
    await expect(builderState().view.dialog).toBe('text');
  },
};

export const Failed: Story = {
  parameters: { builder: { actions: [made, outputFailed(), dialogChanged('html')] } },
  play: async () => {
    await screen.findByRole('dialog');
    await motionEnded();
    await expect(await screen.findByText(/It could not be created/)).toBeInTheDocument();
  },
};
