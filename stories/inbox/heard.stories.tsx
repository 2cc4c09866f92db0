import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HeardPanel } from '../../src/output/page/heard/heard-panel';

const ROOT = '<table role="presentation" lang="en" dir="ltr">';

const cellOf = (content: string, style = ''): string =>
  `<tr><td style="font-size:13px;color:#333333;${style}">${content}</td></tr>`;

const GOOD = [
  ROOT,
  cellOf('<img src="https://cdn.example.com/a.png" width="60" height="60" alt="Jane Doe">'),
  cellOf('Jane Doe<br>Head of Design'),
  cellOf('<a href="tel:+15550104477">+1 (555) 010-4477</a>'),
  cellOf(
    '<a href="mailto:jane@example.com" aria-label="jane@example.com">jane@<span style="display:inline-block">example.com</span></a>',
  ),
  cellOf(
    '<a href="https://www.linkedin.com/in/jane" aria-label="LinkedIn" title="LinkedIn">in</a>',
  ),
  '</table>',
].join('');

const POOR = [
  '<table lang="ja">',
  cellOf('佐藤 花子', 'border:1px solid #999999'),
  cellOf('広報部長', 'border:1px solid #999999'),
  cellOf('<a href="https://www.linkedin.com/in/hanako">in</a>', 'color:#bbbbbb'),
  cellOf('<a href="https://example.com/shop"></a>'),
  '</table>',
].join('');

const meta = {
  title: 'Inbox/Heard',
  component: HeardPanel,
  args: { html: GOOD },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeardPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LineByLine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 lines')).toBeVisible();
    await expect(canvas.getByText('12 of 12 met')).toBeVisible();
  },
};

export const WithoutHiddenNames: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Without hidden names' }));
    await expect(canvas.getByText('2 lines sound different there.')).toBeVisible();
  },
};

export const PoorlyHeard: Story = {
  args: { html: POOR },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Japanese')).toBeVisible();
    await expect(canvas.getByText('table with 4 rows and 1 column')).toBeVisible();
    await expect(canvas.getByText('6 of 12 met')).toBeVisible();
  },
};

export const PoorlyHeardInTheDark: Story = { ...PoorlyHeard, globals: { theme: 'dark' } };
