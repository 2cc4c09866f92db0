import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../../src/model/color/color';
import { PALETTE_COLORS, PALETTES, paletteTitle, type Palette } from '../../src/model/color/palettes';
import { lettersOn } from './tokens';

const meta = { title: 'Foundations/Palettes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every palette by its name; on each color its code, and below what it is for. */
export const All: Story = {
  render: () => (
    <main>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(22rem,1fr))] gap-5">
        {PALETTES.map((palette) => (
          <PaletteCard key={palette.name} palette={palette} />
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      PALETTES.map(({ name }) => paletteTitle(name)),
    );
  },
};

function PaletteCard({ palette }: { readonly palette: Palette }) {
  const { name, background, primary, text } = palette;
  return (
    <li className="grid gap-1.5">
      <h2 className="text-base font-semibold">{paletteTitle(name)}</h2>
      <div className="flex overflow-hidden rounded-card border border-hairline forced-color-adjust-none">
        {PALETTE_COLORS.map((part) => (
          <span
            key={part}
            className="flex h-20 min-w-0 flex-1 flex-col justify-end p-1.5 font-mono text-xs"
            style={{ background: palette[part], color: lettersOn(palette[part]) }}
          >
            {palette[part]}
            <span className="truncate font-sans">{part}</span>
          </span>
        ))}
      </div>
      <p className="text-xs text-ink-muted tabular-nums">
        On its background: primary {contrast(primary, background).toFixed(1)}, text{' '}
        {contrast(text, background).toFixed(1)}
      </p>
    </li>
  );
}
