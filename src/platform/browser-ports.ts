import { lazy } from '../base/lazy';
import type { CompilerId, Ports } from '../store/ports';
import { clipboard } from './clipboard';
import { decodeReference } from './decode-reference';
import { makeExporter } from './exporter';
import { files } from './files';
import { findFixes } from './find-fixes';
import { fonts } from './fonts/fonts-port';
import { lazyImages } from './images/lazy-images';
import { measureText } from './measure-text';
import { preferences } from './preferences';
import { readDesign, readFiles, readManifest, unpackLink } from './reading/reading-port';
import { storage } from './storage';
import { makeTabs } from './tabs';
import { lazyTeam } from './team/lazy-team';
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

const SHARE_HASH = lazy(() => import('./links/share-hash'));
const LAY_OUT = lazy(() => import('./pages/lay-out'));

/** The ports of a browser page. */
export function browserPorts(): Ports {
  const images = lazyImages();
  return {
    exporter: makeExporter(),
    findFixes,
    clipboard,
    designs: { read: readDesign },
    files,
    fonts,
    hand: watchHand(window),
    images,
    links: {
      pack: async (text) => (await SHARE_HASH.load()).toShareHash(text),
      unpack: unpackLink,
    },
    mails: { read: readFiles },
    manifests: { read: readManifest },
    pages: {
      layOutPrinted: async (...page) => (await LAY_OUT.load()).layOutPrinted(...page),
      layOutMail: async (...page) => (await LAY_OUT.load()).layOutMail(...page),
    },
    preferences,
    preview: {
      shows: (compiler) => document.querySelector(`[${SHOWN_BY[compiler]}]`) !== null,
    },
    storage,
    tabs: makeTabs(),
    team: lazyTeam({ draw: images.draw, log }),
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
