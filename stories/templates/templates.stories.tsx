import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { previewSignature } from '../../src/export/preview';
import { paletteToScheme } from '../../src/model/color-scheme';
import { CUSTOM_PALETTE, PALETTES, type Palette } from '../../src/model/palettes';
import type { SignatureInput } from '../../src/model/signature';
import { TEMPLATE_LABELS, type TemplateId } from '../../src/model/template-ids';
import { findTemplate, TEMPLATES } from '../../src/templates/registry';
import type { SocialStyle } from '../../src/templates/template';
import { DATA_SETS, type DataSetName } from '../support/data-sets';
import { evened, shownTexts, SignatureBox } from '../support/signature-box';

const CUSTOM = 'custom';

interface TemplateArgs {
  readonly template: TemplateId;
  /** A preset's name, or `custom` for the palette below. */
  readonly palette: string;
  readonly customPalette: Palette;
  readonly data: DataSetName;
  readonly socialStyle: SocialStyle;
}

const meta: Meta<TemplateArgs> = {
  title: 'templates/Templates',
  args: {
    template: 'modern',
    palette: 'professional-blue',
    customPalette: CUSTOM_PALETTE,
    data: 'full',
    socialStyle: 'letters',
  },
  argTypes: {
    template: { control: 'select', options: TEMPLATES.map(({ id }) => id) },
    palette: { control: 'select', options: [...PALETTES.map(({ name }) => name), CUSTOM] },
    customPalette: { control: 'object', if: { arg: 'palette', eq: CUSTOM } },
    data: { control: 'select', options: Object.keys(DATA_SETS) },
    socialStyle: { control: 'inline-radio', options: ['letters', 'icons'] },
  },
  play: ({ args, canvasElement }) => expectName(args.data, canvasElement),
};

export default meta;
type Story = StoryObj<TemplateArgs>;

/** One template, chosen by a control. */
export const Single: Story = { render: (args) => <Sample {...args} /> };

/** Every template of the registry; a new one is in here the moment it is listed. */
export const Gallery: Story = {
  argTypes: { template: { table: { disable: true } } },
  render: (args) => (
    <div className="grid gap-8">
      {TEMPLATES.map(({ id }) => (
        <Sample key={id} {...args} template={id} />
      ))}
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await expectName(args.data, canvasElement);
    await expect(shownTexts(canvasElement)).toHaveLength(TEMPLATES.length);
  },
};

export const GalleryNameOnly: Story = { ...Gallery, args: { data: 'name only' } };
export const GalleryLong: Story = { ...Gallery, args: { data: 'long' } };
export const GalleryRightToLeft: Story = { ...Gallery, args: { data: 'right to left' } };
export const GallerySample: Story = { ...Gallery, args: { data: 'sample' } };

export const GalleryIcons: Story = {
  ...Gallery,
  args: { socialStyle: 'icons', palette: 'sunset-red' },
};

export const GalleryCustomColors: Story = {
  ...Gallery,
  args: {
    palette: CUSTOM,
    customPalette: {
      name: CUSTOM,
      primary: '#ffe600',
      secondary: '#00ffc8',
      accent: '#ff00aa',
      background: '#101010',
      text: '#cccccc',
    },
  },
};

async function expectName(data: DataSetName, canvasElement: HTMLElement): Promise<void> {
  const name = evened(DATA_SETS[data].fullName ?? '');
  await waitFor(() => expect(shownTexts(canvasElement)).not.toHaveLength(0));
  for (const shown of shownTexts(canvasElement)) await expect(shown).toContain(name);
}

function Sample({ template, palette, customPalette, data, socialStyle }: TemplateArgs) {
  const found = findTemplate(template);
  const colorScheme = palette === CUSTOM ? paletteToScheme(customPalette) : palette;
  const signature: SignatureInput = { ...DATA_SETS[data], colorScheme };
  const html = previewSignature(signature, found, { socialStyle, baseUrl: location.origin });
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm font-semibold">{TEMPLATE_LABELS[template]}</figcaption>
      <SignatureBox html={html} width={found.maxWidth + 32} />
    </figure>
  );
}
