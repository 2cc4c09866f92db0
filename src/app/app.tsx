import { lazy as suspend, Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { lazy, type Lazy } from '../base/lazy';
import { UseItIn } from '../destinations/use-it-in';
import { Arrival } from '../import/page/arrival/lazy-arrival';
import { AllClients } from '../output/page/previews/all-clients';
import type { AppStore } from '../store/make-store';
import { ErrorBoundary, NotFoundPage } from './message-pages';
import { NoticeToasts } from './notice-toasts';
import { PageTitle } from './page-title';
import { SharedLink } from './shared-link';

const GENERATOR_PAGE = lazy(() => import('../generator/generator-page'));
const BUILDER_PAGE = lazy(() => import('./builder-page'));
const TEAM_PAGE = lazy(() => import('./team-page'));

/** Each page loads with what it alone needs. React shows none of it before that, and an error where it does not load. */
const PAGES = {
  '/': suspended(GENERATOR_PAGE, ({ GeneratorPage }) => () => (
    <GeneratorPage mainSite={MAIN_SITE} />
  )),
  '/drag-drop': suspended(BUILDER_PAGE, ({ BuilderPage }) => BuilderPage),
  '/team': suspended(TEAM_PAGE, ({ TeamPage }) => TeamPage),
} as const;

function suspended<Code>(code: Lazy<Code>, pageOf: (code: Code) => ComponentType) {
  return suspend(async () => ({ default: pageOf(await code.load()) }));
}

/** The whole app around a store. */
export function App({ store }: { readonly store: AppStore }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <PageTitle />
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
        <Arrival />
        <AllClients />
        <SharedLink />
        <NoticeToasts />
      </Provider>
    </ErrorBoundary>
  );
}

/** The provider's main site. Set `VITE_MAIN_SITE` when building to link to another one. */
const MAIN_SITE: string = import.meta.env['VITE_MAIN_SITE'] ?? 'https://signet.example';
