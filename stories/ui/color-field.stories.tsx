import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, isMockFunction, userEvent, waitFor, within } from 'storybook/test';
import { ColorField } from '../../src/ui/fields/color-field';

const parse = (text: string) => (/^#?[\da-f]{6}$/i.test(text) ? `#${text.slice(-6)}` : null);

const meta = {
  title: 'UI/ColorField',
  component: ColorField,
  args: {
    label: 'Primary',
    value: '#0e6b52',
    parse,
    onChange: fn(),
    onDraft: fn(),
    onCommit: fn(),
  },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange?.(next);
    };
    return (
      <div className="w-60">
        <ColorField {...args} value={value} onChange={change} />
      </div>
    );
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, '#aabbcc');
    await expect(args.onChange).toHaveBeenLastCalledWith('#aabbcc');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith('#aabbcc');
    await expect(args.onCommit).toHaveBeenCalledOnce();
  },
};

/** A page may crash before the field is left. */
export const HandsOnWhatIsTypedBeforeItIsLeft: Story = {
  args: { onTyped: fn() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, '#aabbcc');
    await waitFor(() => expect(args.onTyped).toHaveBeenCalledOnce());
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '#112233');
    await userEvent.tab();
    const groups = new Set(calls(args.onTyped).map(([, group]) => group));
    await expect(calls(args.onTyped).at(-1)?.[0]).toBe('#112233');
    await expect(groups.size).toBe(1);
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

function calls(handler: unknown): readonly (readonly unknown[])[] {
  return isMockFunction(handler) ? handler.mock.calls : [];
}

export const KeepsInvalidText: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, 'pine');
    await userEvent.tab();
    await expect(field).toHaveValue('pine');
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const TakesTheColorBackWithEscape: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, 'pine');
    await userEvent.tab();
    await expect(canvas.getByText('Use a color such as #1a73e8.')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('#0e6b52');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, '#aabbccx{Escape}');
    await expect(field).toHaveValue('#aabbcc');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith('#aabbcc');
    await expect(args.onCommit).toHaveBeenCalledOnce();
  },
};

/** As while the code that reads names of colors is still on its way. */
export const ReadsWhatWasTypedOnceItCan: Story = {
  render: function LateReader(args) {
    const [value, setValue] = useState(args.value);
    const [knowsNames, setKnowsNames] = useState(false);
    const readName = (text: string) => (text === 'pine' ? '#01796f' : parse(text));
    return (
      <div className="w-60">
        <ColorField
          {...args}
          value={value}
          parse={knowsNames ? readName : parse}
          onCommit={(color) => {
            setValue(color);
            args.onCommit?.(color);
          }}
        />
        <button type="button" onMouseEnter={() => setKnowsNames(true)}>
          Learn names
        </button>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, 'pine');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await userEvent.hover(canvas.getByRole('button', { name: 'Learn names' }));
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith('#01796f'));
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(field).toBeValid();
    await expect(field).toHaveValue('#01796f');
  },
};

export const ReportsWhatBecameOfIt: Story = {
  args: {
    parse: (text) => (text === 'half blue' ? '#8080ff' : parse(text)),
    explain: (text) => (text === 'half blue' ? '50% blue on white became #8080ff.' : null),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    await userEvent.clear(field);
    await userEvent.type(field, 'half blue');
    await expect(field).toHaveAccessibleDescription('50% blue on white became #8080ff.');
    // The message on what was typed stays once the field is left, so that nothing moves.
    await userEvent.tab();
    await expect(field).toHaveValue('#8080ff');
    await expect(field).toHaveAccessibleDescription('50% blue on white became #8080ff.');
    await expect(args.onCommit).toHaveBeenLastCalledWith('#8080ff');
    await userEvent.clear(field);
    await userEvent.type(field, '#aabbcc');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const TakesFewDigits: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Primary' });
    for (const [typed, color] of [
      ['8', '#888888'],
      ['#f0', '#f0f0f0'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue(color);
      await expect(args.onCommit).toHaveBeenLastCalledWith(color);
    }
  },
};

export const PickerByKeyboard: Story = {
  args: { swatches: ['#0e6b52', '#1d1c1a', '#b3261e', '#805300', '#46691c'] },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Primary/ }));
    const page = within(canvasElement.ownerDocument.body);
    const hue = await page.findByRole('slider', { name: 'Hue' }, { timeout: 5000 });
    hue.focus();
    // The picker reads key codes, which user-event no longer sends.
    await fireEvent.keyDown(hue, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await fireEvent.keyUp(hue, { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(args.onDraft).toHaveBeenCalled());
    await waitFor(() => expect(args.onCommit).toHaveBeenCalledOnce());
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Primary/ }));
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Primary/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Primary/ }));
  },
};
