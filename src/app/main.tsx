import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NOTICES } from '../model/messages';
import { browserPorts } from '../platform/browser-ports';
import { startFonts } from '../platform/fonts/page-fonts';
import { makeStore } from '../store/make-store';
import { noticeRaised } from '../store/notices-slice';
import { outputRequested } from '../store/output-slice';
import { keepDraft, restoreDraft } from '../store/persistence';
import '../ui/styles.css';
import { App } from './app';
import { whenLeaving } from './when-leaving';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/** How long the page waits for what an earlier visit left, before it starts without. */
const RESTORE_PATIENCE_MS = 1000;

const store = makeStore(browserPorts());
startFonts(() => store.dispatch(noticeRaised(NOTICES.fontsMissing)));
await Promise.race([store.dispatch(restoreDraft()), rest(RESTORE_PATIENCE_MS)]);
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
store.dispatch(outputRequested());
whenLeaving(() => void store.dispatch(keepDraft()));

function rest(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
