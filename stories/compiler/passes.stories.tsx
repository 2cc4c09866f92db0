import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { printing, SCENE_TO_DOCUMENT } from '../../src/export/pipeline';
import { passWords } from './pass-words';
import { sceneNamed, SCENE_NAMES } from './scenes';
import { Stepper } from './stepper';
import { compilerSteps } from './steps';

const PASSES = [...SCENE_TO_DOCUMENT.names, ...printing().names];

const meta = {
  title: 'Compiler/Passes',
  component: Stepper,
  argTypes: { scene: { control: 'select', options: SCENE_NAMES } },
  parameters: { layout: 'fullscreen' },
  // The first pass of another scene, too.
  render: ({ scene }) => <Stepper key={scene} scene={scene} />,
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture, a line and four texts: two columns, one of them rows. Moves the slider through all passes. */
export const Simple: Story = {
  args: { scene: 'two-columns' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const slider = page.getByRole<HTMLInputElement>('slider', { name: 'Pass' });
    const steps = compilerSteps(sceneNamed(args.scene));
    await expect(slider.max).toBe(String(steps.length - 1));
    await expect(steps.map(({ pass }) => pass).filter((pass) => passWords(pass) === null)).toEqual(
      [],
    );
    for (const [at, step] of steps.entries()) {
      await fireEvent.input(slider, { target: { value: String(at) } });
      await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(step.pass);
      await expect(page.getByLabelText('Size')).toHaveTextContent(step.bytes.toLocaleString('en'));
      await expect(boxesIn(canvasElement)).toBe(step.parts.length);
    }
  },
};

/** Overlapping elements: some become pictures, some are cut, some are moved apart, each with a finding. */
export const Overlaps: Story = {
  args: { scene: 'overlaps' },
  play: async ({ canvasElement }) => {
    const found = () => within(canvasElement).getByRole('region', { name: 'Findings' });
    const shown = await shownAfter(canvasElement, ['collapseEmpty', 'rasterizeOverlaps', 'cut']);
    await expect(new Set(shown.map(({ tables }) => tables)).size).toBe(3);
    await expect(new Set(shown.map(({ boxes }) => boxes)).size).toBe(3);
    await expect(found()).toHaveTextContent('overlaps');
  },
};

/** Columns within rows within columns, which share what edges they can. */
export const NestedColumns: Story = {
  args: { scene: 'columns-contact-book' },
  play: async ({ canvasElement }) => {
    const shown = await shownAfter(canvasElement, [
      'tabulate',
      'spliceRows',
      'foldPadding',
      'print',
    ]);
    const sizes = shown.map(({ size }) => size);
    await expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    await expect(new Set(sizes).size).toBeGreaterThan(2);
  },
};

/** Boxes that no straight cut parts: a grid with cells over several rows and columns. */
export const NoStraightCut: Story = { args: { scene: 'irregular-twice' } };

/** Everything at once, on one pile. */
export const Hard: Story = { args: { scene: 'pile-of-everything' } };

interface Shown {
  readonly boxes: string;
  readonly tables: string;
  readonly size: number;
}

/** What is shown after these passes, in turn. */
async function shownAfter(
  canvasElement: HTMLElement,
  passes: readonly string[],
): Promise<readonly Shown[]> {
  const page = within(canvasElement);
  const slider = page.getByRole<HTMLInputElement>('slider', { name: 'Pass' });
  const shown: Shown[] = [];
  for (const pass of passes) {
    const at = PASSES.indexOf(pass);
    await fireEvent.input(slider, { target: { value: String(at) } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(pass);
    shown.push({
      boxes: canvasElement.querySelector('svg:has([data-part])')?.outerHTML ?? '',
      tables: page.getByRole('region', { name: 'Tables' }).shadowRoot?.innerHTML ?? '',
      size: Number.parseInt(page.getByLabelText('Size').textContent.replaceAll(',', ''), 10),
    });
  }
  return shown;
}

function boxesIn(canvasElement: HTMLElement): number {
  return canvasElement.querySelectorAll('[data-part]').length;
}
