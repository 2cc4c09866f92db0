import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link2, Mail } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextAreaField } from '../../src/ui/fields/text-area-field';
import { TextField } from '../../src/ui/fields/text-field';
import { useRested } from '../../src/ui/fields/use-rested';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Full Name', value: 'Ada Marchetti', onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful(props: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return (
    <div className="w-80 max-w-full">
      <TextField {...props} value={value} onChange={change} />
    </div>
  );
}

export const States: Story = {
  render: (args) => (
    <div className="grid w-80 max-w-full gap-4">
      <TextField {...args} isRequired />
      <TextField {...args} label="Job Title" value="" placeholder="Head of Design" />
      <TextField {...args} label="Email Address" type="email" value="ada@" icon={<Mail />} />
      <TextField
        {...args}
        label="LinkedIn"
        value="linkedin.com/in/ada"
        icon={<Link2 />}
        hint="Your profile's address."
      />
      <TextField {...args} label="Website" value="ht!tp" error="This is not an address." />
      <TextField {...args} label="Company" disabled />
      <TextField {...args} label="Phone" readOnly value="+44 20 7946 0018" />
      <TextAreaField onChange={args.onChange} label="Address" value={'12 Hanway Place\nLondon'} />
      <TextAreaField
        onChange={args.onChange}
        label="Quote"
        value="Too long"
        error="Keep it to one sentence."
      />
    </div>
  ),
};

export const Typing: Story = {
  args: { isRequired: true, value: '', hint: 'As you sign your mail.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('As you sign your mail.');
    await userEvent.type(field, 'Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

function Entered({ onChange, ...props }: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState('');
  const field = useRested(value, {
    onTyped: (text) => {
      if (text.includes('?')) return false;
      setValue(text);
      return true;
    },
    onLeft: onChange,
  });
  return (
    <>
      <TextField {...props} {...field} />
      <output>{value}</output>
    </>
  );
}

/** Escape takes the field away. */
function Leavable(props: ComponentProps<typeof TextField>) {
  const [isThere, setIsThere] = useState(true);
  if (!isThere) return <p>Gone</p>;
  return <Entered {...props} onKeyDown={({ key }) => setIsThere(key !== 'Escape')} />;
}

export const HandsOnWhatWasEntered: Story = {
  render: (args) => <Leavable {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Ada');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.type(field, ' M.{Escape}');
    await expect(canvas.getByText('Gone')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada M.');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const TakesOverWhatHasRested: Story = {
  render: (args) => <Entered {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const taken = canvas.getByRole('status');
    await userEvent.type(field, 'Ada');
    await expect(field).toHaveValue('Ada');
    await expect(taken).toHaveTextContent('');
    await waitFor(() => expect(taken).toHaveTextContent('Ada'));
    await userEvent.type(field, ' M.');
    await expect(taken).toHaveTextContent(/^Ada$/);
    await userEvent.tab();
    await expect(taken).toHaveTextContent('Ada M.');
    await userEvent.type(field, '?');
    await userEvent.tab();
    await expect(field).toHaveValue('Ada M.?');
    await expect(taken).toHaveTextContent(/^Ada M\.$/);
  },
};

export const WithError: Story = {
  args: { error: 'This is not an address.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This is not an address.');
  },
};

export const RightToLeft: Story = {
  args: { label: 'الاسم الكامل', value: 'ليلى منصور', isRequired: true, icon: <Mail /> },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    label: 'A label that goes on for longer than the field below it is wide, and then some',
    value: 'A value that is longer than the field that holds it is wide',
    hint: 'And a hint that needs more than one line because it has a good deal to say about the field.',
  },
};
