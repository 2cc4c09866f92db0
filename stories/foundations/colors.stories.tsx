import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AA_CONTRAST } from '../../src/model/color/color';
import { Colors } from './colors';
import { COLOR_TOKENS } from './tokens';

const meta = { title: 'Foundations/Colors', component: Colors } satisfies Meta<typeof Colors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What text is set in. */
const LETTERS = ['--ink', '--ink-muted', '--accent', '--danger', '--warning', '--success'];

/** Every color token of the style sheet, as the browser computes it, and its contrast with what it lies on. */
export const LightAndDark: Story = {
  play: async ({ canvas }) => {
    for (const theme of ['light', 'dark']) {
      const part = within(canvas.getByRole('region', { name: theme }));
      await expect(part.getAllByRole('listitem')).toHaveLength(COLOR_TOKENS.length);
      const region = canvas.getByRole('region', { name: theme });
      const isForText = (token: string) => LETTERS.includes(token) || token.startsWith('--on-');
      const texts = [...region.querySelectorAll<HTMLElement>('[data-token]')].filter(
        ({ dataset }) => isForText(dataset['token'] ?? '') && dataset['token'] !== '--on-canvas',
      );
      await expect(texts.length).toBeGreaterThan(LETTERS.length);
      const ratios = texts.flatMap((row) => [...row.querySelectorAll<HTMLElement>('[data-ratio]')]);
      const faint = ratios.filter(({ dataset }) => Number(dataset['ratio']) < AA_CONTRAST);
      await expect(faint.map(({ textContent }) => textContent)).toEqual([]);
    }
  },
};
