import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { GeneratorPage } from '../generator/generator-page';
import type { AppStore } from '../store/make-store';
import { MAIN_SITE } from './config';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './not-found-page';
import { NoticeToasts } from './notice-toasts';

const LazyBuilder = lazy(async () => {
  const { BuilderPage } = await import('./builder-page');
  return { default: BuilderPage };
});

function LazyBuilderPage() {
  return (
    <Suspense fallback={null}>
      <LazyBuilder />
    </Suspense>
  );
}

/** The whole app around a store. */
export function App({ store }: { readonly store: AppStore }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<GeneratorPage mainSite={MAIN_SITE} />} />
            <Route path="/drag-drop" element={<LazyBuilderPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </BrowserRouter>
        <NoticeToasts />
      </Provider>
    </ErrorBoundary>
  );
}
