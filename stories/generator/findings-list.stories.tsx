import { completeFinding } from '../../src/model/findings/finding-rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { check } from '../../src/export/checks/checks';
import { FindingsList } from '../../src/generator/output/output-report';
import { fieldOrigin, type Finding } from '../../src/model/findings/findings';
import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { withStore, type StoryState } from '../support/story-store';

const OWN = { ...BLANK_SIGNATURE, fullName: 'Ada Lovelace' };

/** What the checks find in this HTML, and what else was found. */
function found(html: string, ...findings: readonly Finding[]): { readonly state: StoryState } {
  const doc = { kind: 'table', width: 'content', rows: [] } as const;
  const checked = check({ html, text: '', doc, images: [], person: OWN, options: {} });
  const output = { status: 'fresh', html, findings: [...findings, ...checked] } as const;
  return { state: { data: OWN, output } };
}

const UNSAFE: Finding = {
  ...completeFinding({
    rule: 'link-unsafe',
    args: { label: 'Website', what: 'a web address' },
  }),
  severity: 'broken',
};

const meta = {
  title: 'Generator/FindingsList',
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
  parameters: found('<table role="presentation" lang="en" dir="ltr"></table>'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Info: Story = {
  play: async ({ canvas }) => {
    const words = /^Still sample text: Full Name,/;
    await expect(await canvas.findByText(words, undefined, { timeout: 5000 })).toBeVisible();
  },
};

export const Degraded: Story = {
  parameters: found('<img width="1" height="1" src="data:image/png;base64,AAAA">'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your pictures need one more step in Gmail, HEY/)).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: found('x'.repeat(10_001)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Too big for Gmail: 10,001 characters/)).toBeVisible();
  },
};

export const AllAtOnce: Story = {
  parameters: found(`${'x'.repeat(9000)}<img width="1" height="1" src="data:">`, UNSAFE),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      expect.stringMatching(/^Your pictures need one more step in Gmail, HEY/),
      expect.stringMatching(/^Website does not look like a web address/),
      expect.stringMatching(/^Almost too big for Gmail: .* of 10,000/),
    ]);
  },
};

/** What can be done is offered, and done as one step; then the output is made again without the finding. */
export const Fixed: Story = {
  parameters: { state: { data: { ...OWN, logoUrl: 'http://cdn.example.com/logo.png' } } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Good to know' }));
    await expect(await list.findByText(/^Logo has an http address/)).toBeVisible();
    await userEvent.click(await list.findByRole('button', { name: 'Use https' }));
    await waitFor(() => expect(canvas.queryByText(/has an http address/)).toBeNull());
  },
};

export const Why: Story = {
  parameters: found(
    '',
    completeFinding({
      rule: 'image-not-secure',
      args: { label: 'Logo' },
      origin: [fieldOrigin('logoUrl')],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to Logo' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    const source = await canvas.findByRole('link', { name: /mixed content/ }, { timeout: 5000 });
    await expect(source).toBeVisible();
  },
};

export const AllAtOnceInTheDark: Story = { ...AllAtOnce, globals: { theme: 'dark' } };
