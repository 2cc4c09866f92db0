import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PictureField } from '../../src/generator/pictures/picture-field';
import { fail } from '../../src/base/result';
import { NO_UPLOAD } from '../../src/pictures/state/uploads-slice';
import { withStore, type StoryState } from '../support/story-store';

const state = (given: StoryState): { readonly state: StoryState } => ({ state: given });

const meta = {
  title: 'Generator/PictureField',
  component: PictureField,
  args: {
    kind: 'profile',
    title: 'Profile Picture',
    uploadLabel: 'Click to upload profile picture',
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
    withStore,
  ],
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILE = new File(['a picture'], 'me.png', { type: 'image/png' });
const PROCESSING = { ...NO_UPLOAD, status: 'processing' } as const;
const EMPTY = { profileImageUrl: '', logoUrl: '' } as const;

export const Empty: Story = {
  parameters: state({ data: EMPTY }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Click to upload profile picture/ }),
    ).toBeVisible();
    await expect(canvas.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Image Shape' })).toBeNull();
  },
};

export const Processing: Story = {
  parameters: state({ data: EMPTY, uploads: { profile: PROCESSING } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Processing image...');
    await expect(canvas.getByRole('button', { name: /Click to upload/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ProcessingAnother: Story = {
  parameters: state({ uploads: { profile: PROCESSING } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Processing image...');
    await expect(canvas.getByRole('img', { name: 'Chosen: Profile Picture' })).toBeVisible();
  },
};

export const Done: Story = {
  parameters: state({ data: EMPTY }),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Click to upload/, { selector: 'input' }), FILE);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Image uploaded successfully!'),
    );
    await expect(canvas.getByRole('button', { name: 'Change Image' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Image Shape' })).toBeVisible();
  },
};

export const AnotherWhileProcessing: Story = {
  parameters: state({ data: EMPTY, uploads: { profile: PROCESSING } }),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Click to upload/, { selector: 'input' }), FILE);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Image uploaded successfully!'),
    );
  },
};

export const TooLarge: Story = {
  parameters: state({}),
  play: async ({ canvas }) => {
    const large = new File([new Uint8Array(14.2 * 1024 * 1024)], 'large.png', {
      type: 'image/png',
    });
    await userEvent.upload(canvas.getByLabelText('Profile Picture: choose another file'), large);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'This picture is 14.2 MB. Use one of up to 10 MB.',
      ),
    );
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'src',
      `${location.origin}/sample/portrait.png`,
    );
  },
};

export const Failed: Story = {
  parameters: state({
    data: EMPTY,
    ports: {
      images: {
        load: async () => fail('not-decodable'),
        naturalSize: () => Promise.resolve(null),
        pixels: async () => null,
        draw: async () => null,
        drawSignature: async () => null,
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Click to upload/, { selector: 'input' }), FILE);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Error processing image. Please try again.',
      ),
    );
    await expect(canvas.getByRole('button', { name: /Click to upload/ })).toBeVisible();
  },
};

export const FailedKeepingTheEarlier: Story = {
  parameters: state({
    ports: {
      images: {
        load: async () => fail('not-decodable'),
        naturalSize: () => Promise.resolve(null),
        pixels: async () => null,
        draw: async () => null,
        drawSignature: async () => null,
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Profile Picture: choose another file'), FILE);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Error processing image. Please try again.',
      ),
    );
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'src',
      `${location.origin}/sample/portrait.png`,
    );
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('button', { name: /Click to upload/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Or link to a photo online' })).toHaveValue(
      '',
    );
  },
};

export const RefusedAddress: Story = {
  parameters: state({ data: { profileImageUrl: 'javascript:alert(1)' } }),
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Or link to a photo online' });
    await expect(address).toBeInvalid();
    await expect(canvas.getByAltText('Chosen: Profile Picture')).not.toHaveAttribute('src');
  },
};

export const PageInsteadOfPicture: Story = {
  parameters: state({ data: { profileImageUrl: 'https://drive.google.com/file/d/abc/view' } }),
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Or link to a photo online' });
    await expect(address).toHaveAccessibleDescription(/^Google Drive does not reliably/);
  },
};

export const NothingThere: Story = {
  parameters: state({ data: { profileImageUrl: '' } }),
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Or link to a photo online' });
    await userEvent.type(address, 'pictures.invalid/me.png');
    await expect(address).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(address).toHaveAccessibleDescription(/^No picture was found at/));
    // Without a scheme it is no path of this site.
    await expect(canvas.getByAltText('Chosen: Profile Picture')).toHaveAttribute(
      'src',
      'https://pictures.invalid/me.png',
    );
  },
};

export const AddressTyped: Story = {
  parameters: state({ data: { profileImageUrl: '' } }),
  play: async ({ canvas }) => {
    const address = await canvas.findByRole('textbox', { name: 'Or link to a photo online' });
    await userEvent.type(address, `${location.origin}/sample/portrait.png`);
    await expect(address).toHaveValue(`${location.origin}/sample/portrait.png`);
    // No picture is requested at an address that is half typed.
    await expect(canvas.queryByAltText('Chosen: Profile Picture')).toBeNull();
    const picture = await canvas.findByAltText('Chosen: Profile Picture');
    await expect(picture).toHaveAttribute('src', `${location.origin}/sample/portrait.png`);
    await expect(address).toHaveValue(`${location.origin}/sample/portrait.png`);
  },
};

export const Logo: Story = {
  args: { kind: 'logo', title: 'Logo', uploadLabel: 'Click to upload logo' },
  parameters: state({ data: { logoUrl: '/sample/portrait.png' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Logo Shape' })).toBeVisible();
  },
};
