import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindingsList } from '../../src/generator/findings-list';
import type { Finding } from '../../src/model/findings';
import { BLANK_SIGNATURE } from '../../src/model/signature';
import { withStore, type StoryState } from '../support/story-store';

const OWN = { ...BLANK_SIGNATURE, fullName: 'Ada Lovelace' };

/** What was found in a signature. */
function found(...findings: readonly Finding[]): { readonly state: StoryState } {
  return { state: { data: OWN, output: { status: 'fresh', html: '<table></table>', findings } } };
}

const ABOUT_ALL = { clients: [], origin: [] } as const;
const UNSAFE: Finding = {
  ...ABOUT_ALL,
  rule: 'link-unsafe',
  severity: 'broken',
  args: { label: 'Website', what: 'a web address' },
};
const EMBEDDED: Finding = {
  ...ABOUT_ALL,
  rule: 'embedded-picture',
  severity: 'degraded',
  args: {},
};
const LONG: Finding = {
  ...ABOUT_ALL,
  rule: 'over-gmail-limit',
  severity: 'broken',
  args: { characters: '10,001', wall: '10,000' },
};
const NEAR: Finding = { ...LONG, rule: 'near-gmail-limit', severity: 'degraded' };

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
  parameters: found(),
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
  parameters: found(EMBEDDED),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pictures from your device do not show in Gmail/)).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: found(LONG),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^10,001 characters: Gmail refuses/)).toBeVisible();
  },
};

export const AllAtOnce: Story = {
  parameters: found(NEAR, EMBEDDED, UNSAFE),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      expect.stringMatching(/^Website does not look like a web address/),
      expect.stringMatching(/close to the 10,000/),
      expect.stringMatching(/^Pictures from your device/),
    ]);
  },
};

export const AllAtOnceInTheDark: Story = { ...AllAtOnce, globals: { theme: 'dark' } };
