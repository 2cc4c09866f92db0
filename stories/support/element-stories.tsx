import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SvgDrawing } from '../../src/editor/canvas/drawing/svg-drawing';
import { printScene } from '../../src/export/print/print-scene';
import { withPartsOf } from '../../src/export/compose/with-parts';
import { lazyImages } from '../../src/pictures/browser/lazy-images';
import { exportWithDrawings, UNWATCHED, type Rasters } from '../../src/output/state/draw-pictures';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { measureText } from '../../src/fonts/browser/measure-text';
import type { ElementContext, ElementDefinition } from '../../src/scene/element-definition';
import { definitionOf, isPicture, type ElementType } from '../../src/scene/registry';
import type { Design, SceneElement } from '../../src/scene/scene';
import { cx } from '../../src/ui/cx';
import { storyElement } from './builder-story';
import { DATA_SETS, DATA_SET_NAMES, type DataSetName } from './data-sets';
import { SignatureBox } from './signature-box';
import { useMade } from './use-made';

/*
 * The page of an element. Each has a file of its own under `stories/elements/pages`, which names the element and takes these
 * stories as its own.
 */

interface ElementArgs {
  readonly type: ElementType;
  /** The person whose details it shows where it has no content of its own. */
  readonly person: DataSetName;
  /** Blank for what it shows of the person. */
  readonly content: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

type Story = StoryObj<ElementArgs>;

/** What an element's page is made of, but for its title, which Storybook reads without running anything. */
export function elementPage(type: ElementType) {
  const { width, height } = definitionOf(type).defaults;
  return {
    args: {
      type,
      person: 'full',
      content: firstContent(type),
      width,
      height,
    },
    argTypes: {
      type: { table: { disable: true } },
      person: { control: 'select', options: DATA_SET_NAMES },
    },
  } satisfies Omit<Meta<ElementArgs>, 'title'>;
}

/** On the canvas, and in an email. */
export const Itself: Story = {
  render: ({ type, person, content, width, height }) => (
    <div className="grid gap-1">
      <TwinNames width={widthOf(type, width)} />
      <Twins
        type={type}
        person={DATA_SETS[person]}
        over={{ width, height, ...(content === '' ? {} : { content }) }}
      />
    </div>
  ),
  play: ({ canvasElement }) => expectExports(canvasElement, 1),
};

/** In every state that elements have. */
export const States: Story = {
  argTypes: {
    person: { table: { disable: true } },
    content: { table: { disable: true } },
    width: { table: { disable: true } },
    height: { table: { disable: true } },
  },
  render: ({ type }) => <AllStates type={type} />,
  play: ({ canvasElement }) => expectExports(canvasElement, Object.keys(STATES).length),
};

interface State {
  /** Whether it has what its type holds. */
  readonly hasContent?: true;
  readonly over?: Partial<SceneElement>;
  readonly person?: DataSetName;
}

const STATES: Readonly<Record<string, State>> = {
  'as it is added': {},
  'of a person who says next to nothing': { person: 'name only' },
  'of a person written from right to left': { person: 'right to left' },
  'with content of its own': { hasContent: true },
  'with a link': { over: { href: 'https://www.example.com' } },
  styled: {
    over: {
      style: {
        fontSize: 20,
        fontWeight: 700,
        color: '#0e6b52',
        textAlign: 'center',
        backgroundColor: '#d9e4dc',
        borderColor: '#0e6b52',
        borderWidth: 2,
        radius: 8,
      },
    },
  },
  large: { over: { width: 240, height: 96 } },
};

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAFUlEQVR4nGPgyw6Coxc3N8ARA/UkAH1rM8HNUzQaAAAAAElFTkSuQmCC';

/** What lets it be seen: nothing where it shows something of the person. */
function firstContent(type: ElementType): string {
  const context = { person: completeSignature(DATA_SETS.full), measure: measureText };
  const { isVacant } = definitionOf(type).toEmail(storyElement(type, 0, 0), context);
  return isVacant ? ownContent(type) : '';
}

/** Something to show, of the kind that a type holds; blank where it holds nothing. */
function ownContent(type: ElementType): string {
  return CONTENTS[definitionOf(type).content];
}

const CONTENTS: Readonly<Record<ElementDefinition['content'], string>> = {
  words: 'Something else',
  picture: LOGO,
  profile: 'https://www.example.com/somebody',
  code: 'https://www.example.com',
  glyph: '',
  none: '',
};

/** An element at a glance, beside its export. */
export function Glance({ type }: { readonly type: ElementType }) {
  const content = firstContent(type);
  return (
    <section aria-label={definitionOf(type).label} className="grid gap-1">
      <h2 className="text-sm font-semibold">{definitionOf(type).label}</h2>
      <Twins type={type} over={content === '' ? {} : { content }} person={DATA_SETS.full} />
    </section>
  );
}

/** An element in all of its states, each beside its export. */
function AllStates({ type }: { readonly type: ElementType }) {
  return (
    <section aria-label={definitionOf(type).label} className="grid gap-3">
      <h2 className="text-base font-semibold">{definitionOf(type).label}</h2>
      <TwinNames width={widthOf(type)} />
      {Object.entries<State>(STATES).map(([name, { over, person = 'full', hasContent }], at) => (
        <div key={name} className="grid gap-1">
          <h3 className="text-xs text-ink-muted">{name}</h3>
          <Twins
            type={type}
            over={{
              ...over,
              // Drawings on one page cut their pictures by the ids of their elements.
              id: `${type}-${at}`,
              ...(hasContent && { content: ownContent(type) }),
            }}
            person={DATA_SETS[person]}
          />
        </div>
      ))}
    </section>
  );
}

/** What stands in the two columns of `Twins`. */
export function TwinNames({ width = 0 }: { readonly width?: number }) {
  return (
    <p className={COLUMNS} style={columnsFor(width)}>
      <span className="px-4 text-xs text-ink-muted">On the canvas</span>
      <span className="px-4 text-xs text-ink-muted">In an email</span>
    </p>
  );
}

const COLUMNS = 'grid w-max min-w-full gap-6';

/** Columns with room for something that is so wide, in px. */
function columnsFor(width: number) {
  return { gridTemplateColumns: `repeat(2, minmax(${roomFor(width)}px, 1fr))` };
}

function roomFor(width: number): number {
  return Math.max(300, width + 64);
}

/** How wide an element of a type is as it is added, or made wider than that; in px. */
function widthOf(type: ElementType, width = 0): number {
  return Math.max(width, definitionOf(type).defaults.width);
}

interface TwinsProps {
  readonly type: ElementType;
  readonly over: Partial<SceneElement>;
  readonly person: PersonInput;
}

/** An element on the canvas, and the same in an email. */
function Twins({ type, over, person }: TwinsProps) {
  const picture = isPicture({ type }) ? { content: LOGO, alt: 'Logo' } : {};
  const element = storyElement(type, 0, 0, { ...picture, ...over });
  const signature = completeSignature(person);
  const design: Design = {
    version: 1,
    background: '#ffffff',
    frame: { width: 600, height: 200, trim: true },
    elements: [element],
    person: signature,
  };
  const made = useMade(exportOf, design);
  if (made === null) return null;
  const { parts, html } = made;
  const context: ElementContext = { ...parts, person: signature, measure: measureText };
  const { draw, toEmail } = definitionOf(type);
  return (
    <div
      data-theme="light"
      className={cx(COLUMNS, 'rounded-card bg-white text-ink')}
      style={columnsFor(widthOf(type, element.width))}
    >
      <svg
        aria-hidden="true"
        className="m-4 overflow-visible"
        width={element.width}
        height={element.height}
      >
        <SvgDrawing nodes={draw(element, context)} />
      </svg>
      <div data-export={type}>
        {toEmail(element, context).isVacant ? (
          <p className="p-4 text-xs text-ink-muted">{LEFT_OUT}</p>
        ) : (
          <SignatureBox html={html} width={roomFor(element.width)} overflow="hidden" />
        )}
      </div>
    </div>
  );
}

/** What is taken away of a design, its pictures drawn, and the icons and codes in it, which come on use. */
async function exportOf(design: Design) {
  const parts = await withPartsOf(design, {});
  const send = async (rasters: Rasters) => printScene(design, { ...parts, rasters });
  const { output } = await exportWithDrawings(send, {}, images, UNWATCHED);
  return { parts, html: output.html };
}

const images = lazyImages();

const LEFT_OUT = 'Left out of emails: it says nothing of anybody’s.';

/** That so many exports are there, each of tables, or reported as left out. */
export async function expectExports(canvasElement: HTMLElement, count: number): Promise<void> {
  const boxes = () => [...canvasElement.querySelectorAll('[data-export]')];
  await waitFor(() => expect(boxes()).toHaveLength(count));
  for (const box of boxes()) {
    await waitFor(() => expect(isTable(box) || isLeftOut(box)).toBe(true));
  }
  // Whatever the type, something of it is there in emails.
  await expect(boxes().every(isLeftOut)).toBe(false);
}

function isTable({ firstElementChild: shown }: Element): boolean {
  return (shown?.shadowRoot?.querySelector('table') ?? null) !== null;
}

function isLeftOut({ textContent }: Element): boolean {
  return textContent === LEFT_OUT;
}
