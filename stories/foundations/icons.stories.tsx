import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { SOCIAL_ICONS, tintedSocialIcon, type SocialIcons } from '../../src/email/social-icons';
import { WHITE } from '../../src/model/color/color';
import { PALETTES } from '../../src/model/color/palettes';
import { SOCIAL_NETWORKS } from '../../src/model/person/social';
import * as icons from './icons-used';

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TINTS = PALETTES.slice(0, 3).map(({ primary }) => primary);

/** The icons of the interface, and the social icons as signatures have them, in colors of palettes. */
export const All: Story = {
  render: () => (
    <main className="grid gap-8">
      <Group title="Icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <Tile key={name} name={name}>
            <Icon aria-hidden="true" className="size-5" />
          </Tile>
        ))}
      </Group>
      <SocialIconGroup />
    </main>
  ),
  play: async ({ canvas }) => {
    const socialIcons = await canvas.findByRole('region', { name: 'Social icons' });
    await expect(within(socialIcons).getAllByRole('listitem')).toHaveLength(SOCIAL_NETWORKS.length);
    const shown = [...socialIcons.querySelectorAll('img')];
    await Promise.all(shown.map((image) => image.decode()));
    await expect(shown.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true);
  },
};

function SocialIconGroup() {
  const [socialIcons, setSocialIcons] = useState<SocialIcons | null>(null);
  useEffect(() => {
    void SOCIAL_ICONS.load().then(setSocialIcons);
  }, []);
  if (socialIcons === null) return null;
  return (
    <Group title="Social icons">
      {SOCIAL_NETWORKS.map(({ id, label, letters }) => (
        <Tile key={id} name={letters === '' ? label : `${label} (${letters})`}>
          <span className="flex gap-1">
            {TINTS.map((color) => (
              <span
                key={color}
                className="rounded-control p-0.5 forced-color-adjust-none"
                style={{ background: color }}
              >
                <img
                  alt=""
                  width={24}
                  height={24}
                  src={tintedSocialIcon(socialIcons, id, WHITE, color)}
                />
              </span>
            ))}
          </span>
        </Tile>
      ))}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">{children}</ul>
    </section>
  );
}

function Tile({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li className="grid justify-items-center gap-2 rounded-card border border-hairline bg-panel px-2 py-3 text-xs">
      {children}
      <span className="max-w-full truncate text-ink-muted" title={name}>
        {name}
      </span>
    </li>
  );
}
