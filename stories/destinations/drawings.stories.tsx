import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DestinationIcon } from '../../src/destinations/use-it-in-dialog';
import { Drawing, DRAWING_IDS } from '../../src/destinations/drawings/drawings';
import { DESTINATIONS } from '../../src/model/destinations';

/** All sketches of steps and all signs of places, with the names that the data gives them. */
function Sheet() {
  return (
    <div className="grid gap-6 bg-raised p-4 text-sm text-ink-muted">
      <div className="grid grid-cols-[repeat(auto-fill,9rem)] gap-4">
        {DRAWING_IDS.map((id) => (
          <figure key={id}>
            <div className="rounded-card bg-sunken">
              <Drawing id={id} />
            </div>
            <figcaption className="mt-1">{id}</figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap gap-6">
        {DESTINATIONS.map(({ id, label }) => (
          <span key={id} className="flex items-center gap-2">
            <DestinationIcon id={id} />
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

const meta = { title: 'Inbox/Drawings', component: Sheet } satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is drawn beyond its plane, where it would be cut off. */
export const Light: Story = {
  play: async ({ canvasElement }) => {
    const sketches = [...canvasElement.querySelectorAll('svg')];
    await expect(sketches).toHaveLength(DRAWING_IDS.length + DESTINATIONS.length);
    for (const sketch of sketches) {
      const { x, y, width, height } = sketch.getBBox();
      const { viewBox } = sketch;
      await expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      await expect(x + width).toBeLessThanOrEqual(viewBox.baseVal.width);
      await expect(y + height).toBeLessThanOrEqual(viewBox.baseVal.height);
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
