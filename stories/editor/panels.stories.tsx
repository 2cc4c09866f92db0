import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PropertiesPanel } from '../../src/editor/panels/properties-panel';
import { selectScene } from '../../src/editor/selectors';
import { advancedChanged, previewToggled } from '../../src/store/canvas/view-slice';
import { builderState, storyElement, withBuilder } from '../support/builder-story';
import { inPanel, one, stepLabels, theElement } from '../support/panel-story';
import { withParts } from '../support/with-parts';

const meta = {
  title: 'Editor/Properties panel',
  component: PropertiesPanel,
  loaders: [withParts],
  decorators: [inPanel, withBuilder],
} satisfies Meta<typeof PropertiesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Canvas Settings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yellow' }));
    await expect(selectScene(builderState()).background).toBe('#fdf6dc');
    const field = canvas.getByRole('textbox', { name: 'Background' });
    await userEvent.clear(field);
    await userEvent.type(field, 'rgb(10 20 30 / 50%)');
    await userEvent.tab();
    // What reads such colors may come after they were typed.
    await waitFor(() => expect(selectScene(builderState()).background).toBe('#858a8f'));
    await expect(stepLabels()).toEqual(['Canvas background', 'Canvas background']);
  },
};

export const EmptyLinesCloseUp: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Remove empty lines' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(selectScene(builderState()).frame.closeUp).toBe(true);
    await userEvent.click(toggle);
    await expect(selectScene(builderState()).frame).not.toHaveProperty('closeUp');
    await expect(stepLabels()).toEqual(['Remove empty lines', 'Remove empty lines']);
  },
};

export const BackgroundThatIsNoColor: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Background' });
    await userEvent.clear(field);
    await userEvent.type(field, 'a nice blue');
    await userEvent.tab();
    await expect(field).toHaveValue('a nice blue');
    await expect(field).toBeInvalid();
    await expect(selectScene(builderState()).background).toBe('#ffffff');
    await expect(builderState().draft).toBeNull();
  },
};

export const Text: Story = one('name', {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name')).toBeVisible();
    for (const name of ['Copy', 'Delete']) {
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    }
    for (const name of ['Position & Layout', 'Typography', 'Content']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    // Eight, and white.
    await expect(swatches(canvas.getByRole('group', { name: 'Text colors' }))).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'More colors' }));
    await expect(swatches(canvas.getByRole('group', { name: 'More text colors' }))).toHaveLength(4);
    await expect(swatches(canvas.getByRole('group', { name: 'Palette' }))).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Teal' }));
    await expect(theElement().style.color).toBe('#0f766e');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Weight' }),
      'Extra Bold 800',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Align text right' }));
    await expect(theElement().style).toMatchObject({ fontWeight: 800, textAlign: 'right' });
    await expect(stepLabels()).toEqual(['Text color', 'Font weight', 'Alignment']);
  },
});

export const TypingIsOneStep: Story = one('title', {
  play: async ({ canvas }) => {
    const x = canvas.getByRole('textbox', { name: 'X' });
    await userEvent.clear(x);
    await userEvent.type(x, '120.7');
    await expect(theElement().x).toBe(120);
    await userEvent.tab();
    await expect(x).toHaveValue('120');
    const y = canvas.getByRole('textbox', { name: 'Y' });
    await userEvent.clear(y);
    await userEvent.type(y, 'up');
    await userEvent.tab();
    await expect(theElement()).toMatchObject({ x: 120, y: 30 });
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.type(text, 'Head of Design');
    await expect(theElement().content).toBe('Head of Design');
    // What is no number made none.
    await expect(stepLabels()).toEqual(['Position', 'Text']);
  },
});

export const SlidingIsOneStep: Story = one('email', {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Font size slider' });
    await expect([slider.min, slider.max, slider.step]).toEqual(['8', '72', '1']);
    await fireEvent.input(slider, { target: { value: '20' } });
    await fireEvent.input(slider, { target: { value: '24' } });
    await expect(theElement().style.fontSize).toBe(14);
    await expect(canvas.getByRole('textbox', { name: 'Font size' })).toHaveValue('24');
    slider.dispatchEvent(new Event('change'));
    await expect(theElement().style.fontSize).toBe(24);
    await expect(stepLabels()).toEqual(['Font size']);
    await expect(builderState().draft).toBeNull();
  },
});

