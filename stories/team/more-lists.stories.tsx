import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { changeBeside } from '../../src/team/state/change-beside';
import { takeBesideList, takePhotos } from '../../src/team/page/beside/take-beside';
import { bytesOf, JPEG } from '../../tests/helpers/pictures';
import { press, SAMPLE } from './team-parts';
import { TeamStory } from './team-story';

const meta = { title: 'Team/More lists', component: TeamStory } satisfies Meta<typeof TeamStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingBeside: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    await press(canvas, 'More lists');
    await expect(await canvas.findByRole('button', { name: 'Choose overrides' })).toBeVisible();
  },
};

/** A file of a folder, as a chooser of folders gives it. */
function fileIn(folder: string, name: string, content: BlobPart): File {
  const file = new File([content], name);
  Object.defineProperty(file, 'webkitRelativePath', { value: `${folder}/${name}` });
  return file;
}

const OVERRIDES = [
  'Email,Job title,Pronouns',
  'jonas.weber@example.com,Director,he/him',
  'gone@example.com,CEO,',
].join('\n');
const ADDRESSES = [
  'Address,Person or mailbox,Name to show',
  'sales@example.com,mailbox,Sales',
  'j.weber@example.com,jonas.weber@example.com,',
].join('\n');

export const AllBeside: Story = {
  args: {
    ...SAMPLE,
    after: async (dispatch) => {
      await dispatch(takeBesideList('overrides', new File([OVERRIDES], 'overrides.csv')));
      await dispatch(takeBesideList('addresses', new File([ADDRESSES], 'addresses.csv')));
      const photos = [
        fileIn('staff photos', 'yuki.tanaka@example.com.jpg', new Uint8Array(bytesOf(JPEG))),
        fileIn('staff photos', 'jonas.weber@example.com.jpg', 'no picture'),
      ];
      await dispatch(takePhotos(photos));
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 problems')).toBeVisible();
    await press(canvas, 'More lists');
    await expect(await canvas.findByText('1 of 7 people have a photo in it.')).toBeVisible();
    const line = await canvas.findByRole('rowheader', { name: /^Line 3, overrides/ });
    await userEvent.click(line);
    await expect(
      await canvas.findByText(/^Line 3 has overrides: Job title: Director/),
    ).toBeVisible();
  },
};

/** A file whose letters were guessed, and one that was pasted. */
export const GuessedAndPasted: Story = {
  args: {
    ...SAMPLE,
    after: async (dispatch) => {
      const text = 'Email,Job title\njonas.weber@example.com,Directeur général';
      const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      await dispatch(takeBesideList('overrides', new File([latin], 'overrides.csv')));
      await dispatch(takeBesideList('addresses', ADDRESSES));
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'More lists');
    await expect(await canvas.findByLabelText('Encoding of overrides')).toHaveValue('windows-1252');
    await expect(canvas.queryByLabelText('Encoding of addresses')).toBeNull();
    await press(canvas, 'Overrides: Paste');
    await expect(await canvas.findByLabelText('Paste the overrides here')).toBeVisible();
  },
};

export const LostPhotos: Story = {
  args: {
    ...SAMPLE,
    after: (dispatch) =>
      dispatch(changeBeside({ photos: { name: 'staff photos', id: null, names: [] } })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose the folder ‘staff photos’ again')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make 6 signatures' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
