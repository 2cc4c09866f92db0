import type { EmailOutput, ExportOptions } from '../../export';
import type { MadePreview } from '../../export/previews';
import { wordsOf } from '../../model/languages/words-of';
import { hasSameItems } from '../../base/has-same-items';
import type { CompilerId, ExportPort } from './output-ports';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { designOf, type Signature, type TemplateLook } from '../../store/signature/signature';
import type { RootState } from '../../store/state';
import type { Rasters } from './draw-pictures';

interface Compilation extends Pick<
  ExportOptions,
  'images' | 'folder' | 'form' | 'showsIcons' | 'today' | 'code'
> {
  readonly exporter: ExportPort;
  readonly rasters: Rasters;
  readonly baseUrl: string;
}

/** A way from a signature to the mail. */
interface Compiler {
  /** Everything that the mail depends on: the same parts make the same mail. */
  readonly inputOf: (state: RootState) => readonly unknown[];
  readonly compile: (state: RootState, compilation: Compilation) => Promise<EmailOutput>;
  /** The same mail as others show it. */
  readonly preview: (state: RootState, compilation: Compilation) => Promise<readonly MadePreview[]>;
}

/** What comes on use. */
export type OptionParts = Pick<ExportOptions, 'words' | 'socialIcons' | 'numbers' | 'qrCodes'>;

/** The options of an export in a template. */
export function exportOptions(
  { template: _template, customPalette: _palette, ...look }: TemplateLook,
  parts: OptionParts,
  rasters: Rasters,
  baseUrl: string,
): ExportOptions {
  return { ...look, ...parts, rasters, baseUrl };
}

/** The same of a signature, with the words of its language. Rejects where those do not load. */
export async function optionsOf(
  { person, look }: Pick<Signature, 'person' | 'look'>,
  rasters: Rasters,
  baseUrl: string,
): Promise<ExportOptions> {
  const words = await wordsOf(person);
  return exportOptions(look, { words }, rasters, baseUrl);
}

export const COMPILERS: Readonly<Record<CompilerId, Compiler>> = {
  template: {
    inputOf: (state) => [
      state.signature.present.person,
      state.signature.present.look,
      selectHeldPictures(state),
      state.unreachable,
    ],
    compile: async (
      { signature: { present }, unreachable },
      { exporter, rasters, baseUrl, ...options },
    ) =>
      exporter.exportSignature(present.person, present.look.template, {
        ...(await optionsOf(present, rasters, baseUrl)),
        ...options,
        unreachable,
      }),
    preview: async ({ signature: { present } }, { exporter, rasters, baseUrl }) => {
      const { person, look } = present;
      const source = { kind: 'signature', person, templateId: look.template } as const;
      return exporter.makePreviews(source, await optionsOf(present, rasters, baseUrl));
    },
  },
  scene: {
    inputOf: (state) => [
      state.signature.present.person,
      state.signature.present.scene,
      state.signature.present.look.code,
      selectHeldPictures(state),
      state.fonts,
      state.unreachable,
    ],
    compile: ({ signature: { present }, unreachable }, { exporter, ...options }) =>
      exporter.exportScene(designOf(present), {
        code: present.look.code,
        ...options,
        unreachable,
      }),
    preview: ({ signature: { present } }, { exporter, ...options }) =>
      exporter.makePreviews({ kind: 'scene', design: designOf(present) }, options),
  },
};

/** Whether an output of one state is one of the other. */
export function hasSameInput(a: RootState, b: RootState): boolean {
  const { compiler } = a.output;
  if (compiler === null || compiler !== b.output.compiler) return compiler === b.output.compiler;
  const { inputOf } = COMPILERS[compiler];
  return hasSameItems(inputOf(a), inputOf(b));
}
