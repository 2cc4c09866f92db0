import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Lock } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../../src/ui/badge';
import { Card } from '../../src/ui/card';
import { ExternalLink } from '../../src/ui/external-link';
import { Kbd } from '../../src/ui/kbd';
import { Seal } from '../../src/ui/seal';
import { SkipLink } from '../../src/ui/skip-link';
import { Spinner } from '../../src/ui/spinner';
import { TextButton } from '../../src/ui/text-button';

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
