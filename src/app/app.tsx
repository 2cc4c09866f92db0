import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { UseItIn } from '../destinations/use-it-in';
import { Arrival } from '../import/page/arrival/lazy-arrival';
import { AllClients } from '../output/page/previews/all-clients';
import type { AppStore } from '../store/make-store';
import { ErrorBoundary, NotFoundPage } from './message-pages';
import { NoticeToasts } from './notice-toasts';
import { PageTitle } from './page-title';
import { PAGES } from './pages';
import { SharedLink } from './shared-link';

interface AppProps {
  readonly store: AppStore;
  /** What reads and changes the address. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole app around a store. */
export function App({ store, Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <Router>
          <PageTitle />
          <Suspense fallback={null}>
            <Routes>
              {Object.entries(PAGES).map(([path, { Page }]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </Router>
        <UseItIn />
        <Arrival />
        <AllClients />
        <SharedLink />
        <NoticeToasts />
      </Provider>
    </ErrorBoundary>
  );
}
