import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditorPage } from '../../src/editor/editor-page';
import { selectScene } from '../../src/editor/selectors';
import { measureText } from '../../src/fonts/browser/measure-text';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { designText } from '../../tests/helpers/design-text';
import { builderState, storyElement, withBuilder } from '../support/builder-story';
import { motionEnded } from '../support/motion-ended';
import { withParts } from '../support/with-parts';

const meta = {
  title: 'Editor/Page',
  component: EditorPage,
  loaders: [withParts],
  args: { measure: measureText },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withBuilder,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const CARD = [
  storyElement('name', 200, 40, { style: { fontSize: 18, fontWeight: 700 } }),
  storyElement('title', 200, 72),
  storyElement('line', 200, 110, { width: 320 }),
];

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start creating your signature')).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to Form Builder' });
    await expect(back).toHaveAttribute('href', '/');
    for (const name of ['Export', 'Copy Design', 'Import Design']) {
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    }
    const bar = within(canvas.getByRole('toolbar', { name: 'Canvas' }));
    await expect(bar.getByText('Drag elements here')).toBeVisible();
    await expect(bar.getByText('0 elements')).toBeVisible();
    await expect(bar.getByText('0 selected')).toBeVisible();
    for (const name of ['Undo', 'Redo', 'History']) {
      await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(bar.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Designing: Story = {
  parameters: { builder: { elements: CARD, selection: ['title'] } },
  play: async ({ canvas, canvasElement }) => {
    const status = canvasElement.querySelector('[data-status-line]');
    await expect(status).toHaveTextContent(/^Job Title selected$/);
    const bar = within(canvas.getByRole('toolbar', { name: 'Canvas' }));
    await userEvent.click(bar.getByRole('button', { name: 'Zoom in' }));
    await expect(bar.getByText('110%')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Zoom, 110%' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Zoom to 100%' }));
    await expect(bar.getByText('100%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(bar.getByRole('button', { name: 'Undo' }));
    await expect(status).toHaveTextContent(/^Job Title selected$/);
  },
};

export const HistoryOpen: Story = {
  parameters: { builder: { elements: CARD, selection: ['title'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    const menu = within(await within(document.body).findByRole('menu'));
    const labels = menu.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(labels).toEqual(['Add Company, now', 'Open', 'Start', 'Name this version']);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Start' }));
    await expect(selectScene(builderState()).elements).toEqual([]);
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

export const HelpOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await motionEnded();
    const help = within(canvas.getByRole('dialog', { name: 'How the canvas works' }));
    for (const name of ['Selection', 'Navigation', 'Actions']) {
      await expect(await help.findByRole('heading', { name })).toBeVisible();
    }
    await expect(help.getByText('Arrow keys')).toBeVisible();
  },
};

export const Previewing: Story = {
  parameters: { builder: { elements: CARD, actions: [previewToggled()] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Preview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled');
  },
};

const DESIGN = designText({ ...EMPTY_SCENE, elements: CARD }, { fullName: 'Ada Lovelace' });

export const Importing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Design file');
    await userEvent.upload(input, jsonFile(DESIGN));
    await waitFor(() => expect(selectScene(builderState()).elements).toHaveLength(3));
    await expect(builderState().signature.present.person.fullName).toBe('Ada Lovelace');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Canvas' }));
    await expect(selectScene(builderState()).elements).toHaveLength(0);
    document.body.dispatchEvent(pasteOf(DESIGN));
    await waitFor(() => expect(selectScene(builderState()).elements).toHaveLength(3));
  },
};

const BROKEN = '{"elements": [{"type": "rocket", "x": 1, "y": 2}]}';

export const ImportRefused: Story = {
  parameters: { builder: { elements: CARD } },
  play: async ({ canvas }) => {
    canvas.getByRole('application').dispatchEvent(dropOf(jsonFile(BROKEN)));
    await waitFor(() => expect(lastNotice()?.message).toMatch(/^Element 1: .*rocket/));
    const large = jsonFile(' '.repeat(SCENE_LIMITS.fileBytes + 1));
    await userEvent.upload(canvas.getByLabelText('Design file'), large);
    await waitFor(() => expect(lastNotice()?.message).toMatch(/The limit is 8 MB/));
    await expect(selectScene(builderState()).elements).toHaveLength(3);
  },
};

function jsonFile(text: string): File {
  return new File([text], 'design.json', { type: 'application/json' });
}

function pasteOf(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

function dropOf(file: File): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
}

function lastNotice() {
  return builderState().notices.queue.at(-1);
}
