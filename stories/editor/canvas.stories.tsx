import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Canvas } from '../../src/editor/canvas/canvas';
import { useDropState } from '../../src/editor/canvas/pointer/interaction-store';
import { DROP_STATES } from '../../src/editor/gestures/drop-state';
import { selectScene } from '../../src/editor/selectors';
import { ELEMENTS } from '../../src/scene/registry';
import { picturesBegun } from '../../src/store/canvas/incoming-slice';
import { textEditBegun } from '../../src/store/canvas/text-edit-slice';
import { aidsShown, previewToggled, viewportChanged } from '../../src/store/canvas/view-slice';
import { placeOnCanvas } from '../../tests/helpers/place-on-canvas';
import { builderState, storyElement, withBuilder } from '../support/builder-story';

const CARD = [
  storyElement('background', 0, 0, { width: 600, height: 200, zIndex: 0 }),
  storyElement('logo', 40, 60),
  storyElement('name', 200, 40, { width: 240, style: { fontSize: 18, fontWeight: 700 } }),
  storyElement('title', 200, 72, { width: 240 }),
  storyElement('line', 200, 110, { width: 320 }),
  storyElement('email', 200, 124, { width: 240 }),
  storyElement('linkedin', 480, 150),
];

const meta = {
  title: 'Editor/Canvas',
  component: Canvas,
  decorators: [withBuilder],
  parameters: { layout: 'fullscreen', builder: { elements: CARD } },
} satisfies Meta<typeof Canvas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    emptyState: <p className="text-lg">Start creating your signature</p>,
    help: <p className="text-sm text-ink-muted">Click selects, a drag moves.</p>,
  },
  parameters: { builder: { elements: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start creating your signature')).toBeVisible();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

/** As a toolbar would show it. */
function DropIndicator() {
  return (
    <p className="absolute bottom-3 left-1/2 rounded-card bg-raised px-3 py-1 text-sm shadow-float">
      {DROP_STATES[useDropState()]}
    </p>
  );
}

export const Design: Story = {};

const EACH = ELEMENTS.map(({ type }, index) =>
  storyElement(type, 30 + (index % 4) * 140, 30 + Math.floor(index / 4) * 90),
);

export const EveryType: Story = {
  parameters: { builder: { elements: EACH } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(ELEMENTS.length);
  },
};

export const OneSelected: Story = {
  parameters: { builder: { elements: CARD, selection: ['logo'] } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(8);
    await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(
      'Logo, "Northwind Studio", at 40, 60',
    );
  },
};

export const TextSelected: Story = {
  parameters: { builder: { elements: CARD, selection: ['name'] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(2);
  },
};

export const TextEdited: Story = {
  parameters: {
    builder: {
      elements: CARD,
      selection: ['title'],
      actions: [textEditBegun({ id: 'title', caret: null })],
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Text of Job Title' });
    await expect(field).toHaveFocus();
    // The simulated keyboard does not support fields for plain text alone.
    field.textContent = 'Head of Research';
    await fireEvent.input(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).not.toBeInTheDocument();
    await expect(selectScene(builderState()).elements).toContainEqual(
      expect.objectContaining({ id: 'title', content: 'Head of Research' }),
    );
  },
};

export const PictureArriving: Story = {
  parameters: {
    builder: {
      elements: CARD,
      actions: [picturesBegun([{ id: 'new', box: { x: 440, y: 40, width: 120, height: 60 } }])],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Processing image...' })).toBeVisible();
  },
};

export const ThinLineSelected: Story = {
  parameters: { builder: { elements: CARD, selection: ['line'] } },
};

export const SeveralSelected: Story = {
  parameters: { builder: { elements: CARD, selection: ['name', 'title', 'email'] } },
  play: async ({ canvas, canvasElement }) => {
    // It is loaded late.
    await expect(await canvas.findByRole('toolbar', { name: 'Selection' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Align right' }));
    const bar = within(canvas.getByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Duplicate/ }));
    await expect(canvas.getAllByRole('option')).toHaveLength(CARD.length + 3);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Added 3 elements at'),
    );
  },
};

const PINNED = CARD.map((element) =>
  element.type === 'line' || element.type === 'name' ? { ...element, locked: true } : element,
);

export const Locked: Story = {
  parameters: { builder: { elements: PINNED, selection: ['name'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-lock-badge="2"]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-handle]')).toHaveLength(0);
    await expect(canvas.getByRole('option', { name: /^Line, .*locked$/ })).toBeInTheDocument();
  },
};

export const Preview: Story = {
  parameters: { builder: { elements: CARD, selection: ['name'], actions: [previewToggled()] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(canvasElement.querySelector('[data-design-rulers]')).toBeNull();
    await expect(canvasElement.querySelector('[data-design-grid]')).toBeNull();
  },
};

export const GridOff: Story = {
  parameters: { builder: { elements: CARD, actions: [aidsShown({ hasGrid: false })] } },
};

export const ZoomedIn: Story = {
  parameters: {
    builder: {
      elements: CARD,
      selection: ['logo'],
      actions: [viewportChanged({ zoom: 2, panX: -20, panY: 60 })],
    },
  },
};

export const BrokenLogo: Story = {
  parameters: {
    builder: { elements: [storyElement('logo', 40, 40, { content: 'https://127.0.0.1:1/x.png' })] },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('image')).toBeNull());
    await expect(canvasElement.querySelector('[data-element-id] path')).toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  parameters: { builder: { elements: CARD.slice(1, 4) } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: /^Logo/ })).toHaveFocus();
    await userEvent.tab();
    await expect(builderState().selection).toEqual(['name']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const name = canvas.getByRole('option', { name: /at 202, 50/ });
    await expect(name).toHaveFocus();
    // Each key is undone by itself.
    await expect(builderState().signature.past).toHaveLength(3);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('option', { name: /at 202, 40/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('option', { name: /at 200, 40/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(builderState().selection).toHaveLength(3);
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getByRole('application')).toHaveFocus();
  },
};

export const ByPointer: Story = {
  args: { children: <DropIndicator /> },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('option', { name: /^Name/ });
    const { x, y } = name.getBoundingClientRect();
    const to = (dx: number, dy: number) => ({ clientX: x + 20 + dx, clientY: y + 15 + dy });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: name, coords: to(0, 0) },
      { target: name, coords: to(20, 10) },
      { target: name, coords: to(30, 20) },
    ]);
    await waitFor(() => expect(placeOnCanvas(name)).toMatchObject({ x: 230, y: 60 }));
    await expect(canvas.getByText('Drop to position')).toBeVisible();
    await expect(builderState().signature.past).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(placeOnCanvas(name)).toMatchObject({ x: 200, y: 40 });
    await userEvent.pointer([
      { keys: '[/MouseLeft]', target: name, coords: to(30, 20) },
      { keys: '[MouseLeft>]', target: name, coords: to(0, 0) },
      { keys: '[/MouseLeft]', target: name, coords: to(30, 20) },
    ]);
    await expect(name).toHaveAccessibleName(/at 230, 60/);
    await expect(builderState().signature.past).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Moved Name to'));
  },
};
