import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ClientRow } from '../../src/output/page/client-row';
import { clientRule, differenceOf } from '../../src/model/clients/client-rules';
import { completeFinding } from '../../src/model/findings/finding-rows';
import type { FindingReport } from '../../src/model/findings/findings';
import { motionEnded } from '../support/motion-ended';

const meta = {
  title: 'Inbox/ClientRow',
  component: ClientRow,
  args: { findings: [] },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClientRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const REPORTED: readonly FindingReport[] = [
  { rule: 'embedded-picture' },
  { rule: 'embedded-picture-outlook' },
  { rule: 'over-gmail-limit', args: { characters: '12,000', wall: '10,000', advice: '' } },
  { rule: 'image-not-cut', args: { label: 'Logo' } },
];
const FOUND = REPORTED.map(completeFinding);

export const AllFine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Should work in 12 of 12 apps')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Works in / })).toHaveLength(12);
  },
};

export const SomeNot: Story = {
  args: { findings: FOUND },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Should work in 11 of 12 apps, 2 of them with one more step'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Not right in Gmail' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Needs a step in HEY' })).toBeVisible();
    const classic = 'Needs a step in Outlook (classic)';
    await userEvent.click(canvas.getByRole('button', { name: classic }));
    const details = within(screen.getByRole('dialog', { name: classic }));
    await motionEnded();
    await expect(details.getByText(/^Classic Outlook drops most pictures/)).toBeVisible();
    await expect(details.getByText(/^Logo: classic Outlook shows square corners/)).toBeVisible();
    await expect(details.getByText(/^Based on published rules, not tested there/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: classic })).toHaveFocus();
  },
};

export const SmallDifferences: Story = {
  args: {
    differences: [
      differenceOf(clientRule('gradient-flat'), 'Background'),
      differenceOf(clientRule('dark-thunderbird-backgrounds'), ''),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Should work in 12 of 12 apps')).toBeVisible();
    const yahoo = 'Works in Yahoo Mail';
    await userEvent.click(canvas.getByRole('button', { name: yahoo }));
    const details = within(screen.getByRole('dialog', { name: yahoo }));
    await motionEnded();
    await expect(details.getByText(/^Background: Outlook and Yahoo show one plain/)).toBeVisible();
    await expect(details.queryByText(/Thunderbird/)).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const SomeNotInTheDark: Story = { ...SomeNot, globals: { theme: 'dark' } };
