import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { GeneratorPage } from '../generator/generator-page';
import type { AppStore } from '../store/make-store';
import { BuilderPage } from './builder-page';
import { MAIN_SITE } from './config';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './not-found-page';
import { NoticeToasts } from './notice-toasts';

/** The whole app around a store. */
export function App({ store }: { readonly store: AppStore }) {
  return (
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<GeneratorPage mainSite={MAIN_SITE} />} />
            <Route path="/drag-drop" element={<BuilderPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </BrowserRouter>
        <NoticeToasts />
      </Provider>
    </ErrorBoundary>
  );
}
