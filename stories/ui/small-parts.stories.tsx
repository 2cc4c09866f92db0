import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Lock } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../../src/ui/badge';
import { Card } from '../../src/ui/card';
import { Code, HtmlView } from '../../src/ui/code-view';
import { ExternalLink } from '../../src/ui/external-link';
import { Kbd } from '../../src/ui/kbd';
import { Seal } from '../../src/ui/seal';
import { SkipLink } from '../../src/ui/skip-link';
import { Spinner } from '../../src/ui/spinner';
import { TextButton } from '../../src/ui/buttons/text-button';

const meta = { title: 'UI/SmallParts' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>BETA</Badge>
      <Badge icon={<Check />}>Free Forever</Badge>
      <Badge icon={<Lock />}>Locked</Badge>
      <Badge tone="success">Good</Badge>
      <Badge tone="warning">3 notes</Badge>
      <Badge tone="danger">Over</Badge>
    </div>
  ),
};

export const Seals: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4 text-accent">
      <Seal size={16} title="Signet" />
      <Seal size={20} />
      <Seal size={24} />
      <Seal size={32} />
      <Seal size={64} />
      <Seal size={120} className="text-ink" />
    </div>
  ),
};

export const Others: Story = {
  render: () => (
    <Card className="grid justify-items-start gap-3 p-4">
      <ExternalLink href="https://example.com">Visit Our Main Site</ExternalLink>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>Z</Kbd>
      </span>
      <Spinner label="Loading" />
      <span className="flex gap-3">
        <TextButton>Go to Website</TextButton>
        <TextButton tone="muted">Why?</TextButton>
      </span>
    </Card>
  ),
};

/** HTML with its tags apart, a picture cut off, and plain text with a word that fits no line. */
export const Sources: Story = {
  render: () => (
    <div className="grid max-w-sm gap-4">
      <Card className="p-3">
        <HtmlView html={SOURCE} />
      </Card>
      <Card className="p-3">
        <Code>{`Jane Doe\nHead of Design\n${'long'.repeat(30)}`}</Code>
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [html] = canvasElement.querySelectorAll('pre');
    // It is copied whole.
    await expect(html?.textContent).toBe(SOURCE);
  },
};

const SOURCE = `<table width="200"><tr><td style="color:#0e6b52">Jane &amp; John</td></tr><tr><td><img src="data:image/png;base64,${'A'.repeat(500)}" alt=""></td></tr></table>`;

export const SkipLinkOnFocus: Story = {
  render: () => (
    <div className="min-h-16">
      <SkipLink href="#main" />
      <div id="main" tabIndex={-1}>
        Content
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
