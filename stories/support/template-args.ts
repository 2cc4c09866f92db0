import { exportSignature } from '../../src/export/export-signature';
import { previewSignature } from '../../src/export/print-preview';
import { previewSignatureElsewhere } from '../../src/export/previews/preview-signature';
import type { MadePreview } from '../../src/export/previews/make-previews';
import type { EmailOutput, ExportOptions } from '../../src/export/types';
import { IMAGE_SHAPES, type ImageShape } from '../../src/model/picture/image';
import { LANGUAGES, type LanguageId } from '../../src/model/languages/languages';
import { wordsOf } from '../../src/model/languages/words-of';
import { PALETTES } from '../../src/model/color/palettes';
import { completeSignature, type Person } from '../../src/model/person/signature';
import type { TemplateId } from '../../src/model/template-ids';
import { findTemplate } from '../../src/templates/registry';
import { SOCIAL_STYLES, type SocialStyle } from '../../src/model/person/social';
import { DATA_SETS, DATA_SET_NAMES, type DataSetName } from './data-sets';

/** What a template is looked at with. */
export interface TemplateArgs {
  readonly template: TemplateId;
  readonly person: DataSetName;
  /** A preset's name. */
  readonly palette: string;
  /** Blank for the language of the name's script. */
  readonly language: LanguageId | '';
  readonly photo: ImageShape;
  readonly logo: ImageShape;
  readonly socialStyle: SocialStyle;
}

export const TEMPLATE_ARGS: Omit<TemplateArgs, 'template'> = {
  person: 'full',
  palette: 'professional-blue',
  language: '',
  photo: 'round',
  logo: 'square',
  socialStyle: 'letters',
};

export const TEMPLATE_CONTROLS = {
  template: { table: { disable: true } },
  person: { control: 'select', options: DATA_SET_NAMES },
  palette: { control: 'select', options: PALETTES.map(({ name }) => name) },
  language: { control: 'select', options: ['', ...LANGUAGES.map(({ id }) => id)] },
  photo: { control: 'inline-radio', options: IMAGE_SHAPES },
  logo: { control: 'inline-radio', options: IMAGE_SHAPES },
  socialStyle: { control: 'inline-radio', options: SOCIAL_STYLES },
} as const;

export function personOf(args: TemplateArgs): Person {
  return completeSignature({
    ...DATA_SETS[args.person],
    colorScheme: args.palette,
    language: args.language,
    profileImageShape: args.photo,
    logoShape: args.logo,
  });
}

/** The finished output, as it is taken away. */
export async function outputOf(args: TemplateArgs): Promise<EmailOutput> {
  const person = personOf(args);
  return exportSignature(person, args.template, await optionsOf(person, args));
}

/** Its HTML alone, before what moves no pixel is done to it. */
export async function printedOf(args: TemplateArgs): Promise<Pick<EmailOutput, 'html'>> {
  const person = personOf(args);
  const options = await optionsOf(person, args);
  return { html: previewSignature(person, findTemplate(args.template), options) };
}

/** The same as each of the places shows it that a preview stands for. */
export async function previewsOf(args: TemplateArgs): Promise<readonly MadePreview[]> {
  const person = personOf(args);
  return previewSignatureElsewhere(person, args.template, await optionsOf(person, args));
}

async function optionsOf(person: Person, { socialStyle }: TemplateArgs): Promise<ExportOptions> {
  const words = await wordsOf(person);
  return { words, socialStyle, baseUrl: location.origin };
}
