import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorBoundary, NotFoundPage } from '../../src/app/message-pages';

import { GeneratorPage } from '../../src/generator/generator-page';
import { DATA_SETS } from '../support/data-sets';
import { motionEnded } from '../support/motion-ended';
import { withStore, type StoryState } from '../support/story-store';

const meta = {
  title: 'Generator/Pages',
  decorators: [withStore],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the same state there is one picture at all sizes. */
const SEEN_ON_DESKTOP = ['no-picture'];
const ON_A_PHONE = { viewport: { value: 'phone', isRotated: false } };
const SECTIONS = [
  'Choose Your Style',
  'Personal Information',
  'Contact Information',
  'Images',
  'Social Media',
  'Below the Signature',
];

export const Desktop: Story = {
  render: () => <GeneratorPage mainSite="https://signet.example" />,
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(1440);
    for (const name of SECTIONS) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
    for (const badge of ['BETA', 'Free Forever', 'No Sign-up Required', 'Instant Results']) {
      await expect(canvas.getByText(badge)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: /Visit Our Main Site/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByRole('link', { name: 'Try Drag & Drop Builder' })).toHaveAttribute(
      'href',
      '/drag-drop',
    );
    await expect(canvas.getByRole('heading', { name: 'Live Preview' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const DesktopWithAllSectionsOpen: Story = {
  ...Desktop,
  play: async ({ canvas }) => {
    for (const name of SECTIONS) await userEvent.click(canvas.getByRole('button', { name }));
    for (const name of SECTIONS) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    }
    // What the panel scrolls to comes late, and takes the focus.
    const clients = { name: 'What each email client shows' };
    await canvas.findByRole('toolbar', clients, { timeout: 10_000 });
    await motionEnded();
    await expectNoSidewaysScroll();
  },
};

export const DesktopInTheDark: Story = {
  ...DesktopWithAllSectionsOpen,
  globals: { theme: 'dark', viewport: { value: 'desktop', isRotated: false } },
};

export const Phone: Story = {
  ...Desktop,
  tags: SEEN_ON_DESKTOP,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(390);
    await expect(canvas.getByRole('button', { name: 'Copy HTML' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Live Preview' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expectNoSidewaysScroll();
  },
};

export const PhoneWithAllSectionsOpen: Story = {
  ...DesktopWithAllSectionsOpen,
  tags: SEEN_ON_DESKTOP,
  globals: ON_A_PHONE,
};

export const PhoneWithPreviewUp: Story = {
  ...Desktop,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Live Preview' });
    await userEvent.click(handle);
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.keyboard('{Escape}');
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(handle);
    await expectNoSidewaysScroll();
  },
};

export const PhoneInTheDark: Story = {
  ...PhoneWithPreviewUp,
  globals: { ...ON_A_PHONE, theme: 'dark' },
};

export const PhoneCopied: Story = {
  ...Desktop,
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy HTML' }));
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
    const [toast] = await screen.findAllByText(/still sample values/);
    await motionEnded();
    const lowest = toast?.closest('section')?.getBoundingClientRect().bottom;
    const button = canvas.getByRole('button', { name: 'Copied!' });
    await expect(lowest).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};

export const DesktopWithLongWords: Story = {
  ...DesktopWithAllSectionsOpen,
  parameters: { state: { data: DATA_SETS.long } satisfies StoryState },
};

export const PhoneWithLongWords: Story = {
  ...DesktopWithLongWords,
  tags: SEEN_ON_DESKTOP,
  globals: ON_A_PHONE,
};

export const DesktopRightToLeft: Story = {
  ...DesktopWithAllSectionsOpen,
  parameters: { state: { data: DATA_SETS['right to left'] } satisfies StoryState },
};

export const PhoneRightToLeft: Story = {
  ...DesktopRightToLeft,
  tags: SEEN_ON_DESKTOP,
  globals: ON_A_PHONE,
};

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

export const UnexpectedError: Story = {
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('A story that breaks on purpose');
}

async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
