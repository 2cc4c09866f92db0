import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OptionCard, OptionGroup } from '../../src/ui/fields/option-card';

const meta = {
  title: 'UI/OptionCard',
  component: OptionCard,
  args: {
    name: 'template',
    value: 'modern',
    caption: 'Modern',
    picture: <Picture />,
    isSelected: false,
    onSelect: fn(),
  },
  render: (args) => <Group {...args} />,
} satisfies Meta<typeof OptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Picture() {
  return (
    <div style={{ padding: 12, fontSize: 11, color: '#334155' }}>
      <div style={{ width: 24, height: 24, borderRadius: 12, background: '#94a3b8' }} />
      <b>Ada Marchetti</b>
      <div>Head of Design</div>
      <a href="https://example.com">example.com</a>
    </div>
  );
}

function Group(args: ComponentProps<typeof OptionCard>) {
  const [chosen, setChosen] = useState('Modern');
  const choose = (caption: string) => {
    setChosen(caption);
    args.onSelect();
  };
  return (
    <div className="max-w-md">
      <OptionGroup label="Template" className="grid-cols-3 gap-3">
        {['Modern', 'Classic', 'Minimal', 'Glassmorphism and then some', 'Tiny'].map((caption) => (
          <OptionCard
            key={caption}
            {...args}
            value={caption}
            caption={caption}
            isSelected={caption === chosen}
            onSelect={() => choose(caption)}
            disabled={caption === 'Tiny'}
          />
        ))}
      </OptionGroup>
    </div>
  );
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Modern' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Classic' })).toBeChecked();
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Minimal' }));
    await expect(canvas.getByRole('radio', { name: 'Minimal' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Template' })).toBeVisible();
  },
};