export const TextAdvanced: Story = one('address', {
  actions: [advancedChanged(true)],
  play: async ({ canvas }) => {
    for (const name of ['Lock position', 'Hidden', 'Wrap text']) {
      await expect(canvas.getByRole('switch', { name })).toBeVisible();
    }
  },
});

export const TextWithLink: Story = one('address', {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await userEvent.type(link, 'javascript:alert(1)');
    await expect(link).toBeInvalid();
    await userEvent.clear(link);
    await userEvent.type(link, 'example.org');
    await expect(link).toBeValid();
    await expect(theElement().href).toBe('example.org');
  },
});

export const TextKeptFromLinks: Story = one('text', {
  over: { content: 'ABN 12 345 678 901', noAutoLink: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Keep as text' });
    await expect(toggle).toBeChecked();
    await userEvent.click(toggle);
    await expect(theElement()).not.toHaveProperty('noAutoLink');
    await expect(toggle).not.toBeInTheDocument();
    await expect(stepLabels()).toEqual(['Allow links']);
  },
});

export const Several: Story = {
  parameters: {
    builder: {
      elements: [
        storyElement('name', 10, 20, {
          style: { fontSize: 18, fontWeight: 700, color: '#1e3a8a' },
        }),
        storyElement('title', 10, 60),
        storyElement('email', 40, 100, { locked: true }),
      ],
      selection: ['name', 'title', 'email'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 elements')).toBeVisible();
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'X' })).toHaveValue('10');
    await expect(canvas.getByRole('textbox', { name: 'Y' })).toHaveValue('20');
    await expect(canvas.getByRole('textbox', { name: 'Text color' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Text color' })).toBeValid();
    await expect(canvas.queryByRole('region', { name: 'Content' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Green' }));
    const colors = selectScene(builderState()).elements.map(({ style }) => style.color);
    await expect(colors).toEqual(['#15803d', '#15803d', '#333333']);
    const [notice] = builderState().notices.queue;
    await expect(notice?.title).toBe('1 locked element wasn’t changed');
  },
};

export const TextAndShape: Story = {
  parameters: {
    builder: {
      elements: [storyElement('name', 10, 20), storyElement('circle', 10, 60)],
      selection: ['name', 'circle'],
    },
  },
  play: async ({ canvas }) => {
    const shared = ['Position & Layout', 'Size', 'Opacity', 'Colors of the selection'];
    const ofOne = ['Typography 1 of 2', 'Shape Colors 1 of 2', 'Shadow 1 of 2'];
    for (const name of [...shared, ...ofOne]) {
      await expect(canvas.getByRole('region', { name })).toBeInTheDocument();
    }
    await expect(canvas.getAllByRole('region')).toHaveLength(shared.length + ofOne.length);
    const x = canvas.getByRole('textbox', { name: 'X' });
    await userEvent.clear(x);
    await userEvent.type(x, '30+10');
    await userEvent.tab();
    await expect(corners()).toEqual([
      [40, 20],
      [40, 60],
    ]);
    const height = canvas.getByRole('textbox', { name: 'Height' });
    await expect(height).toHaveValue('120');
    await userEvent.clear(height);
    await userEvent.type(height, '240{Enter}');
    await expect(corners()).toEqual([
      [40, 20],
      [40, 100],
    ]);
    await expect(height).toHaveValue('240');
    await userEvent.type(height, '60{Escape}');
    // What Enter has confirmed stays.
    await expect(height).toHaveValue('240');
    await expect(stepLabels()).toEqual(['Position', 'Size']);
  },
};

export const Locked: Story = one('rectangle', {
  over: { locked: true },
  actions: [advancedChanged(true)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Locked')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'X' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Background' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByText(/locked, so it cannot be changed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Lock position' }));
    await expect(canvas.getByRole('textbox', { name: 'X' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Lock position' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(theElement().locked).toBe(false);
  },
});

export const InPreview: Story = one('name', {
  actions: [previewToggled()],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to editing' }));
    await expect(canvas.getByRole('textbox', { name: 'X' })).toBeVisible();
  },
});

function swatches(row: HTMLElement): readonly HTMLElement[] {
  return within(row).getAllByRole('button');
}

function corners() {
  return selectScene(builderState()).elements.map(({ x, y }) => [x, y]);
}
