import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindingsList } from '../../src/generator/findings-list';
import type { Finding } from '../../src/model/findings';
import { BLANK_SIGNATURE } from '../../src/model/signature';
import { withStore, type StoryState } from '../support/story-store';

const OWN = { ...BLANK_SIGNATURE, fullName: 'Ada Lovelace' };

/** A signature of this many characters, and what was found in it. */
function found(html: string, ...findings: readonly Finding[]): { readonly state: StoryState } {
  const output = { status: 'fresh', html, findings } as const;
  return { state: { data: OWN, output } };
}

const UNSAFE: Finding = {
  rule: 'link-unsafe',
  severity: 'broken',
  clients: [],
  args: { label: 'Website' },
  origin: [],
};

const meta = {
  title: 'generator/FindingsList',
  component: FindingsList,
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
    withStore,
  ],
} satisfies Meta<typeof FindingsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  parameters: found('<table></table>'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Still our sample: Full Name,/)).toBeVisible();
  },
};

export const Degraded: Story = {
  parameters: found('<img src="data:image/png;base64,AAAA">'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pictures from your device do not show in Gmail/)).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: found('x'.repeat(10_001)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^10,001 characters: Gmail refuses/)).toBeVisible();
  },
};

export const AllAtOnce: Story = {
  parameters: found(`${'x'.repeat(9000)}<img src="data:">`, UNSAFE),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      expect.stringMatching(/^Website is not a web address/),
      expect.stringMatching(/close to the 10,000/),
      expect.stringMatching(/^Pictures from your device/),
    ]);
  },
};

export const AllAtOnceInTheDark: Story = { ...AllAtOnce, globals: { theme: 'dark' } };
