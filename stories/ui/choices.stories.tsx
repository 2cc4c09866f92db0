import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { FileButton } from '../../src/ui/fields/file-button';
import { LinesField } from '../../src/ui/fields/lines-field';
import { SelectField } from '../../src/ui/fields/select-field';
import { Slider } from '../../src/ui/fields/slider';

const onChange = fn();
const onCommit = fn();
const onFiles = fn();

const meta = { title: 'UI/Choices' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const FONTS = [
  { value: 'arial', label: 'Arial' },
  { value: 'georgia', label: 'Georgia' },
  { value: 'long', label: 'A font whose name is longer than any field of a panel is wide' },
];

/** Filled, of several that differ, wrong, disabled, too long for its place, from right to left. */
export const Select: Story = {
  render: () => (
    <Column>
      <Chosen label="Font" value="arial" hint="Emails show it where it is installed." />
      <Chosen label="Font of all selected" value={null} />
      <Chosen label="Font that is gone" value="georgia" error="Choose another font." />
      <Chosen label="Font of a locked element" value="georgia" disabled />
      <Chosen label="Font with a long name" value="long" />
      <div dir="rtl" lang="ar">
        <Chosen label="الخط" value="arial" />
      </div>
    </Column>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    const mixed = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Font of all selected' });
    await expect(mixed).toHaveDisplayValue('Mixed');
    await userEvent.selectOptions(mixed, 'Georgia');
    await expect(onChange.mock.calls).toEqual([['georgia']]);
    await expect(mixed).toHaveDisplayValue('Georgia');
    await expect(canvas.getByRole('combobox', { name: 'Font that is gone' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Font of a locked element' })).toBeDisabled();
  },
};

/** Empty of what was not chosen yet, at its ends, disabled. A drag reports each value and commits the last alone. */
export const Sliders: Story = {
  render: () => (
    <Column>
      <Slid label="Size" value={14} />
      <Slid label="Smallest" value={8} />
      <Slid label="Largest" value={72} />
      <Slid label="Locked" value={40} disabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    onCommit.mockClear();
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Size' });
    await fireEvent.input(slider, { target: { value: '20' } });
    await fireEvent.input(slider, { target: { value: '24' } });
    await expect(onCommit).not.toHaveBeenCalled();
    await expect(slider).toHaveAttribute('aria-valuetext', '24 px');
    slider.dispatchEvent(new Event('change'));
    await expect(onCommit.mock.calls).toEqual([[24]]);
    await expect(canvas.getByRole('slider', { name: 'Locked' })).toBeDisabled();
  },
};

/** One line or several, by what the field is for. */
export const Lines: Story = {
  render: () => (
    <Column>
      <Written label="Email" value="" input="email" isRequired />
      <Written label="Address" value={'1 Main Street\nSpringfield'} rows={3} badge="Sample" />
      <Written label="Website" value="no address" input="url" error="Enter a web address." />
    </Column>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, '{Enter}Illinois');
    await expect(address).toHaveValue('1 Main Street\nSpringfield\nIllinois');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'jane{Enter}@example.com');
    await expect(email).toHaveValue('jane@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toBeInvalid();
  },
};

/** The same file chosen twice is reported twice. */
export const Files: Story = {
  render: () => (
    <Column>
      <FileButton inputLabel="Choose a logo" accept="image/*" onFiles={onFiles}>
        Upload logo
      </FileButton>
      <FileButton inputLabel="Choose designs" accept=".json" canTakeMany isBusy onFiles={onFiles}>
        Open designs
      </FileButton>
      <FileButton inputLabel="Choose a list" accept=".csv" disabled onFiles={onFiles}>
        Open a list of people
      </FileButton>
    </Column>
  ),
  play: async ({ canvas }) => {
    onFiles.mockClear();
    const field = canvas.getByLabelText<HTMLInputElement>('Choose a logo');
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(field, logo);
    await userEvent.upload(field, logo);
    await expect(onFiles).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Open a list of people' })).toBeDisabled();
  },
};

function Column({ children }: { readonly children: ReactNode }) {
  return <main className="grid w-64 justify-items-stretch gap-4">{children}</main>;
}

function Chosen(props: Omit<ComponentProps<typeof SelectField>, 'options' | 'onChange'>) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SelectField {...props} value={value} options={FONTS} onChange={choose} />;
}

interface SlidProps {
  readonly label: string;
  readonly value: number;
  readonly disabled?: boolean;
}

function Slid({ label, value: first, disabled }: SlidProps) {
  const [value, setValue] = useState(first);
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-sm font-medium">
        {label}: {value} px
      </span>
      <Slider
        label={label}
        value={value}
        valueText={`${value} px`}
        min={8}
        max={72}
        step={1}
        disabled={disabled}
        onDraft={setValue}
        onCommit={onCommit}
      />
    </div>
  );
}

function Written(props: Omit<ComponentProps<typeof LinesField>, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <LinesField {...props} value={value} onChange={setValue} />;
}
