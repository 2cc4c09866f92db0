import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommandList, type CommandSectionProps } from '../../src/ui/overlays/command-list';
import { FitWidth } from '../../src/ui/fit-width';
import { SortableList, SortableRow } from '../../src/ui/sortable-list';
import { TabList, TabPanel } from '../../src/ui/tabs';
import { motionEnded } from '../support/motion-ended';

const onChoose = fn();

const meta = { title: 'UI/Lists' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TABS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text', aside: <span className="text-ink-muted">3</span> },
  { value: 'long', label: 'What somebody else wrote' },
] as const;

type TabName = (typeof TABS)[number]['value'];

/** One stop of the tab key, arrow keys go on at once, and the ends meet; beside it none is chosen yet. */
export const Tabs: Story = {
  render: function Panels() {
    const [value, setValue] = useState<TabName>('html');
    const [id, other] = [useId(), useId()];
    return (
      <main className="grid max-w-md gap-8">
        <div>
          <TabList id={id} label="Form" tabs={TABS} value={value} onChange={setValue} />
          <TabPanel id={id} value={value} isFocusable className="p-3">
            The panel of {value}
          </TabPanel>
        </div>
        <TabList id={other} label="Nothing shown" tabs={TABS} value={null} onChange={setValue} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Form' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs.getByRole('tab', { name: 'What somebody else wrote' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(tabs.getByRole('tab', { name: /^Plain text/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The panel of text');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Rows are held by Space, moved by arrow keys and let go by Space; Escape puts one back. */
export const Sortable: Story = {
  render: function Rows() {
    const [ids, setIds] = useState<readonly string[]>(['LinkedIn', 'X', 'Facebook']);
    return (
      <main className="w-72">
        <SortableList ids={ids} nameOf={(id) => id} onSort={setIds} className="grid gap-1">
          {ids.map((id) => (
            <SortableRow key={id} id={id} name={id}>
              <span className="py-1.5">{id}</span>
            </SortableRow>
          ))}
        </SortableList>
      </main>
    );
  },
  play: async ({ canvas }) => {
    const order = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    canvas.getByRole('button', { name: 'Move LinkedIn' }).focus();
    await press('[Space]', /LinkedIn is (?:held, place 1|over place 1) of 3/);
    await press('{ArrowDown}', /LinkedIn is over place 2 of 3/);
    await press('[Space]', /LinkedIn is now at place/);
    await expect(order()).toEqual(['X', 'LinkedIn', 'Facebook']);
    await press('[Space]', /LinkedIn is (?:held, place 2|over place 2) of 3/);
    await press('{ArrowDown}', /LinkedIn is over place 3 of 3/);
    await press('{Escape}', /LinkedIn is back at place/);
    await expect(order()).toEqual(['X', 'LinkedIn', 'Facebook']);
  },
};

async function press(key: string, message: RegExp): Promise<void> {
  await userEvent.keyboard(key);
  await waitFor(async () => expect(screen.getByRole('status')).toHaveTextContent(message));
}

const SECTIONS: readonly CommandSectionProps[] = [
  {
    title: 'Arrange',
    options: [
      { id: 'front', label: 'Bring to front', shortcut: 'Ctrl ]', isDisabled: false },
      { id: 'back', label: 'Send to back', isDisabled: true, reason: 'Already at back' },
    ],
  },
  { title: 'View', options: [{ id: 'grid', label: 'Show the grid', isDisabled: false }] },
];

/** The field keeps the focus while arrow keys walk through what it finds; what is disabled shows why, and is not chosen. */
export const Commands: Story = {
  render: () => <Search first="" />,
  play: async () => {
    onChoose.mockClear();
    const field = await screen.findByRole('combobox', { name: 'Commands' });
    await motionEnded();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChoose).not.toHaveBeenCalled();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
      /Already at back/,
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(onChoose.mock.calls).toEqual([['grid']]);
    await userEvent.type(field, 'front');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** Nothing is called so. */
export const CommandsNotFound: Story = {
  render: () => <Search first="zebra" />,
  play: async () => {
    await motionEnded();
    await expect(await screen.findByText('No such command')).toBeVisible();
    await expect(screen.queryAllByRole('option')).toEqual([]);
  },
};

/** Drawn smaller where there is less room, never larger. */
export const FitsItsWidth: Story = {
  render: () => (
    <main className="grid gap-4">
      {[200, 400, 800].map((width) => (
        <div key={width} style={{ width }} className="border border-dashed border-edge">
          <FitWidth width={400}>
            <p data-room={width} className="bg-accent-soft p-4 text-lg">
              Laid out at 400 px, in {width} px
            </p>
          </FitWidth>
        </div>
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const widthIn = (room: number) =>
      canvasElement.querySelector(`[data-room="${room}"]`)?.getBoundingClientRect().width;
    await waitFor(async () => expect(Math.round(widthIn(200) ?? 0)).toBe(198));
    await expect([widthIn(400), widthIn(800)].map((width) => Math.round(width ?? 0))).toEqual([
      398, 400,
    ]);
  },
};

function Search({ first }: { readonly first: string }) {
  const [query, setQuery] = useState(first);
  const found = SECTIONS.map((section) => ({
    ...section,
    options: section.options.filter(({ label }) => label.includes(query)),
  })).filter(({ options }) => options.length > 0);
  return (
    <CommandList
      isOpen
      onOpenChange={() => {}}
      onClosed={() => {}}
      label="Commands"
      placeholder="What do you want to do?"
      emptyText="No such command"
      query={query}
      onQueryChange={setQuery}
      sections={found}
      onChoose={onChoose}
    />
  );
}
