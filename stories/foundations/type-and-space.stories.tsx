import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Computed } from './computed';
import { lineHeightOf, themeTokens } from './tokens';

const meta = { title: 'Foundations/Type and space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PANGRAM = 'Jackdaws love my big sphinx of quartz, 0123456789';

/** The sizes of type, smallest first, each with its line height; the families; what the font files hold. */
export const Type: Story = {
  render: () => (
    <main className="grid gap-8">
      <Group title="Sizes">
        {themeTokens('text').map(({ name, value }) => (
          <li key={name} className="grid gap-1">
            <Computed
              style={{ fontSize: value, lineHeight: lineHeightOf(name) }}
              read={({ fontSize, lineHeight }) => `${fontSize} on ${lineHeight}`}
              sample={PANGRAM}
            >
              {(size) => <Caption name={name}>{size}</Caption>}
            </Computed>
          </li>
        ))}
      </Group>
      <Group title="Families">
        {themeTokens('font').map(({ name, value }) => (
          <li key={name} className="grid gap-1">
            <Computed
              style={{ fontFamily: value }}
              read={({ fontFamily }) => fontFamily}
              sample={PANGRAM}
              className="text-lg"
            >
              {(family) => <Caption name={name}>{family}</Caption>}
            </Computed>
          </li>
        ))}
      </Group>
      <Group title="Font files">
        {ownFaces().map((face) => (
          <li key={face} className="text-sm">
            {face}
          </li>
        ))}
      </Group>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(PANGRAM)).toHaveLength(
      themeTokens('text').length + themeTokens('font').length,
    );
    await expect(canvas.getAllByText(/^Radio Canada Variable/).length).toBeGreaterThan(0);
  },
};

/** Heights of controls, corners, shadows. */
export const SpaceCornersShadows: Story = {
  render: () => (
    <main className="grid gap-8">
      <Group title="Heights of controls">
        {themeTokens('spacing').map(({ name, value }) => (
          <li key={name} className="flex items-center gap-4">
            <Computed
              style={{ height: value }}
              read={({ height }) => height}
              className="w-32 rounded-control border border-edge bg-panel"
            >
              {(height) => <Caption name={name}>{height}</Caption>}
            </Computed>
          </li>
        ))}
      </Group>
      <Group title="Corners" className="flex flex-wrap gap-8">
        {themeTokens('radius').map(({ name, value }) => (
          <li key={name} className="grid gap-2">
            <Computed
              style={{ borderRadius: value }}
              read={({ borderTopLeftRadius }) => borderTopLeftRadius}
              className="size-24 border-2 border-accent bg-accent-soft"
            >
              {(radius) => <Caption name={name}>{radius}</Caption>}
            </Computed>
          </li>
        ))}
      </Group>
      <Group title="Shadows" className="flex flex-wrap gap-8">
        {themeTokens('shadow').map(({ name, value }) => (
          <li key={name} className="grid max-w-72 gap-3">
            <Computed
              style={{ boxShadow: value }}
              read={({ boxShadow }) => boxShadow}
              className="h-24 rounded-card bg-raised"
            >
              {(shadow) => <Caption name={name}>{shadow}</Caption>}
            </Computed>
          </li>
        ))}
      </Group>
    </main>
  ),
  play: async ({ canvas }) => {
    const tokens = ['spacing', 'radius', 'shadow'].flatMap(themeTokens);
    await expect(tokens.length).toBeGreaterThan(0);
    for (const { name } of tokens) await expect(canvas.getByText(name.slice(2))).toBeVisible();
  },
};

/** Families with their weights; the page of Storybook brings others. */
function ownFaces(): readonly string[] {
  const families = themeTokens('font').map(({ value }) => value);
  const own = [...document.fonts]
    .map(({ family, weight }) => ({ family: family.replaceAll(/["']/g, ''), weight }))
    .filter(({ family }) => families.some((value) => value.includes(family)));
  return [...new Set(own.map(({ family, weight }) => `${family}, ${weight}`))];
}

interface GroupProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Group({ title, className = 'grid gap-4', children }: GroupProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className={className}>{children}</ul>
    </section>
  );
}

function Caption({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <p className="text-xs">
      <span className="font-medium">{name.slice(2)}</span>{' '}
      <span className="text-ink-muted">{children}</span>
    </p>
  );
}
