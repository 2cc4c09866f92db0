import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LogoColors } from '../../src/person/logo-colors';
import type { Pixels } from '../../src/model/color/picture-colors';
import { useAppSelector } from '../../src/store/hooks';
import { framed } from '../../tests/helpers/drawn-pixels';
import { PIXEL_PNG } from '../../tests/helpers/signatures';
import { withStore, type StoryState } from '../support/story-store';

/** Ports with which logos show this; null where they may not be read. */
const shows = (pixels: Promise<Pixels | null>): { readonly state: StoryState } => ({
  state: {
    ports: {
      images: {
        load: () => new Promise(() => undefined),
        naturalSize: async () => null,
        pixels: () => pixels,
        draw: async () => null,
        drawSignature: async () => null,
      },
    },
  },
});

const meta = {
  title: 'Generator/LogoColors',
  component: LogoColors,
  args: { address: PIXEL_PNG, place: 'form' },
  parameters: shows(Promise.resolve(framed('#a8152f'))),
  render: (args) => (
    <div className="max-w-md">
      <LogoColors {...args} />
      <Scheme />
    </div>
  ),
  decorators: [withStore],
} satisfies Meta<typeof LogoColors>;

export default meta;
type Story = StoryObj<typeof meta>;

function Scheme() {
  const scheme = useAppSelector((state) => state.signature.present.person.colorScheme);
  return <output className="sr-only">{scheme}</output>;
}

const OFFER = { name: 'Colors from your logo' };

export const Offered: Story = {
  play: async ({ canvas }) => {
    const use = canvas.getByRole('button', { name: 'Use the logo’s colors' });
    await waitFor(() => expect(use).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(use);
    await expect(canvas.getByText('Logo colors in use')).toBeVisible();
    await expect(canvas.getByText(/"primary":"#a8152f"/)).toBeInTheDocument();
    // The focus stays where it was.
    await expect(use).toHaveFocus();
    await expect(use).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnItsWay: Story = {
  parameters: shows(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', OFFER)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /Use the logo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotReadable: Story = {
  parameters: shows(Promise.resolve(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The colors of this logo can’t be read/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Use the logo/ })).toBeNull();
  },
};

export const White: Story = {
  parameters: shows(Promise.resolve(framed('#ffffff'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This logo is white or transparent/)).toBeVisible();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    const offer = within(canvas.getByRole('region', OFFER));
    await userEvent.click(offer.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region', OFFER)).toBeNull();
  },
};
