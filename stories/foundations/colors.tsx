import { useLayoutEffect, useRef, useState } from 'react';
import { AA_CONTRAST, AA_CONTRAST_LARGE } from '../../src/model/color/color';
import { cx } from '../../src/ui/cx';
import { COLOR_TOKENS, contrastOn, readColor, type ComputedColor } from './tokens';

const THEMES = ['light', 'dark'] as const;
/** What most of the page is painted with. */
const BACKGROUNDS = ['--background', '--panel'];

/** All colors of the app in both themes, each with how it stands out. */
export function Colors() {
  return (
    <main className="grid gap-6 min-[900px]:grid-cols-2">
      {THEMES.map((theme) => (
        <ThemeColors key={theme} theme={theme} />
      ))}
    </main>
  );
}

function ThemeColors({ theme }: { readonly theme: (typeof THEMES)[number] }) {
  const ref = useRef<HTMLElement>(null);
  const [colors, setColors] = useState<ReadonlyMap<string, ComputedColor>>(new Map());
  useLayoutEffect(() => {
    const section = ref.current;
    if (section === null) return;
    // A token contains how it is chosen; a property that takes a color has the color itself.
    const probe = section.appendChild(document.createElement('i'));
    const read = COLOR_TOKENS.map(({ name }) => {
      probe.style.color = `var(${name})`;
      return [name, readColor(getComputedStyle(probe).color)] as const;
    });
    probe.remove();
    setColors(new Map(read));
  }, []);
  return (
    <section
      ref={ref}
      data-theme={theme}
      aria-label={theme}
      className="rounded-card border border-hairline bg-background p-4 text-ink"
    >
      <h2 className="mb-3 text-lg font-semibold capitalize">{theme}</h2>
      <ul className="grid gap-1.5">
        {COLOR_TOKENS.map(({ name }) => (
          <ColorRow key={name} name={name} colors={colors} />
        ))}
      </ul>
    </section>
  );
}

interface ColorRowProps {
  readonly name: string;
  readonly colors: ReadonlyMap<string, ComputedColor>;
}

function ColorRow({ name, colors }: ColorRowProps) {
  const color = colors.get(name);
  if (color === undefined) return null;
  const { hex, alpha } = color;
  return (
    <li data-token={name} className="flex items-center gap-3 text-sm">
      <span
        aria-hidden="true"
        className="size-9 shrink-0 rounded-control border border-edge forced-color-adjust-none"
        style={{ background: `var(${name})` }}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name.slice(2)}</span>
        <span className="block font-mono text-xs text-ink-muted">
          {hex}
          {alpha < 1 && ` ${Math.round(alpha * 100)} %`}
        </span>
      </span>
      <span className="flex flex-wrap justify-end gap-x-3 text-xs tabular-nums">
        {backgroundsFor(name, colors).map((background) => (
          <Ratio key={background} color={color} background={background} colors={colors} />
        ))}
      </span>
    </li>
  );
}

interface RatioProps {
  readonly color: ComputedColor;
  readonly background: string;
  readonly colors: ReadonlyMap<string, ComputedColor>;
}

function Ratio({ color, background, colors }: RatioProps) {
  const under = colors.get(background);
  if (under === undefined) return null;
  const ratio = contrastOn(color, under.hex);
  const isText = ratio >= AA_CONTRAST;
  return (
    <span
      data-on={background}
      data-ratio={ratio}
      className={cx(ratio >= AA_CONTRAST_LARGE ? 'text-ink' : 'text-ink-muted')}
    >
      {(Math.floor(ratio * 10) / 10).toFixed(1)}{' '}
      <span className={cx(isText && 'font-semibold')}>{gradeOf(ratio)}</span> on{' '}
      {background.slice(2)}
    </span>
  );
}

/** What the guidelines allow it for: text, or icons and large text, or decoration alone. */
function gradeOf(ratio: number): string {
  if (ratio >= AA_CONTRAST) return 'text';
  return ratio >= AA_CONTRAST_LARGE ? 'icons' : '';
}

/** `on-danger` lies on `danger`; all else on what most of the page is painted with, and on its own soft variant. */
function backgroundsFor(
  name: string,
  colors: ReadonlyMap<string, ComputedColor>,
): readonly string[] {
  const base = name.replace('--on-', '--');
  if (base !== name && colors.has(base)) {
    return [base, `${base}-hover`, `${base}-pressed`].filter((background) =>
      colors.has(background),
    );
  }
  const soft = `${name}-soft`;
  return [...BACKGROUNDS, ...(colors.has(soft) ? [soft] : [])].filter(
    (background) => background !== name,
  );
}
