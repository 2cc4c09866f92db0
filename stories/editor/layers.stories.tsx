import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LayersPanel } from '../../src/editor/layers/layers-panel';
import { selectScene } from '../../src/editor/selectors';
import { stackingOrder } from '../../src/scene/selection';
import { builderState, storyElement, withBuilder } from '../support/builder-story';
import { stepLabels } from '../support/panel-story';

const meta = {
  title: 'Editor/Layers',
  component: LayersPanel,
  decorators: [
    (Story) => (
      <div data-density="panel" className="flex h-full w-65 flex-col border bg-panel">
        <Story />
      </div>
    ),
    withBuilder,
  ],
  parameters: {
    builder: {
      elements: [
        storyElement('background', 0, 0, { zIndex: 1, locked: true }),
        storyElement('logo', 20, 20, { zIndex: 2, groups: ['mark'] }),
        storyElement('company', 20, 90, { zIndex: 3, groups: ['mark'] }),
        storyElement('name', 200, 20, { zIndex: 4, name: 'Headline' }),
        storyElement('email', 200, 60, { zIndex: 5, hidden: true }),
        storyElement('linkedin', 200, 90, { zIndex: 6 }),
      ],
      selection: ['name'],
    },
  },
} satisfies Meta<typeof LayersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function stack(): readonly string[] {
  return stackingOrder(selectScene(builderState()).elements).map(({ id }) => id);
}

export const Empty: Story = { parameters: { builder: {} } };

export const Listed: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
    await expect(rows).toEqual([
      'LinkedIn, www.linkedin.com/in/janedoe',
      'Email, jane.doe@example.com, hidden',
      'Headline, Jane Doe',
      'Group of 2',
      'Company, Northwind Studio',
      'Logo, Northwind Studio',
      'Background, locked',
    ]);
    await expect(canvas.getByRole('row', { selected: true })).toHaveAccessibleName(/Headline/);
  },
};

export const Selecting: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('row', { name: /^LinkedIn/ }));
    await expect(builderState().selection).toEqual(['linkedin']);
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('row', { name: /Headline/ }));
    await user.keyboard('{/Shift}');
    await expect(builderState().selection).toEqual(['linkedin', 'email', 'name']);
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('row', { name: /Email/ }));
    await user.keyboard('{/Control}');
    await expect(builderState().selection).toEqual(['linkedin', 'name']);
    await user.click(canvas.getByRole('row', { name: 'Group of 2' }));
    await expect(builderState().selection).toEqual(['company', 'logo']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.tab();
    await expect(canvas.getByRole('row', { name: /Headline/ })).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(stack().at(-2)).toBe('name');
    await expect(stepLabels()).toEqual(['Reorder Headline']);
    await user.keyboard('{F2}{Control>}a{/Control}Big name{Enter}');
    await expect(canvas.getByRole('row', { name: /Big name/ })).toHaveFocus();
    await user.keyboard('{F2}Lost{Escape}');
    await expect(canvas.getByRole('row', { name: /Big name/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}{ArrowLeft}{ArrowLeft}');
    await expect(
      canvas.getByRole('row', { name: 'Big name, Jane Doe, locked, hidden' }),
    ).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'Group of 2' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await user.tab();
    await expect(canvas.getByRole('treegrid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Groups in groups, as deep as they can be. */
export const Nested: Story = {
  parameters: {
    builder: {
      elements: (['name', 'title', 'company', 'email', 'phone', 'website'] as const).map(
        (type, at) =>
          storyElement(type, 20, at * 30, {
            zIndex: at + 1,
            groups: ['a', 'b', 'c', 'd', 'e'].slice(0, at + 1),
          }),
      ),
      selection: ['phone', 'website'],
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    const levels = rows.map((row) => row.getAttribute('aria-level')).join('');
    await expect(levels).toBe('12345665432');
    await expect(canvas.getByRole('row', { name: 'Group of 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const user = userEvent.setup();
    await user.click(canvas.getByRole('row', { name: 'Group of 4' }));
    await expect(builderState().selection).toHaveLength(4);
    await user.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

/** Names that are longer than the panel is wide, and one from right to left. */
export const LongAndRightToLeft: Story = {
  parameters: {
    builder: {
      elements: [
        storyElement('text', 0, 0, {
          id: 'long',
          zIndex: 2,
          name: 'Headline of a card '.repeat(9),
        }),
        storyElement('text', 0, 40, { id: 'rtl', zIndex: 1, name: 'عنوان البطاقة', locked: true }),
      ],
      selection: ['long'],
    },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('row', { name: /^Headline/ }).getBoundingClientRect();
    for (const row of canvas.getAllByRole('row')) {
      const buttons = [...row.querySelectorAll('button')];
      await expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(panel.right);
      }
    }
  },
};
