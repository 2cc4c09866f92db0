import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OptionGroup } from '../../src/ui/fields/option-card';
import { PaletteRow } from '../../src/ui/fields/palette-row';

const PALETTES = {
  'Professional Blue': ['#1e40af', '#3b82f6', '#93c5fd'],
  'Corporate Green': ['#166534', '#22c55e', '#bbf7d0'],
  'Elegant Gray': ['#374151', '#6b7280', '#6b7280'],
  'A palette whose name is too long': ['#ffffff', '#f8fafc', '#0f172a'],
};

const meta = {
  title: 'UI/PaletteRow',
  component: PaletteRow,
  args: { name: 'palette', value: '', caption: '', colors: [], isSelected: false, onSelect: fn() },
  render: function Group(args) {
    const [chosen, setChosen] = useState('Professional Blue');
    return (
      <div className="max-w-sm">
        <OptionGroup label="Color scheme" className="grid-cols-2 gap-1">
          {Object.entries(PALETTES).map(([caption, colors]) => (
            <PaletteRow
              key={caption}
              {...args}
              value={caption}
              caption={caption}
              colors={colors}
              isSelected={caption === chosen}
              onSelect={() => setChosen(caption)}
            />
          ))}
        </OptionGroup>
      </div>
    );
  },
} satisfies Meta<typeof PaletteRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Corporate Green' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
