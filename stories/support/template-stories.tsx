import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PREVIEWS } from '../../src/export/previews/previews';
import { PreviewMail } from '../../src/output/page/previews/preview-mail';
import { PALETTES } from '../../src/model/color/palettes';
import { cleanLine } from '../../src/base/text';
import type { TemplateId } from '../../src/model/template-ids';
import { withStore } from './story-store';
import { evened, shownTexts, SIGNATURES_KNOWN, SignatureBox } from './signature-box';
import {
  outputOf,
  personOf,
  previewsOf,
  printedOf,
  TEMPLATE_ARGS,
  TEMPLATE_CONTROLS,
  type TemplateArgs,
} from './template-args';
import { useMade } from './use-made';

/*
 * The page of a template. Each has a file of its own under `stories/templates/pages`, which names the template and takes these
 * stories as its own.
 */

type Story = StoryObj<TemplateArgs>;

/** What a template's page is made of, but for its title, which Storybook reads without running anything. */
export function templatePage(template: TemplateId) {
  return {
    decorators: [withStore],
    args: { ...TEMPLATE_ARGS, template },
    argTypes: TEMPLATE_CONTROLS,
    play: ({ args, canvasElement }) => expectName(args, canvasElement),
  } satisfies Omit<Meta<TemplateArgs>, 'title'>;
}

/** As it is taken away, with every control. */
export const Itself: Story = {
  render: (args) => <Sample args={args} />,
};

/** In all palettes. */
export const Palettes: Story = {
  parameters: SIGNATURES_KNOWN,
  argTypes: { palette: { table: { disable: true } } },
  render: (args) => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(22rem,1fr))] gap-4">
      {PALETTES.map(({ name }) => (
        <figure key={name} className="min-w-0">
          <figcaption className="mb-1 text-xs text-ink-muted">{name}</figcaption>
          <Sample args={{ ...args, palette: name }} make={printedOf} zoom={0.55} />
        </figure>
      ))}
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(shownTexts(canvasElement)).toHaveLength(PALETTES.length));
    await expectName(args, canvasElement);
  },
};

/** Its HTML, and how much of Gmail's room that takes. */
export const Source: Story = {
  render: (args) => <SourceOf args={args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ characters$/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveTextContent(/^<table/);
  },
};

/** On the narrowest phone. */
export const Narrow: Story = {
  render: (args) => <Sample args={args} width={320} />,
};

/** Before anyone presses 'Show pictures'. */
export const PicturesBlocked: Story = {
  render: (args) => <Elsewhere args={args} only="pictures-blocked" />,
  play: ({ canvasElement }) => expectFrames(canvasElement, 1),
};

/** Under the rules of each client and situation that has a preview. */
export const WhatIfs: Story = {
  render: (args) => <Elsewhere args={args} />,
  play: ({ canvasElement }) =>
    expectFrames(canvasElement, PREVIEWS.filter(({ shows }) => shows === 'mail').length),
};

/** A signature as it is taken away; many on a page are only printed, which looks the same. */
export function Sample({
  args,
  make = outputOf,
  width,
  zoom,
}: {
  readonly args: TemplateArgs;
  readonly make?: typeof printedOf;
  readonly width?: number | undefined;
  readonly zoom?: number;
}) {
  const output = useMade(make, args);
  if (output === null) return null;
  return (
    <div style={{ zoom }}>
      <SignatureBox html={output.html} width={width} />
    </div>
  );
}

function SourceOf({ args }: { readonly args: TemplateArgs }) {
  const output = useMade(outputOf, args);
  if (output === null) return null;
  const { html } = output;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{html.length.toLocaleString('en-US')} characters</p>
      <textarea
        readOnly
        aria-label="HTML"
        className="h-120 w-full rounded-control border bg-panel p-3 font-mono text-xs"
        value={html}
      />
    </div>
  );
}

function Elsewhere({ args, only }: { readonly args: TemplateArgs; readonly only?: string }) {
  const made = useMade(previewsOf, args);
  const shown = PREVIEWS.filter(({ id }) => only === undefined || id === only);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(24rem,1fr))] items-start gap-6">
      {shown.map((preview) => {
        const found = made?.find(({ id }) => id === preview.id);
        return (
          <Reported key={preview.id} label={preview.label} reported={preview.reported}>
            {found !== undefined && (
              <PreviewMail preview={preview} made={found} sender={personOf(args).fullName} />
            )}
          </Reported>
        );
      })}
    </div>
  );
}

function Reported({
  label,
  reported,
  children,
}: {
  readonly label: string;
  readonly reported: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={label} className="grid min-w-0 gap-2">
      <h2 className="text-sm font-semibold">{label}</h2>
      <p className="text-xs text-ink-muted">{reported}</p>
      {children}
    </section>
  );
}

/** That each signature on the page is of this person. */
export async function expectName(args: TemplateArgs, canvasElement: HTMLElement): Promise<void> {
  const name = evened(cleanLine(personOf(args).fullName));
  await waitFor(() => {
    const shown = shownTexts(canvasElement);
    if (shown.length === 0 || shown.includes('')) throw new Error('Not all are there yet');
  }, SLOW);
  for (const shown of shownTexts(canvasElement)) await expect(shown).toContain(name);
}

async function expectFrames(canvasElement: HTMLElement, count: number): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(count), SLOW);
}

/** What loads on use takes its time while all is built. */
const SLOW = { timeout: 10_000 };
