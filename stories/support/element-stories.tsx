import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SvgDrawing } from '../../src/editor/canvas/svg-drawing';
import { printScene } from '../../src/export/print-scene';
import { completeSignature, type SignatureInput } from '../../src/model/signature';
import { measureText } from '../../src/platform/measure-text';
import { definitionOf, isPicture, type ElementType } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import { storyElement } from './builder-story';
import { DATA_SETS, DATA_SET_NAMES, type DataSetName } from './data-sets';
import { SignatureBox } from './signature-box';

/*
 * The page of an element. Each has a file of its own under `stories/elements/pages`, which names the element and takes these
 * stories as its own.
 */

interface ElementArgs {
  readonly type: ElementType;
  /** Whom it speaks of where it has no content of its own. */
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
    args: { type, person: 'full', content: '', width, height },
    argTypes: {
      type: { table: { disable: true } },
      person: { control: 'select', options: DATA_SET_NAMES },
    },
  } satisfies Omit<Meta<ElementArgs>, 'title'>;
}

/** On the canvas, and in an email. */
export const Itself: Story = {
  render: ({ type, person, content, width, height }) => (
    <Twins
      type={type}
      person={DATA_SETS[person]}
      over={{ width, height, ...(content === '' ? {} : { content }) }}
    />
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
  readonly over?: Partial<SceneElement>;
  readonly person?: DataSetName;
}

const STATES: Readonly<Record<string, State>> = {
  'as it is added': {},
  'of a person who says next to nothing': { person: 'name only' },
  'of a person written from right to left': { person: 'right to left' },
  'with content of its own': { over: { content: 'Something else' } },
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

export const STATE_COUNT = Object.keys(STATES).length;

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAFUlEQVR4nGPgyw6Coxc3N8ARA/UkAH1rM8HNUzQaAAAAAElFTkSuQmCC';

/** An element in all of its states, each beside its export. */
export function AllStates({ type }: { readonly type: ElementType }) {
  return (
    <section aria-label={definitionOf(type).label} className="grid gap-3">
      <h2 className="text-base font-semibold">{definitionOf(type).label}</h2>
      {Object.entries(STATES).map(([name, { over = {}, person = 'full' }]) => (
        <div key={name} className="grid gap-1">
          <h3 className="text-xs text-ink-muted">{name}</h3>
          <Twins type={type} over={over} person={DATA_SETS[person]} />
        </div>
      ))}
    </section>
  );
}

interface TwinsProps {
  readonly type: ElementType;
  readonly over: Partial<SceneElement>;
  readonly person: SignatureInput;
}

/** An element on the canvas, and the same in an email. */
function Twins({ type, over, person }: TwinsProps) {
  const picture = isPicture({ type }) ? { content: LOGO, alt: 'Logo' } : {};
  const element = storyElement(type, 0, 0, { ...picture, ...over });
  const signature = completeSignature(person);
  const width = Math.max(300, element.width + 64);
  const drawing = definitionOf(type).draw(element, { signature, measure: measureText });
  const { html } = printScene({
    version: 1,
    background: '#ffffff',
    frame: { width: 600, height: 200, trim: true },
    elements: [element],
    signatureData: signature,
  });
  return (
    <div className="grid grid-cols-2 gap-6 rounded-card bg-white p-4">
      <svg aria-hidden="true" width={width} height={Math.max(110, element.height)}>
        <SvgDrawing nodes={drawing} />
      </svg>
      <div data-export={type}>
        <SignatureBox html={html} width={width} overflow="hidden" />
      </div>
    </div>
  );
}

/** That so many exports are there, each of tables. What a person does not say is in none. */
export async function expectExports(canvasElement: HTMLElement, count: number): Promise<void> {
  const exported = [...canvasElement.querySelectorAll('[data-export]')];
  await expect(exported).toHaveLength(count);
  for (const box of exported) {
    await expect(box.firstElementChild?.shadowRoot?.querySelector('table')).not.toBeNull();
  }
}
