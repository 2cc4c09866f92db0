import { exportScene, exportSignature } from '../../src/export';
import { previewInTemplate } from '../../src/export/in-page';
import { toDocument } from '../../src/export/html-file';
import { previewSceneElsewhere } from '../../src/export/previews/preview-scene';
import { previewSignatureElsewhere } from '../../src/export/previews/preview-signature';

import type { EmailOutput, ExportOptions, RasterRequest } from '../../src/export/types';
import type { PersonInput } from '../../src/model/person/signature';
import type { Design } from '../../src/scene/scene';
import type { Ports } from '../../src/store/ports';

export interface ExporterBehaviour {
  exporter: 'works' | 'fails' | 'waits';
  /** Drawings that every export of a design asks for. */
  requests: readonly RasterRequest[];
}

interface Asked {
  readonly options: ExportOptions;
  /** Lets one that waits go on, or fail. */
  readonly goOn: () => void;
  readonly breakDown: () => void;
}

export interface AskedExport extends Asked {
  readonly person: PersonInput;
  readonly templateId: string;
}

export interface AskedSceneExport extends Asked {
  readonly design: Design;
}

/** The real core behind a door that can be held shut. */
export function fakeExporter(behaviour: ExporterBehaviour) {
  const asked: AskedExport[] = [];
  const askedScenes: AskedSceneExport[] = [];
  const passDoor = (note: (door: Pick<Asked, 'goOn' | 'breakDown'>) => void): Promise<void> =>
    new Promise((goOn, reject) => {
      const breakDown = (): void => reject(new Error('The exporter broke down'));
      note({ goOn, breakDown });
      if (behaviour.exporter === 'works') goOn();
      if (behaviour.exporter === 'fails') breakDown();
    });
  const port: Ports['exporter'] = {
    async exportSignature(person, templateId, options) {
      await passDoor((door) => asked.push({ person, templateId, options, ...door }));
      return exportSignature(person, templateId, options);
    },
    async exportScene(design, options) {
      await passDoor((door) => askedScenes.push({ design, options, ...door }));
      const output = await exportScene(design, options);
      return behaviour.requests.length === 0
        ? output
        : withRequests(output, behaviour.requests, options);
    },
    makeThumbnail: async (person, templateId, options) => {
      if (behaviour.exporter === 'fails') throw new Error('The exporter broke down');
      return previewInTemplate(person, templateId, options);
    },
    makePreviews: async (source, options) => {
      if (behaviour.exporter === 'fails') throw new Error('The exporter broke down');
      return source.kind === 'signature'
        ? previewSignatureElsewhere(source.person, source.templateId, options)
        : previewSceneElsewhere(source.design, options);
    },
    toDocument: (html, title) => toDocument({ html }, { title, lang: 'en' }),
  };
  return { asked, askedScenes, port };
}

/** As if the compiler had asked for pictures: those it got stand in the HTML. */
function withRequests(
  output: EmailOutput,
  wanted: readonly RasterRequest[],
  { rasters = {} }: ExportOptions,
): EmailOutput {
  const got = wanted.flatMap(({ id }) => rasters[id]?.base64 ?? []);
  const requests = wanted.filter(({ id }) => rasters[id] === undefined);
  const pictures = got.map((base64) => `<img src="data:image/png;base64,${base64}">`);
  return { ...output, html: output.html + pictures.join(''), requests };
}
