import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SvgDrawing } from '../../src/editor/canvas/svg-drawing';
import { printScene } from '../../src/export/print-scene';
import { completeSignature, SAMPLE_SIGNATURE } from '../../src/model/signature';
import { measureText } from '../../src/platform/measure-text';
import type { ElementContext } from '../../src/scene/element-definition';
import { ELEMENT_TYPES, definitionOf, isPicture, type ElementType } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import { storyElement } from '../support/builder-story';
import { SignatureBox } from '../support/signature-box';

const CONTEXT: ElementContext = {
  signature: completeSignature(SAMPLE_SIGNATURE),
  measure: measureText,
};

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAFUlEQVR4nGPgyw6Coxc3N8ARA/UkAH1rM8HNUzQaAAAAAElFTkSuQmCC';

/** What an element can be beside its defaults. */
const STATES: Readonly<Record<string, Partial<SceneElement>>> = {
  'as it is added': {},
  'with content of its own': { content: 'Something else' },
  styled: {
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
  large: { width: 240, height: 96 },
};

/** An element on the canvas, and the same in a mail. */
function Twins({
  type,
  over,
}: {
  readonly type: ElementType;
  readonly over: Partial<SceneElement>;
}) {
  const element = storyElement(type, 0, 0, over);
  const width = Math.max(260, element.width + 32);
  const drawing = definitionOf(type).draw(element, CONTEXT);
  const { html } = printScene({
    version: 1,
    background: '#ffffff',
    frame: { width: 600, height: 200, trim: true },
    elements: [element],
    signatureData: SAMPLE_SIGNATURE,
  });
  return (
    <div className="grid grid-cols-2 gap-6 rounded-card bg-white p-4">
      <svg aria-hidden="true" width={width} height={Math.max(110, element.height)}>
        <SvgDrawing nodes={drawing} />
      </svg>
      <div data-export={type}>
        <SignatureBox html={html} width={width} />
      </div>
    </div>
  );
}

function AllStates({ type }: { readonly type: ElementType }) {
  return (
    <section aria-label={definitionOf(type).label} className="grid gap-3">
      <h2 className="text-base font-semibold">{definitionOf(type).label}</h2>
      {Object.entries(STATES).map(([name, state]) => (
        <div key={name} className="grid gap-1">
          <h3 className="text-xs text-ink-muted">{name}</h3>
          <Twins
            type={type}
            over={isPicture({ type }) ? { content: LOGO, alt: 'Logo', ...state } : state}
          />
        </div>
      ))}
    </section>
  );
}

const meta = {
  title: 'elements/Elements',
  component: AllStates,
  argTypes: { type: { control: 'select', options: ELEMENT_TYPES } },
  args: { type: 'name' },
} satisfies Meta<typeof AllStates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One element in each of its states, beside its export. */
export const Single: Story = {};

/** Every element of the registry. */
export const All: Story = {
  render: () => (
    <div className="grid gap-8">
      {ELEMENT_TYPES.map((type) => (
        <AllStates key={type} type={type} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const exported = [...canvasElement.querySelectorAll('[data-export]')];
    await expect(exported).toHaveLength(ELEMENT_TYPES.length * Object.keys(STATES).length);
    for (const box of exported) {
      await expect(box.firstElementChild?.shadowRoot?.querySelector('table')).not.toBeNull();
    }
  },
};
