import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { UseItIn } from '../destinations/use-it-in';
import { ArrivalOnUse } from '../foreign/arrival/arrival-on-use';
import { AllClients } from '../inbox/previews/all-clients';
import type { AppStore } from '../store/make-store';
import { MAIN_SITE } from './config';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './not-found-page';
import { NoticeToasts } from './notice-toasts';
import { SharedLink } from './shared-link';

/** Each page comes with what it alone needs. */
const PAGES = {
  '/': lazy(async () => {
    const { GeneratorPage } = await import('../generator/generator-page');
    return { default: () => <GeneratorPage mainSite={MAIN_SITE} /> };
  }),
  '/drag-drop': lazy(async () => {
    const { BuilderPage } = await import('./builder-page');
    return { default: BuilderPage };
  }),
  '/team': lazy(async () => {
    const { TeamPage } = await import('./team-page');
    return { default: TeamPage };
  }),
} as const;

/** The whole app around a store. */
export function App({ store }: { readonly store: AppStore }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <Suspense fallback={null}>
            <Routes>
              {Object.entries(PAGES).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
        <UseItIn />
        <ArrivalOnUse />
        <AllClients />
        <SharedLink />
        <NoticeToasts />
      </Provider>
    </ErrorBoundary>
  );
}
