import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/styles.css';
import { lazy } from '../base/lazy';
import { fonts } from '../fonts/browser/fonts-port';
import { measureText } from '../fonts/browser/measure-text';
import { startFonts } from '../fonts/browser/page-fonts';
import {
  readDesign,
  readFiles,
  readManifest,
  unpackLink,
} from '../import/browser/reading/reading-port';
import { NOTICES } from '../model/messages/messages';
import { DEFAULT_TEMPLATE } from '../model/template-ids';
import { makeExporter } from '../output/browser/exporter';
import { findFixes } from '../output/browser/find-fixes';
import { lazyImages } from '../pictures/browser/lazy-images';
import { clipboard } from '../platform/clipboard';
import { decodeReference } from '../platform/decode-reference';
import { files } from '../platform/files';
import { preferences } from '../platform/preferences';
import { keepOffline } from '../platform/release';
import { watchHand } from '../platform/watch-hand';
import { storage } from '../saving/browser/storage';
import { makeTabs } from '../saving/browser/tabs';
import { restoreSignature } from '../saving/state/open-signature';
import { saveAll } from '../saving/state/save';
import { followTabs } from '../saving/state/tab-lock';
import { makeStore } from '../store/make-store';
import { noticeRaised } from '../store/notices-slice';
import { recallSections } from '../store/open-sections';
import type { CompilerId, Ports } from '../store/ports';
import { lazyTeam } from '../team/browser/lazy-team';
import { REGISTRY } from '../templates/lazy-registry';
import { onLazyMissing } from '../ui/use-lazy';
import { App } from './app';
import { askAgain } from './ask-again';
import { whenLeaving } from './when-leaving';

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
    pointerIdle: watchHand(window),
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

/** The page is kept on the device once it has long been usable. */
const AFTER_START_MS = 3000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const store = makeStore(browserPorts());
startFonts(() => store.dispatch(noticeRaised(NOTICES.fontsMissing)));
const isDesigner = location.pathname === '/drag-drop';
store.dispatch(recallSections());
await store.dispatch(restoreSignature());
if (!isDesigner && store.getState().signature.present.look.template !== DEFAULT_TEMPLATE) {
  // The preview will ask for this template: it sets out now, beside the page. Where it does not come, the preview knows.
  REGISTRY.prefetch();
}
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
keepFilesOut();
onLazyMissing(() => store.dispatch(noticeRaised(NOTICES.partAwaited)));
window.addEventListener('online', () => void store.dispatch(askAgain()));
store.dispatch(followTabs());
whenLeaving(() => void store.dispatch(saveAll()));
if (import.meta.env.PROD) whenRested(() => void keepRelease());

/** After all that the visitor waits for. */
function whenRested(task: () => void): void {
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(task), AFTER_START_MS);
}

async function keepRelease(): Promise<void> {
  await keepOffline(() => store.dispatch(noticeRaised(NOTICES.newRelease)));
}

/** Lets no dropped file open in the place of the page, wherever it comes down. What takes files has had its say by then. */
function keepFilesOut(): void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
