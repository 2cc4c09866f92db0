import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ArrivalDialog } from '../../src/import/page/arrival/arrival-dialog';
import { withStore } from '../support/story-store';

/** As a client might show it that drops the table and sets all in its own letters. */
const ARRIVED = `
<div style="font:16px 'Times New Roman'"><b>Jane Doe</b><br>Head of Design · Northwind Studio<br>
Phone +1 (555) 010-4477<br>Email <a href="mailto:jane.doe@example.com">jane.doe@example.com</a><br>
Web <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2F">www.example.com</a><br>
Address 24 Harbour Street, Seattle, WA 98101</div>`;

const meta = {
  title: 'Import/DidItArrive',
  component: ArrivalDialog,
  args: { isOpen: true },
  decorators: [withStore],
} satisfies Meta<typeof ArrivalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

async function dialog() {
  return within(await screen.findByRole('dialog', { name: 'Did it arrive?' }));
}

async function paste(html: string) {
  const found = await dialog();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  found.getByLabelText('Paste what arrived here').dispatchEvent(event);
  return found;
}

/** Nothing has come back yet, and nothing is known of any client. */
export const WaysIn: Story = {
  play: async () => {
    const field = (await dialog()).getByLabelText('Paste what arrived here');
    await waitFor(() => expect(field).toBeVisible());
  },
};

/** A client has changed much of it; the result is kept. */
export const Compared: Story = {
  play: async () => {
    const found = await paste(ARRIVED);
    await expect(await found.findByText(/is no longer a link$/, {}, SLOW)).toBeVisible();
    await expect(found.getByText(/^A link leads through .* first$/)).toBeVisible();
    await userEvent.selectOptions(found.getByLabelText('Where did you read it?'), 'Proton Mail');
  },
};

/** What was kept stands in the table. */
export const Seen: Story = {
  play: async () => {
    const found = await paste(ARRIVED);
    const keep = found.getByRole('button', { name: 'Keep in the table' });
    await waitFor(() => expect(keep).toBeEnabled(), SLOW);
    await userEvent.click(keep);
    await expect(await found.findByRole('row', { name: /Jane Doe/ })).toBeVisible();
  },
};

/** It is somebody else's. */
export const Another: Story = {
  play: async () => {
    const found = await paste('<table><tr><td><b>Ola Nordmann</b><br>Carpenter</td></tr></table>');
    await expect(await found.findByText(/^Hardly any text/, {}, SLOW)).toBeVisible();
  },
};
