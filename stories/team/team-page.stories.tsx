import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { setupChanged } from '../../src/team/state/team-slice';
import { SAMPLE_LIST } from '../../src/team/page/people/list-sources';
import { press, SAMPLE } from './team-parts';
import { TeamStory } from './team-story';

const meta = { title: 'Team/Page', component: TeamStory } satisfies Meta<typeof TeamStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<typeof press>[0];

const grid = { name: 'People' };

/** Selects an option as soon as what stands behind the field has come. */
async function select(canvas: Canvas, label: string, option: string): Promise<void> {
  const field = await canvas.findByLabelText(label);
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, option);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Paste a list')).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Paste a list');
    await userEvent.click(field);
    await userEvent.paste('Ada,ada@acme.example\nBo,bo@acme.example');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Line 1:');
  },
};

export const Typed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Type a list');
    const [first] = await canvas.findAllByRole('gridcell');
    if (first !== undefined) await userEvent.click(first);
    await userEvent.keyboard('Ada{Tab}ada@acme.example{Enter}');
    await expect(await canvas.findByText('person gets a signature')).toBeVisible();
  },
};

export const WithAList: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show Priya Raman' })).toBeVisible();
    await expect(await canvas.findByRole('grid', grid)).toBeVisible();
  },
};

export const WithoutAddresses: Story = {
  args: { list: 'Who;Where;Was\nAda;ada@acme.example;Boss\nBo;bo@acme.example;Clerk' },
  play: async ({ canvas }) => {
    await select(canvas, 'Which column has the email addresses?', 'Where');
    await expect(await canvas.findByText('people get a signature')).toBeVisible();
  },
};

export const EmptyList: Story = {
  args: { list: 'Name,Email,User type\nGus,gus@acme.example,Guest' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The list has no people who get a signature yet.'),
    ).toBeVisible();
  },
};

export const Columns: Story = {
  args: { list: SAMPLE_LIST.replaceAll('Phone', 'Direct dial no') },
  play: async ({ canvas }) => {
    await press(canvas, 'Columns');
    await select(canvas, 'Direct dial no', 'Phone');
    await expect(await canvas.findByText('9 of 9 used')).toBeInTheDocument();
  },
};

export const WithoutSignature: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    await press(canvas, /rows without a signature/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Line 8' }));
    await expect(await canvas.findByText('Line 8: Guest account. No signature.')).toBeVisible();
  },
};

export const Problems: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/^Only rows with problems \(1\)/));
    const table = within(await canvas.findByRole('grid', grid));
    await userEvent.click(await table.findByText('extension on request'));
    await expect(await canvas.findByText('Line 7, Phone:')).toBeVisible();
  },
};

export const Selected: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'Line 3' }));
    await press(canvas, 'Delete 1 row');
    await expect(await canvas.findByText('Row deleted')).toBeVisible();
  },
};

export const SameForAll: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    await press(canvas, 'The same for everyone');
    await userEvent.type(canvas.getByLabelText('Company Name'), 'Acme');
    await userEvent.type(canvas.getByLabelText('Logo'), 'logo');
    await expect(await canvas.findByText(/^Enter a web address that starts/)).toBeVisible();
  },
};

export const Exceptions: Story = {
  args: {
    ...SAMPLE,
    after: (dispatch) => {
      const exceptions = [
        {
          conditions: [
            { field: 'country', values: ['France', 'Germany'] },
            { field: 'department', values: ['Sales'] },
          ],
          language: 'fr',
          colorScheme: 'forest-green',
        },
        {
          conditions: [{ field: 'department', values: ['Gone'] }],
          constants: { companyName: 'Gone Ltd' },
        },
      ] as const;
      dispatch(setupChanged({ rules: { constants: {}, exceptions } }));
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Exceptions');
    await press(canvas, 'Add an exception');
    const added = within(canvas.getByRole('listitem', { name: 'Department Sales' }));
    await userEvent.click(added.getByText('Company, logo, banner, disclaimer'));
    await expect(added.getByLabelText('Disclaimer')).toBeVisible();
  },
};

export const Searching: Story = {
  args: SAMPLE,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Find a person' });
    await userEvent.clear(field);
    await userEvent.type(field, 'm');
    await expect(
      (await canvas.findAllByRole('option', { name: /@example.com/ })).length,
    ).toBeGreaterThan(1);
  },
};

export const PicturesBelowAnAddress: Story = {
  args: {
    ...SAMPLE,
    after: (dispatch) => void dispatch(setupChanged({ images: 'hosted', host: 'not one' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Enter a web address, such as/)).toBeVisible();
    await press(canvas, 'On the command line');
  },
};

export const Making: Story = {
  args: { ...SAMPLE, archive: 'waits' },
  play: async ({ canvas }) => {
    await press(canvas, 'Make 6 signatures');
    await expect(await canvas.findByText('Making signatures: 3 of 6')).toBeVisible();
  },
};

export const Made: Story = {
  args: {
    ...SAMPLE,
    after: (dispatch) => void dispatch(setupChanged({ packs: ['google', 'exchange'] })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Make 6 signatures');
    await expect(await canvas.findByRole('heading', { name: '6 signatures made' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Apple Mail' }));
    await expect(await canvas.findByText(/^Something was changed since/)).toBeVisible();
  },
};

export const Comparing: Story = {
  args: { ...SAMPLE, archive: 'waits' },
  play: async ({ canvas }) => {
    await press(canvas, 'Save for review');
    await expect(await canvas.findByText('Comparing signatures: 3 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page for review: Cancel' })).toHaveFocus();
  },
};

export const AdviceWithAFix: Story = {
  args: {
    list: [
      'Name,Email,Phone,Postal code,Country',
      'Ada Poe,ada@acme.example,4930123456,1067,Germany',
      'Bo Low,bo@acme.example,4930123457,1099,Germany',
    ].join('\n'),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Add + to 2 phone numbers');
    await expect(await canvas.findByText('+ added to 2 phone numbers')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Add zeros to 2 postal codes' }),
    ).toBeVisible();
  },
};

export const NotSaved: Story = { args: { ...SAMPLE, saving: 'fails' } };

export const ChangedElsewhere: Story = {
  args: { ...SAMPLE, saving: 'conflict' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep this one' })).toBeVisible();
  },
};

/** A name that fits no cell, and one from right to left. */
export const LongAndRightToLeft: Story = {
  args: {
    list: `Name,Title,Email\n${'Wolfeschlegelsteinhausen '.repeat(4)},Head of Design,w@acme.example\nليلى حداد,مديرة التصميم,l@acme.example`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('people get a signature')).toBeVisible();
    const table = within(await canvas.findByRole('grid', grid));
    await expect(await table.findByText('ليلى حداد')).toBeVisible();
    // The page itself does not get wider for it.
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
