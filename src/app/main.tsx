import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/styles.css';
import { startFonts } from '../fonts/browser/page-fonts';
import { NOTICES } from '../model/messages/messages';
import { DEFAULT_TEMPLATE } from '../model/template-ids';
import { keepOffline } from '../platform/release';
import { restoreSignature } from '../saving/state/open-signature';
import { saveAll } from '../saving/state/save';
import { followTabs } from '../saving/state/tab-lock';
import { makeStore } from '../store/make-store';
import { noticeRaised } from '../store/notices-slice';
import { recallSections } from '../store/open-sections';
import { REGISTRY } from '../templates/lazy-registry';
import { onLazyMissing } from '../ui/hooks/use-lazy';
import { App } from './app';
import { askAgain } from './ask-again';
import { routeOf } from './pages.data';
import { PAGES } from './pages';
import { TakeOver } from './take-over';
import { whenLeaving } from './when-leaving';
import { browserPorts } from './browser-ports';

/** The page is kept on the device once it has long been usable, and once the pointer has rested for as long. */
const AFTER_START_MS = 3000;

const shown = document.getElementById('root');
if (shown === null) throw new Error('index.html has no #root');
const isPrerendered = shown.hasAttribute('data-prerendered');
const root = isPrerendered ? document.createElement('div') : shown;
root.id = 'root';
const path = routeOf(location.pathname);

const ports = browserPorts();
const store = makeStore(ports);
// A page that does not load shows that when it is rendered.
const page = PAGES[path]?.load(store).catch(() => undefined);
const isDesigner = path === '/drag-drop';
store.dispatch(recallSections());
await store.dispatch(restoreSignature());
if (!isDesigner && store.getState().signature.present.look.template !== DEFAULT_TEMPLATE) {
  // The preview needs this template: loading it begins here, beside the page. The preview handles a failure.
  REGISTRY.prefetch();
}
const begin = await page;
if (isPrerendered) begin?.(shown);
// Measuring which fonts are there takes as long as a frame, so it is not part of the first task of the page, which is long.
startFonts(() => store.dispatch(noticeRaised(NOTICES.fontsMissing)));
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
      {isPrerendered && <TakeOver prerendered={shown} root={root} />}
    </StrictMode>,
  );
});
keepFilesOut();
onLazyMissing(() => store.dispatch(noticeRaised(NOTICES.partAwaited)));
window.addEventListener('online', () => void store.dispatch(askAgain()));
store.dispatch(followTabs());
whenLeaving(() => void store.dispatch(saveAll()));
if (import.meta.env.PROD) whenRested(() => void keepRelease());

/** After all that the visitor waits for, and between gestures, which would have to share the processor. */
function whenRested(task: () => void, waitMs = AFTER_START_MS): void {
  setTimeout(() => {
    const restedMs = ports.pointerIdle.restedMs();
    if (restedMs < AFTER_START_MS) whenRested(task, AFTER_START_MS - restedMs);
    else (window.requestIdleCallback ?? setTimeout)(task);
  }, waitMs);
}

async function keepRelease(): Promise<void> {
  await keepOffline(() => store.dispatch(noticeRaised(NOTICES.newRelease)));
}

/** Keeps the browser from opening a dropped file in place of the page. A drop that an element has handled is left alone. */
function keepFilesOut(): void {
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
