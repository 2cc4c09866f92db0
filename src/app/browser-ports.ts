import { lazy } from '../base/lazy';
import { fonts } from '../fonts/browser/fonts-port';
import { measureText } from '../fonts/browser/measure-text';
import {
  readDesign,
  readFiles,
  readManifest,
  unpackLink,
} from '../import/browser/reading/reading-port';
import { makeExporter } from '../output/browser/exporter';
import { findFixes } from '../output/browser/find-fixes';
import { lazyImages } from '../pictures/browser/lazy-images';
import { clipboard } from '../platform/clipboard';
import { decodeReference } from '../platform/decode-reference';
import { files } from '../platform/files';
import { preferences } from '../platform/preferences';
import { watchPointerIdle } from '../platform/watch-pointer-idle';
import { storage } from '../saving/browser/storage';
import { makeTabs } from '../saving/browser/tabs';
import type { CompilerId } from '../output/state/output-ports';
import type { Ports } from '../store/ports';
import { lazyTeam } from '../team/browser/lazy-team';

/** Marks the element in which the page shows the signature. */
const PREVIEW_ATTRIBUTE = 'data-signature-preview';

/** Marks the designer's canvas. */
const CANVAS_ATTRIBUTE = 'data-design-canvas';

/** What shows what each compiler makes. */
const SHOWN_BY: Readonly<Record<CompilerId, string>> = {
  template: PREVIEW_ATTRIBUTE,
  scene: CANVAS_ATTRIBUTE,
};

const SHARE_HASH = lazy(() => import('../saving/browser/share-hash'));
const LAY_OUT = lazy(() => import('../import/browser/pages/lay-out'));

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
    pointerIdle: watchPointerIdle(window),
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
