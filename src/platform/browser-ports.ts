import type { CompilerId, Ports } from '../store/ports';
import { clipboard } from './clipboard';
import { decodeReference } from './decode-reference';
import { makeExporter } from './exporter';
import { files } from './files';
import { fonts } from './fonts/fonts-port';
import { imagesOnUse } from './images/images-on-use';
import { measureText } from './measure-text';
import { preferences } from './preferences';
import { storage } from './storage';
import { makeTabs } from './tabs';
import { teamOnUse } from './team/team-on-use';
import { watchHand } from './watch-hand';

/** Marks the element in which the page shows the signature. */
export const PREVIEW_ATTRIBUTE = 'data-signature-preview';

/** Marks the designer's canvas. */
export const CANVAS_ATTRIBUTE = 'data-design-canvas';

/** What shows what each compiler makes. */
const SHOWN_BY: Readonly<Record<CompilerId, string>> = {
  template: PREVIEW_ATTRIBUTE,
  scene: CANVAS_ATTRIBUTE,
};

/** The ports of a browser page. */
export function browserPorts(): Ports {
  const images = imagesOnUse();
  return {
    exporter: makeExporter(),
    findFixes: async (...asked) => (await import('./find-fixes')).findFixes(...asked),
    clipboard,
    designs: {
      read: async (...asked) => (await import('./reading/reading-port')).readDesign(...asked),
    },
    files,
    fonts,
    hand: watchHand(window),
    images,
    links: {
      pack: async (text) => (await import('./links/share-hash')).toShareHash(text),
      unpack: async (...asked) => (await import('./reading/reading-port')).unpackLink(...asked),
    },
    mails: {
      read: async (...asked) => (await import('./reading/reading-port')).readFiles(...asked),
    },
    manifests: {
      read: async (...asked) => (await import('./reading/reading-port')).readManifest(...asked),
    },
    pages: {
      layOutPrinted: async (...page) => (await import('./pages/lay-out')).layOutPrinted(...page),
      layOutMail: async (...page) => (await import('./pages/lay-out')).layOutMail(...page),
    },
    preferences,
    preview: {
      shows: (compiler) => document.querySelector(`[${SHOWN_BY[compiler]}]`) !== null,
    },
    storage,
    tabs: makeTabs(),
    team: teamOnUse({ draw: images.draw, log }),
    measure: measureText,
    decodeReference,
    origin: location.origin,
    random: () => Math.random(),
    now: () => new Date().toISOString(),
    log,
  };
}

function log(message: string, cause?: unknown): void {
  console.warn(message, cause);
}
