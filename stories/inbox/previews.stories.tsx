import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PREVIEWS } from '../../src/export/previews/previews';
import { AllClients } from '../../src/output/page/previews/all-clients';
import { PreviewsButton } from '../../src/output/page/previews/previews-button';
import { makeExporter } from '../../src/output/browser/exporter';
import { motionEnded } from '../support/motion-ended';
import { withStore, type StoryState } from '../support/story-store';

const state = (given: StoryState): { readonly state: StoryState } => ({ state: given });

/** The button and what it opens. */
function Page() {
  return (
    <>
      <PreviewsButton />
      <AllClients />
    </>
  );
}

const meta = {
  title: 'Inbox/Previews',
  component: Page,
  decorators: [withStore],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

function noWorker(): never {
  throw new Error('Stories have no worker');
}

/** What loads on use takes its time while all is built. */
const SLOW = { timeout: 10_000 };

function dialogOnUse(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'How it looks elsewhere' }, SLOW);
}

/** Opens the dialog and waits until every preview is there. */
async function openAll(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'All clients' }));
  const dialog = await dialogOnUse();
  const mails = PREVIEWS.filter(({ shows }) => shows === 'mail');
  await waitFor(() => expect(dialog.querySelectorAll('iframe')).toHaveLength(mails.length), SLOW);
  await motionEnded();
  return dialog;
}

/** The words in the frame of a preview. */
function wordsIn(dialog: HTMLElement, label: string): string {
  const frame = dialog.querySelector<HTMLIFrameElement>(`iframe[title="${label}"]`);
  return frame?.contentDocument?.body.textContent ?? '';
}

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const dialog = await openAll(canvas);
    const cards = within(dialog).getAllByRole('listitem');
    await expect(cards).toHaveLength(PREVIEWS.length);
    for (const { label } of PREVIEWS) {
      await expect(within(dialog).getByRole('button', { name: label })).toBeInTheDocument();
    }
    await waitFor(() => expect(wordsIn(dialog, 'Outlook classic')).toContain('Jane Doe'), SLOW);
    await waitFor(() => expect(wordsIn(dialog, 'Fifth reply')).toContain('wrote:'), SLOW);
    await expect(within(dialog).getByText(/^Jane Doe Head of Design/)).toBeInTheDocument();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await openAll(canvas);
  },
};

export const ShowsHowSureItIs: Story = {
  play: async ({ canvas }) => {
    const dialog = await openAll(canvas);
    await userEvent.tab();
    await userEvent.tab();
    const card = within(dialog).getByRole('button', { name: 'Gmail' });
    card.focus();
    await waitFor(() => expect(card).toHaveAccessibleDescription(/client’s own code/));
    await expect(within(dialog).getAllByText('Our estimate').length).toBeGreaterThan(1);
    await expect(within(dialog).getAllByText('Users report')).toHaveLength(2);
  },
};

export const OneLarge: Story = {
  play: async ({ canvas }) => {
    const dialog = await openAll(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Outlook classic' }));
    await expect(within(dialog).getByRole('heading', { name: 'Outlook classic' })).toBeVisible();
    await expect(within(dialog).getByText(/^Word’s rules/)).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: /^Can I email/ })).toHaveAttribute(
      'href',
      'https://www.caniemail.com/clients/outlook/',
    );
    await waitFor(() => expect(wordsIn(dialog, 'Outlook classic')).toContain('Jane Doe'), SLOW);
    await expect(within(dialog).getByText('3 of 14')).toBeVisible();
  },
};

export const ByKeysAlone: Story = {
  play: async ({ canvas }) => {
    const dialog = await openAll(canvas);
    within(dialog).getByRole('button', { name: 'Gmail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('heading', { name: 'Gmail' })).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'All clients' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      within(dialog).getByRole('heading', { name: 'Outlook (new and web)' }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(dialog).getByRole('heading', { name: 'Fifth reply' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('button', { name: 'Fifth reply' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'All clients' })).toHaveFocus();
  },
};

export const BeingMade: Story = {
  parameters: state({
    ports: {
      exporter: { ...makeExporter(noWorker), makePreviews: () => new Promise(() => undefined) },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All clients' }));
    const dialog = await dialogOnUse();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Creating previews');
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(PREVIEWS.length);
  },
};

let asked = 0;
const exporter = makeExporter(noWorker);

export const FailedAtFirst: Story = {
  parameters: state({
    ports: {
      exporter: {
        ...exporter,
        makePreviews: (source, options) => {
          asked += 1;
          return asked % 2 === 1
            ? Promise.reject(new Error('No worker'))
            : exporter.makePreviews(source, options);
        },
      },
    },
  }),
  play: async ({ canvas }) => {
    asked = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'All clients' }));
    const dialog = await dialogOnUse();
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The previews could not be created.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(wordsIn(dialog, 'Gmail')).toContain('Jane Doe'), SLOW);
  },
};
