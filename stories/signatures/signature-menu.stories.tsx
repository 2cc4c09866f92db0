import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, userEvent, within } from 'storybook/test';
import { SavingBanner } from '../../src/saving/page/saving-banner';
import { SignatureMenu } from '../../src/saving/page/signature-menu';
import { headerKey, newHeader, signatureKey } from '../../src/saving/state/header';
import {
  lockChanged,
  statusChanged,
  unreadFound,
  type Unread,
} from '../../src/saving/state/saving-slice';
import { switchTo } from '../../src/saving/state/open-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { makeStore } from '../../src/store/make-store';
import { newSignatureHistory } from '../../src/store/signature/history';
import type { AppThunk } from '../../src/store/state';
import { fakeWorld, NOW } from '../../tests/helpers/fake-ports';
import { motionEnded } from '../support/motion-ended';

interface MenuStoryProps {
  /** What happens once a signature is open. */
  readonly after?: AppThunk;
}

/** The menu on a device with three signatures, one of them deleted, and something that cannot be read. */
function MenuStory({ after }: MenuStoryProps) {
  const [store] = useState(() => storyStore(after));
  return (
    <Provider store={store}>
      <div className="grid min-h-120 content-start gap-3">
        <SavingBanner />
        <SignatureMenu className="w-60" />
      </div>
    </Provider>
  );
}

function storyStore(after: AppThunk | undefined) {
  const world = fakeWorld();
  const put = (id: string, name: string, deleted: string | null = null): void => {
    world.stored.set(signatureKey(id), serializeSignature(newSignatureHistory()));
    const header = { ...newHeader(id, NOW), name, deleted, person: 'Jane Doe', revision: 1 };
    world.stored.set(headerKey(id), header);
  };
  put('work', 'Work');
  put('long', 'A name that is a good deal longer than the room there is for it');
  put('old', 'Old one', NOW);
  world.stored.set(headerKey('broken'), 'rubbish');
  const store = makeStore(world.ports);
  void store.dispatch(switchTo('work')).then(() => after && store.dispatch(after));
  return store;
}

function unread(why: Unread['why']): AppThunk {
  return (dispatch) => void dispatch(unreadFound({ id: why === 'unreachable' ? null : 'x', why }));
}

const meta = { title: 'Signatures/Menu', component: MenuStory } satisfies Meta<typeof MenuStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = { name: /^Signatures:/ };
const saved = { name: /Saved on this device$/ };

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', saved)).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { after: (dispatch) => void dispatch(statusChanged('fails')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not saved')).toBeVisible();
  },
};

export const Elsewhere: Story = {
  args: { after: (dispatch) => void dispatch(lockChanged('elsewhere')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open in another tab')).toBeVisible();
  },
};

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', saved);
    await userEvent.click(canvas.getByRole('button', menu));
    const list = within(await canvas.findByRole('dialog', { name: 'Your signatures' }));
    await userEvent.click(await list.findByText('Recently deleted'));
    await expect(list.getByText('Could not be read')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Delete forever: Old one' }));
    await expect(list.getByRole('alert')).toHaveTextContent('cannot be undone');
    await motionEnded();
  },
};

export const CannotBeRead: Story = { args: { after: unread('unreadable') } };
export const DoesNotAnswer: Story = { args: { after: unread('unreachable') } };
export const IsNewer: Story = { args: { after: unread('newer') } };
