import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TEMPLATE_LABELS, TEMPLATE_IDS } from '../../src/model/template-ids';
import { findTemplate } from '../../src/templates/registry';
import { shownTexts, SIGNATURES_KNOWN } from '../support/signature-box';
import { printedOf, TEMPLATE_ARGS, type TemplateArgs } from '../support/template-args';
import { expectName, Sample } from '../support/template-stories';
import { isDataSetName } from '../support/data-sets';
import { LANGUAGES } from '../../src/model/languages/languages';

interface GalleryArgs {
  /** Chosen in the toolbar, unless a story sets it. */
  readonly over: Partial<TemplateArgs>;
}

const meta: Meta<GalleryArgs> = {
  title: 'Templates/Gallery',
  parameters: SIGNATURES_KNOWN,
  args: { over: {} },
  argTypes: { over: { table: { disable: true } } },
};

export default meta;

type Story = StoryObj<GalleryArgs>;

/** Every template of the registry, for the palette, the person and the language of the toolbar. */
export const All: Story = {
  render: ({ over }, { globals }) => <Gallery args={{ ...chosen(globals), ...over }} />,
  play: async ({ args, globals, canvasElement }) => {
    await waitFor(() => expect(shownTexts(canvasElement)).toHaveLength(TEMPLATE_IDS.length));
    await expectName({ ...chosen(globals), ...args.over, template: 'modern' }, canvasElement);
  },
};

export const NameOnly: Story = { ...All, args: { over: { person: 'name only' } } };
export const Long: Story = { ...All, args: { over: { person: 'long' } } };
export const RightToLeft: Story = { ...All, args: { over: { person: 'right to left' } } };
export const Hostile: Story = { ...All, args: { over: { person: 'hostile' } } };
export const Icons: Story = {
  ...All,
  args: { over: { socialStyle: 'icons', palette: 'sunset-red' } },
};
export const CustomColors: Story = {
  ...All,
  args: {
    over: {
      palette: JSON.stringify({
        name: 'custom',
        primary: '#ffe600',
        secondary: '#00ffc8',
        accent: '#ff00aa',
        background: '#101010',
        text: '#cccccc',
      }),
    },
  },
};

function Gallery({ args }: { readonly args: Omit<TemplateArgs, 'template'> }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(24rem,1fr))] gap-x-6 gap-y-8">
      {TEMPLATE_IDS.map((template) => (
        <figure key={template} className="grid min-w-0 content-start gap-2">
          <figcaption className="text-sm font-semibold">{TEMPLATE_LABELS[template]}</figcaption>
          <Sample
            args={{ ...args, template }}
            make={printedOf}
            width={findTemplate(template).maxWidth + 32}
            zoom={0.6}
          />
        </figure>
      ))}
    </div>
  );
}

/** The choices of the toolbar. */
function chosen({ palette, person, language }: Record<string, unknown>) {
  return {
    ...TEMPLATE_ARGS,
    ...(typeof palette === 'string' ? { palette } : {}),
    ...(typeof person === 'string' && isDataSetName(person) ? { person } : {}),
    language: LANGUAGES.find(({ id }) => id === language)?.id ?? ('' as const),
  };
}
