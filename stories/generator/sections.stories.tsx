import type { Meta, StoryObj } from '@storybook/react-vite';
import { PIXEL_PNG } from '../../tests/helpers/signatures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ContactSection,
  ImagesSection,
  PersonalSection,
  SocialSection,
  StyleSection,
} from '../../src/generator/sections/sections';

import { StartOver } from '../../src/generator/generator-page';

import { PALETTES } from '../../src/model/color/palettes';
import { TEMPLATES } from '../../src/templates/registry';
import { motionEnded } from '../support/motion-ended';
import { withStore } from '../support/story-store';

/** The sections of the form, each opened as a visitor would. */
const meta = {
  title: 'Generator/Sections',
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
    withStore,
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  const header = canvas.getByRole('button', { name: title });
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(header);
  await expect(header).toHaveAttribute('aria-expanded', 'true');
  // What it holds comes when it is opened.
  await waitFor(() => expect(canvasElement.querySelector('input, textarea')).not.toBeNull());
  await motionEnded();
  return canvas;
}

export const Style: Story = {
  render: () => <StyleSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Choose Your Style');
    await expect(
      within(await canvas.findByRole('group', { name: 'Template' })).getAllByRole('radio'),
    ).toHaveLength(TEMPLATES.length);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tech' }));
    await expect(canvas.getByRole('radio', { name: 'Tech' })).toBeChecked();
    await waitFor(() => expect(thumbnails(canvasElement)).not.toContain(''), { timeout: 5000 });
    for (const shown of thumbnails(canvasElement)) await expect(shown).toMatch(/jane\s+doe/i);
    await userEvent.click(canvas.getByRole('tab', { name: 'Colors' }));
    await expect(
      within(canvas.getByRole('group', { name: 'Palette' })).getAllByRole('radio'),
    ).toHaveLength(PALETTES.length);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rose Pink' }));
    await expect(canvas.getByText(/^Tech, Rose Pink$/)).toBeInTheDocument();
  },
};

export const StyleCustomColors: Story = {
  render: () => <StyleSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Choose Your Style');
    await userEvent.click(await canvas.findByRole('tab', { name: 'Colors' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom colors' }));
    for (const name of ['Primary', 'Secondary', 'Accent', 'Background', 'Text']) {
      await expect(await canvas.findByRole('textbox', { name })).toBeVisible();
      await expect(canvas.getByRole('button', { name: new RegExp(`^${name}: `) })).toBeVisible();
    }
    await expect(canvas.queryByRole('group', { name: 'Palette' })).toBeNull();
  },
};

export const Personal: Story = {
  render: () => <PersonalSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Personal Information');
    const name = canvas.getByRole('textbox', { name: /Full Name/ });
    await expect(name).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Department' })).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Lovelace');
    const section = canvas.getByRole('button', { name: 'Personal Information' });
    await waitFor(() => expect(section).toHaveAccessibleDescription(/Ada Lovelace/));
  },
};

export const PersonalOfExecutive: Story = {
  parameters: { state: { look: { template: 'executive' } } },
  render: () => <PersonalSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Personal Information');
    await expect(await canvas.findByRole('textbox', { name: 'Department' })).toBeVisible();
  },
};

export const Contact: Story = {
  render: () => <ContactSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Contact Information');
    await expect(canvas.getByRole('textbox', { name: /Email Address/ })).toHaveAttribute(
      'type',
      'email',
    );
    await expect(canvas.getByRole('textbox', { name: /Email Address/ })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveAttribute('rows', '2');
  },
};

export const ContactWithProblems: Story = {
  parameters: { state: { data: { email: 'jane at home', website: 'javascript:alert(1)' } } },
  render: () => <ContactSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Contact Information');
    const website = canvas.getByRole('textbox', { name: 'Website' });
    await expect(website).toBeInvalid();
    await expect(website).toHaveAccessibleDescription(/not a web address we can link to/);
    await expect(canvas.getByRole('textbox', { name: /Email Address/ })).toBeInvalid();
  },
};

export const Images: Story = {
  render: () => <ImagesSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Images');
    const photo = within(canvas.getByRole('region', { name: 'Profile Picture' }));
    for (const name of ['Square', 'Round', 'Tall Rectangle']) {
      await expect(photo.getByRole('radio', { name })).toBeVisible();
    }
    await expect(canvas.getByText('Click to upload logo')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Link to this logo online' })).toBeNull();
  },
};

export const ImagesWithLogo: Story = {
  parameters: {
    state: { data: { logoUrl: PIXEL_PNG, logoBackgroundColor: '#112233' } },
  },
  render: () => <ImagesSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Images');
    await expect(
      await canvas.findByRole('textbox', { name: 'Link to this logo online' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Logo background color' })).toHaveValue(
      '#112233',
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Logo background' }));
    await expect(canvas.queryByRole('textbox', { name: 'Logo background color' })).toBeNull();
  },
};

export const Social: Story = {
  render: () => <SocialSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Social Media');
    for (const name of ['LinkedIn', 'X', 'Facebook', 'Instagram', 'YouTube']) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Icons' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'YouTube' }), '@jane');
    await expect(canvas.getByText('4 connected')).toBeInTheDocument();
  },
};

export const SocialWithProblem: Story = {
  parameters: { state: { data: { socialLinks: { facebook: 'javascript:alert(1)' } } } },
  render: () => <SocialSection />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Social Media');
    await expect(canvas.getByRole('textbox', { name: 'Facebook' })).toBeInvalid();
  },
};

export const StartingOver: Story = {
  parameters: { state: { data: { fullName: 'Ada Lovelace' } } },
  render: () => (
    <div className="grid gap-3">
      <PersonalSection />
      <StartOver />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, 'Personal Information');
    const name = canvas.getByRole('textbox', { name: /Full Name/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(name).toHaveValue('Jane Doe');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(name).toHaveValue('Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(canvas.getByText('Form reset')).toBeVisible(), { timeout: 5000 });
  },
};

/** What the small pictures on the screen show. */
function thumbnails(canvasElement: HTMLElement): readonly string[] {
  return [...canvasElement.querySelectorAll('label span')].flatMap((element) =>
    element.shadowRoot === null ? [] : [element.shadowRoot.textContent],
  );
}
