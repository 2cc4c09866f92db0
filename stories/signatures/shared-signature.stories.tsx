import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SharedSignatureDialog } from '../../src/saving/page/shared-signature';
import { toShareHash } from '../../src/saving/browser/share-hash';
import { writeShareText } from '../../src/saving/state/files/share-link';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { motionEnded } from '../support/motion-ended';
import { withStore } from '../support/story-store';

const LINK = hashOf();

const meta: Meta<typeof SharedSignatureDialog> = {
  title: 'Signatures/SharedSignature',
  component: SharedSignatureDialog,
  decorators: [withStore],
  args: { hash: LINK, onDone: () => undefined },
};

// Storybook reads what a file is about from its default export.
export default meta;

type Story = StoryObj<typeof SharedSignatureDialog>;

/** Asks, and shows what it would open. */
export const Asks: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Open this signature?' });
    const name = await screen.findByText('Jane Doe');
    await motionEnded();
    await expect(name).toBeVisible();
  },
};

/** A mail client broke the link. */
export const Cut: Story = {
  args: { hash: LINK.slice(0, -40) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'This link does not open' });
    await motionEnded();
    await expect(screen.getByText(/^Its end is missing/)).toBeVisible();
  },
};

/** Some characters became others. */
export const Damaged: Story = {
  args: { hash: `${LINK.slice(0, -3)}xyz` },
  play: async () => {
    const why = await screen.findByText(/^It was changed on its way/);
    await motionEnded();
    await expect(why).toBeVisible();
  },
};

function hashOf(): string {
  const written = writeShareText(NEW_SIGNATURE, '');
  if (!written.ok) throw new Error(written.problem.message);
  return toShareHash(written.value);
}
