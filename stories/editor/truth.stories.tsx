import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditorPage } from '../../src/editor/editor-page';
import { makeFixResponder } from '../../src/fixes/list/answer-question';
import { measureText } from '../../src/fonts/browser/measure-text';
import { differenceToggled, emailToggled } from '../../src/store/canvas/view-slice';
import type { FindFixes } from '../../src/output/state/output-ports';
import { builderState, place, storyElement, withBuilder } from '../support/builder-story';
import { motionEnded } from '../support/motion-ended';
import { withParts } from '../support/with-parts';

const meta = {
  title: 'Editor/Truth about mails',
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
const OVERLAPPING = [...CARD, storyElement('company', 215, 80, { zIndex: 2 })];

/** Waits for the marker of an element: the export has to be made first. */
function markerOf(canvasElement: HTMLElement, id: string): Promise<HTMLElement> {
  return waitFor(
    () => {
      const marker = canvasElement.querySelector<HTMLElement>(`[data-marker="${id}"]`);
      if (marker === null) throw new Error(`${id} has no marker`);
      return marker;
    },
    { timeout: 10_000 },
  );
}

async function seesMail(canvasElement: HTMLElement, title: string): Promise<void> {
  await waitFor(
    () => {
      const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
      return expect(frame?.contentDocument?.body.innerHTML).toContain('Head of Design');
    },
    { timeout: 10_000 },
  );
}

export const Marker: Story = {
  parameters: { builder: { elements: OVERLAPPING } },
  play: async ({ canvas, canvasElement }) => {
    const marker = await markerOf(canvasElement, 'company');
    await userEvent.click(marker);
    const details = within(await canvas.findByRole('dialog', { name: 'Company in email' }));
    await motionEnded();
    await expect(details.getByText(/^Overlaps another element/)).toBeVisible();
    await expect(await details.findByRole('button', { name: 'Move apart' })).toBeEnabled();
  },
};

export const InThePanel: Story = {
  globals: { theme: 'dark' },
  parameters: { builder: { elements: OVERLAPPING, selection: ['company'] } },
  play: async ({ canvas, canvasElement }) => {
    const list = await seesFindings(canvasElement);
    await expect(canvasElement.querySelector('[data-marker="company"]')).toBeNull();
    await userEvent.click(await list.findByRole('button', { name: 'Move apart' }));
    await expect(builderState().signature.present.step?.label).toBe('Move apart');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'In email' })).toBeNull(), {
      timeout: 10_000,
    });
  },
};

/** Overlapping elements, one of them selected, with this port for what fixes would do. */
function asked(findFixes: FindFixes) {
  return { builder: { elements: OVERLAPPING, selection: ['company'], ports: { findFixes } } };
}

/** The findings of the selected element in the panel, once there are any. */
async function seesFindings(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return within(await canvas.findByRole('list', { name: 'In email' }, { timeout: 10_000 }));
}

export const FixesAsked: Story = {
  parameters: asked(() => new Promise(() => undefined)),
  play: async ({ canvasElement }) => {
    const list = await seesFindings(canvasElement);
    await expect(await list.findByText('Looking for fixes…')).toBeVisible();
    await expect(list.queryByRole('button', { name: 'Move apart' })).toBeNull();
  },
};

const answerFixes = makeFixResponder();

/** Questions that wait for an answer; none does while `isOn` is false. */
const waiting = { isOn: false, goOn: [] as (() => void)[] };

const findFixesInTime: FindFixes = async (design, question, options) => {
  if (waiting.isOn) await new Promise<void>((resolve) => waiting.goOn.push(resolve));
  return answerFixes({ design, options }, question);
};

export const FixPressedWhileAskedAgain: Story = {
  parameters: asked(findFixesInTime),
  play: async ({ canvasElement }) => {
    const list = await seesFindings(canvasElement);
    const button = await list.findByRole('button', { name: 'Move apart' });
    waiting.isOn = true;
    place('company', { x: 216, y: 81 });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(builderState().signature.present.step?.label).toBe('Move');
    waiting.isOn = false;
    for (const goOn of waiting.goOn.splice(0)) goOn();
    await waitFor(() => expect(builderState().signature.present.step?.label).toBe('Move apart'));
  },
};

export const FixesUnknown: Story = {
  parameters: asked(() => Promise.reject(new Error('The worker broke down'))),
  play: async ({ canvasElement }) => {
    const list = await seesFindings(canvasElement);
    await expect(await list.findByText('Could not look for fixes.')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'Move apart');
    const row = await screen.findByRole('option', { name: /^Move apart/ });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(row).toHaveTextContent('Could not be checked.'));
  },
};

export const AllFindings: Story = {
  parameters: { builder: { elements: [...OVERLAPPING, storyElement('logo', 40, 40)] } },
  play: async ({ canvas, canvasElement }) => {
    await markerOf(canvasElement, 'logo');
    await userEvent.click(canvas.getByRole('button', { name: /^Checks: \d/ }));
    const list = within(canvas.getByRole('list', { name: 'Checks' }));
    await motionEnded();
    await expect(list.getByRole('button', { name: /^Logo.*no image yet/ })).toBeVisible();
  },
};

export const EmailView: Story = {
  parameters: { builder: { elements: CARD, actions: [emailToggled()] } },
  play: async ({ canvas, canvasElement }) => {
    await seesMail(canvasElement, 'Your signature in an email');
    await userEvent.click(canvas.getByRole('button', { name: 'Dark background' }));
    const pictures = canvas.getByRole('button', { name: 'Pictures blocked' });
    await userEvent.click(pictures);
    await expect(pictures).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Difference: Story = {
  parameters: { builder: { elements: OVERLAPPING, actions: [differenceToggled()] } },
  play: async ({ canvas, canvasElement }) => {
    await seesMail(canvasElement, 'The email over the canvas');
    await expect(canvas.getByText('Black: the same. Bright: different.')).toBeVisible();
  },
};
