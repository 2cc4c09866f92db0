import {
  lazy as suspend,
  Suspense,
  type ComponentType,
  useEffect,
  Component,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, Link, useLocation } from 'react-router-dom';
import { lazy, type Lazy } from '../base/lazy';
import { UseItIn } from '../destinations/use-it-in';
import { Arrival } from '../import/page/arrival/lazy-arrival';
import { MESSAGES, NOTICES } from '../model/messages/messages';
import { isShareHash } from '../model/share-link';
import { AllClients } from '../output/page/previews/all-clients';
import { useAppDispatch } from '../store/hooks';
import type { AppStore } from '../store/make-store';
import { withFailureNotice } from '../store/with-failure-notice';
import { Button } from '../ui/buttons/button';
import { buttonClasses } from '../ui/buttons/button-classes';
import { Seal } from '../ui/seal';
import { NoticeToasts } from './notice-toasts';

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

/** The page for unknown paths. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: ${pathname}`);
  }, [pathname]);
  return (
    <MessagePage title={MESSAGES.pageNotFound} text="There is no page at this address.">
      <Link to="/" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
        {MESSAGES.returnHome}
      </Link>
    </MessagePage>
  );
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces the app when drawing it fails. React has no function for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MessagePage
        title={MESSAGES.unexpectedError}
        text="Your work is saved on this device. Reloading the page usually helps."
      >
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          Reload
        </Button>
      </MessagePage>
    );
  }
}

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page with one message and, below it, the way on. */
function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-md justify-items-center gap-3 text-center">
        <Seal size={48} className="text-accent" />
        <h1 className="mt-2 text-2xl font-semibold">{title}</h1>
        <p className="mb-3 text-base text-ink-muted">{text}</p>
        {children}
      </div>
    </main>
  );
}

const DIALOG = lazy(() => import('../saving/page/shared-signature'));

interface Asked {
  readonly hash: string;
  readonly code: typeof import('../saving/page/shared-signature');
}

/** Asks about the signature of a link with which the page was opened, or that was put into its address. */
function SharedLink() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const take = async (): Promise<void> => {
      const { hash } = location;
      if (!isShareHash(hash)) return;
      const code = await DIALOG.load();
      setAsked({ hash, code });
      // Removes the signature from the address: a reload does not ask again, and a bookmark contains no personal data. When the
      // dialog did not load, the address keeps it, and a reload asks again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    const onHash = () => void dispatch(withFailureNotice(NOTICES.partMissing, take));
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [dispatch]);
  const onDone = useCallback(() => setAsked(null), []);
  return (
    asked && <asked.code.SharedSignatureDialog key={asked.hash} hash={asked.hash} onDone={onDone} />
  );
}
