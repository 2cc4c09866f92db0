import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OPENER } from '../../src/destinations/opener';
import { UseItIn } from '../../src/destinations/use-it-in';
// What loads on use comes with the story, so that a busy server does not make it late.
import '../../src/destinations/use-it-in-dialog';
import { USE_IT_IN } from '../../src/model/messages/messages';
import { dialogChanged } from '../../src/store/canvas/view-slice';
import { useAppDispatch } from '../../src/store/hooks';
import type { RichText } from '../../src/store/ports';
import { Button } from '../../src/ui/buttons/button';
import { PIXEL_PNG } from '../../tests/helpers/signatures';
import { motionEnded } from '../support/motion-ended';
import { withStore, type StoryState } from '../support/story-store';

/** A page with the button and the dialog, which is open. */
function Page() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(dialogChanged('useItIn'));
  }, [dispatch]);
  return (
    <main>
      <Button {...OPENER} onClick={() => dispatch(dialogChanged('useItIn'))}>
        {USE_IT_IN}
      </Button>
      <UseItIn />
    </main>
  );
}

const state = (given: StoryState): { readonly state: StoryState } => ({ state: given });

const OWN_PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG };
const LINKED_PICTURES = { profileImageUrl: 'https://example.com/a.png', logoUrl: '' };

const meta = {
  title: 'Inbox/UseItIn',
  component: Page,
  decorators: [withStore],
  parameters: state({ data: OWN_PICTURES }),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it answers is made first, which takes its time while all is built. */
const SLOW = { timeout: 10_000 };

async function dialog() {
  const found = within(await screen.findByRole('dialog', { name: USE_IT_IN }));
  await found.findAllByRole('heading', { level: 3 }, SLOW);
  await motionEnded();
  return found;
}

async function choose(name: string) {
  const found = await dialog();
  await userEvent.click(found.getByRole('radio', { name }));
  await found.findByRole('heading', { name: (title) => title === name, level: 3 }, SLOW);
  return found;
}

/** Pictures from the device go one by one, beside a copy with gaps. */
export const Gmail: Story = {
  play: async () => {
    const found = await choose('Gmail');
    await expect(found.getByRole('button', { name: 'Copy, then add pictures' })).toBeVisible();
    await expect(found.getByRole('button', { name: 'Save Picture 1' })).toBeInTheDocument();
    await expect(found.getAllByRole('listitem').length).toBeGreaterThan(5);
    await expect(
      found.getByRole('heading', { name: 'What will look different there' }),
    ).toBeInTheDocument();
  },
};

export const GmailWithLinkedPictures: Story = {
  parameters: state({ data: LINKED_PICTURES }),
  play: async () => {
    const found = await choose('Gmail');
    await expect(found.getByRole('button', { name: 'Copy signature' })).toBeVisible();
    await expect(found.queryByText('Pictures to insert')).toBeNull();
  },
};

export const OutlookClassic: Story = {
  play: async () => {
    const found = await choose('Outlook classic');
    await expect(found.getByRole('button', { name: 'Download .zip' })).toBeVisible();
    await expect(found.queryByRole('button', { name: 'Copy signature' })).toBeNull();
    await expect(found.getByText(String.raw`%APPDATA%\Microsoft\Signatures`)).toBeInTheDocument();
  },
};

/** The second way is closed until it is asked for. */
export const AppleMail: Story = {
  play: async () => {
    const found = await choose('Apple Mail');
    await expect(found.queryByText('~/Library/Mail/V10/MailData/Signatures')).toBeNull();
    await userEvent.click(found.getByRole('button', { name: 'Or: install the file' }));
    await expect(
      await found.findByText('~/Library/Mail/V10/MailData/Signatures'),
    ).toBeInTheDocument();
    await expect(
      found.getByRole('button', { name: 'Download .mailsignature' }),
    ).toBeInTheDocument();
  },
};

export const SomethingElse: Story = {
  play: async () => {
    const found = await choose('Something else');
    for (const file of ['.eml', '.txt', '.vcf', '.signet.json']) {
      await expect(found.getByRole('button', { name: `Download ${file}` })).toBeInTheDocument();
    }
    await userEvent.click(found.getByRole('button', { name: 'Show HTML source' }));
    const source = await found.findByRole('region', { name: 'HTML source' });
    await expect(source).toHaveTextContent('Jane Doe');
    await userEvent.click(found.getByRole('button', { name: 'Hide HTML source' }));
    await expect(found.queryByRole('region', { name: 'HTML source' })).toBeNull();
  },
};

export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await choose('Outlook (new and web)');
  },
};

const copied: RichText[] = [];

/** The button shows that it is done, and a screen reader reads it out. */
export const Copies: Story = {
  parameters: state({
    data: OWN_PICTURES,
    ports: {
      clipboard: {
        writeRich: async (content) => void copied.push(await content),
        writeText: async () => undefined,
        readText: async () => '',
      },
    },
  }),
  play: async () => {
    copied.length = 0;
    const found = await choose('Apple Mail');
    await userEvent.click(found.getByRole('button', { name: 'Copy signature' }));
    await expect(await found.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(
      found.getByText('Copied. The steps below show where to paste it.'),
    ).toBeInTheDocument();
    await expect(copied[0]?.html).toContain('Jane Doe');
  },
};

export const CopyFails: Story = {
  parameters: state({
    ports: {
      clipboard: {
        writeRich: () => Promise.reject(new Error('locked')),
        writeText: async () => undefined,
        readText: async () => '',
      },
    },
  }),
  play: async () => {
    const found = await choose('Apple Mail');
    await userEvent.click(found.getByRole('button', { name: 'Copy signature' }));
    // The export and what toasts look like load on use, which takes a while on a slow machine.
    await screen.findAllByText('Failed to copy to clipboard', undefined, { timeout: 10_000 });
    await expect(await found.findByRole('button', { name: 'Copy signature' })).toBeVisible();
    await motionEnded();
  },
};

/** Arrow keys choose at once; Escape gives the focus back to the button. */
export const ByKeys: Story = {
  play: async () => {
    const found = await dialog();
    await expect(found.getByRole('radio', { name: 'Gmail' })).toBeChecked();
    found.getByRole('radio', { name: 'Gmail' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(found.getByRole('radio', { name: 'Outlook classic' })).toHaveFocus();
    await found.findByRole('heading', { name: 'Outlook classic', level: 3 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: USE_IT_IN })).toHaveFocus());
  },
};

/** The choice stays with the device, and so with the next time the dialog opens. */
export const Remembered: Story = {
  play: async () => {
    await choose('Thunderbird');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: USE_IT_IN }));
    const again = await dialog();
    await expect(again.getByRole('radio', { name: 'Thunderbird' })).toBeChecked();
  },
};

export const NotPrepared: Story = {
  parameters: state({
    ports: {
      exporter: {
        exportSignature: () => Promise.reject(new Error('broken')),
        exportScene: () => Promise.reject(new Error('broken')),
        makeThumbnail: () => Promise.reject(new Error('broken')),
        makePreviews: () => Promise.reject(new Error('broken')),
        toDocument: () => '',
      },
    },
  }),
  play: async () => {
    await screen.findByText('Your signature could not be prepared.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(
      await screen.findByText('Your signature could not be prepared.'),
    ).toBeInTheDocument();
    await motionEnded();
  },
};
