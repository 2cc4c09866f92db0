import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PropertiesPanel } from '../../src/editor/panels/properties-panel';
import { ELEMENT_TYPES, ELEMENTS } from '../../src/scene/registry';
import { advancedChanged } from '../../src/store/canvas/view-slice';
import { PIXEL_PNG } from '../../tests/helpers/signatures';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { builderState, select, storyElement, withBuilder } from '../support/builder-story';
import { inPanel, one, stepLabels, theElement } from '../support/panel-story';
import { withParts } from '../support/with-parts';

const meta = {
  title: 'Editor/Properties panel by type',
  component: PropertiesPanel,
  loaders: [withParts],
  decorators: [inPanel, withBuilder],
} satisfies Meta<typeof PropertiesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = one('logo', {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no file field');
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(theElement().content).toBe(PIXEL_PNG));
    await expect(canvas.getByText('Image uploaded successfully!')).toBeVisible();
    await expect(stepLabels()).toEqual(['Logo']);
  },
});

export const LogoWithPicture: Story = one('logo', {
  over: { content: PIXEL_PNG },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Alt text' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Logo preview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Image' })).toBeEnabled();
    const address = canvas.getByRole('textbox', { name: 'Or link to a logo online' });
    await expect(address).toHaveValue('');
    await userEvent.type(address, 'javascript:1');
    await expect(address).toBeInvalid();
    await expect(theElement().content).toBe(PIXEL_PNG);
    await userEvent.click(canvas.getByRole('radio', { name: 'Round' }));
    await expect(theElement()).toMatchObject({ shape: 'round', width: 80, height: 80 });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(theElement().content).toBeUndefined();
    await expect(stepLabels()).toEqual(['Shape', 'Remove logo']);
  },
});

export const Rectangle: Story = one('rectangle', {
  actions: [advancedChanged(true)],
  play: async ({ canvas }) => {
    const width = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(width);
    await userEvent.type(width, '9000');
    await userEvent.tab();
    await expect(theElement().width).toBe(800);
    await userEvent.clear(width);
    await userEvent.type(width, 'wide');
    await userEvent.tab();
    await expect(theElement().width).toBe(800);
    await expect(width).toHaveAccessibleDescription('That is not a number. 800 stays.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove border' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Border' }));
    await expect(theElement().style.borderWidth).toBe(1);
    const borderStyle = canvas.getByRole('combobox', { name: 'Border style' });
    await userEvent.selectOptions(borderStyle, 'Dashed');
    await expect(theElement().style.borderStyle).toBe('dashed');
    await userEvent.click(canvas.getByRole('switch', { name: 'Each corner' }));
    const bottomLeft = canvas.getByRole('textbox', { name: 'Bottom left' });
    await userEvent.clear(bottomLeft);
    await userEvent.type(bottomLeft, '8');
    await userEvent.tab();
    await expect(theElement().style.corners).toEqual([0, 0, 0, 8]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Each corner' }));
    await expect(theElement().style).toMatchObject({ radius: 8 });
    await expect(theElement().style.corners).toBeUndefined();
    await userEvent.type(width, '9');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reset to defaults: size, colors, corners' }),
    );
    await expect(theElement().width).toBe(120);
    await expect(stepLabels().at(-1)).toBe('Reset to defaults');
  },
});

export const Background: Story = one('background', {
  play: async ({ canvas }) => {
    const radius = canvas.getByRole('textbox', { name: 'Corner radius' });
    await userEvent.clear(radius);
    await userEvent.type(radius, '12');
    await userEvent.tab();
    await expect(theElement().style.radius).toBe(12);
    await userEvent.click(canvas.getByRole('radio', { name: 'Gradient' }));
    const angle = canvas.getByRole('textbox', { name: 'Angle' });
    await userEvent.clear(angle);
    await userEvent.type(angle, '45');
    await expect(theElement().style.background).toMatchObject({ angle: 45 });
    await expect(stepLabels()).toEqual(['Corner radius', 'Add gradient', 'Gradient']);
  },
});

export const Network: Story = one('linkedin', {
  play: async ({ canvas }) => {
    const size = canvas.getByRole('textbox', { name: 'Badge size' });
    await userEvent.clear(size);
    await userEvent.type(size, '24');
    await expect(theElement()).toMatchObject({ width: 24, height: 24 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Icons' }));
    await expect(theElement().style.socialStyle).toBe('icons');
    await userEvent.type(canvas.getByRole('textbox', { name: 'LinkedIn address' }), '@jane');
    await expect(theElement().content).toBe('@jane');
  },
});

export const SocialLinks: Story = one('social', {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'X address' });
    await userEvent.clear(field);
    await userEvent.type(field, 'jane');
    const { socialLinks } = builderState().signature.present.person;
    await expect(socialLinks).toEqual({ ...SAMPLE_SIGNATURE.socialLinks, twitter: 'jane' });
  },
});

export const Banner: Story = one('banner', {
  over: { content: PIXEL_PNG },
  play: async ({ canvas }) => {
    const until = canvas.getByLabelText('Until');
    await fireEvent.change(until, { target: { value: '2026-06-05' } });
    await expect(theElement().until).toBe('2026-06-05');
    await fireEvent.change(until, { target: { value: '' } });
    await expect(theElement().until).toBeUndefined();
    await expect(theElement().from).toBeUndefined();
  },
});

export const Disclaimer: Story = one('disclaimer', {
  play: async ({ canvas }) => {
    const kind = canvas.getByRole('combobox', { name: 'Kind' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Not legal advice.');
    await expect(theElement().content).toBe('Not legal advice.');
    await waitFor(() => expect(kind).toHaveDisplayValue('Your own text'));
    await userEvent.selectOptions(kind, 'Viruses');
    await expect(theElement().content).toMatch(/virus/);
    await expect(kind).toHaveDisplayValue('Viruses');
    await expect(within(kind).queryByRole('option', { name: 'Your own text' })).toBeNull();
    await expect(stepLabels().at(-1)).toBe('Kind of disclaimer');
  },
});

export const QrCode: Story = one('qr', {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await userEvent.type(link, 'two words');
    await expect(link).toBeInvalid();
    await expect(canvas.getByText('Enter a web address, email or phone number.')).toBeVisible();
    await userEvent.clear(link);
    await expect(link).toBeValid();
    await userEvent.type(link, 'example.com/menu');
    await expect(theElement().content).toBe('example.com/menu');
  },
});

/** The panel of each kind of element in the library, one after the other. */
export const EveryType: Story = {
  parameters: {
    builder: { elements: ELEMENT_TYPES.map((type) => storyElement(type, 10, 10)) },
  },
  play: async ({ canvas }) => {
    for (const { type, label, sections, content, follows } of ELEMENTS) {
      select(type);
      const title = await canvas.findByRole('heading', { name: 'Properties' });
      await waitFor(() => expect(title.nextElementSibling).toHaveTextContent(label));
      const shown = sections.filter((section) => section !== 'gradient');
      await expect(canvas.getAllByRole('region')).toHaveLength(shown.length);
      const words = canvas.queryByRole('region', { name: 'Content' });
      await expect(words !== null).toBe(content === 'words');
      const hint = words && within(words).queryByRole('button', { name: 'your details' });
      await expect(hint !== null).toBe(content === 'words' && follows !== undefined);
    }
  },
};
