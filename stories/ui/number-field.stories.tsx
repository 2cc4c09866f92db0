import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from '../../src/ui/fields/number-field';

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: {
    label: 'Line height',
    value: 20,
    fallback: 16,
    min: 8,
    max: 96,
    onEnter: fn(),
    onDraft: fn(),
    onChange: fn(),
    className: 'w-32',
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onDraft={
          args.onDraft &&
          ((next) => {
            setValue(next);
            args.onDraft?.(next);
          })
        }
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    await userEvent.clear(field);
    await userEvent.type(field, '12.7');
    await userEvent.tab();
    await expect(field).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

/** The first digit of 24 is below the least that is allowed: more may follow. */
export const TooSmallWhileTyped: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, '4');
    await expect(args.onChange).toHaveBeenLastCalledWith(24);
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    await expect(field).toHaveValue('8');
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
  },
};

export const DraggedOnItsLabel: Story = {
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const label = canvas.getByText('Line height');
    const at = (clientX: number) => ({ target: label, coords: { clientX, clientY: 10 } });
    await user.pointer([{ keys: '[MouseLeft>]', ...at(100) }, at(110), at(300)]);
    await expect(args.onDraft).toHaveBeenLastCalledWith(96);
    await user.pointer([at(296), { keys: '[/MouseLeft]', ...at(296) }]);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(92);
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const CalledOff: Story = {
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const label = canvas.getByText('Line height');
    const at = (clientX: number) => ({ target: label, coords: { clientX, clientY: 10 } });
    await user.pointer([{ keys: '[MouseLeft>]', ...at(100) }, at(110)]);
    await user.keyboard('{Escape}');
    await user.pointer({ keys: '[/MouseLeft]', ...at(110) });
    await expect(args.onDraft).toHaveBeenLastCalledWith(20);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What is still being written is not worked out: the field is left first. */
export const WorkedOut: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    await userEvent.clear(field);
    await userEvent.type(field, '(20+4)/2');
    await expect(args.onChange).not.toHaveBeenCalledWith(24);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('12');
    await userEvent.clear(field);
    await userEvent.type(field, '30/');
    await userEvent.tab();
    await expect(field).toHaveValue('30');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
  },
};

/** The value stays as it was, and the field reports that until something else is typed. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    for (const text of ['abc', '(2', '1e999px/']) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(field).toHaveValue('20');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('That is not a number. 20 stays.');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('20');
    await expect(field).toBeValid();
    await userEvent.type(field, 'abc');
    await userEvent.tab();
  },
};

export const RefusedMixed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    await userEvent.type(field, 'abc');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('That is not a number. Nothing changes.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TakenBack: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await expect(field).toHaveValue('31');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('20');
    await expect(field).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
  },
};

/** What Enter has confirmed is not taken back by Escape. */
export const Confirmed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Line height' });
    await userEvent.click(field);
    await userEvent.keyboard('40{Enter}{Escape}');
    await expect(field).toHaveValue('40');
    await userEvent.click(field);
    await userEvent.keyboard('50{Enter}{ArrowUp}{Escape}');
    await expect(field).toHaveValue('50');
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
  },
};

export const InHalves: Story = {
  args: { label: 'Letter spacing', value: 0.5, min: -1, max: 10, step: 0.5, fallback: 0 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Letter spacing' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.clear(field);
    await userEvent.type(field, '1,6');
    await userEvent.tab();
    await expect(field).toHaveValue('1.5');
  },
};

export const WithLetter: Story = { args: { isLabelHidden: true, prefix: 'H' } };
export const Mixed: Story = { args: { value: null } };
