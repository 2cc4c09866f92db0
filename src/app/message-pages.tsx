import { Component, useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MESSAGES } from '../model/messages/messages';
import { Button } from '../ui/buttons/button';
import { buttonClasses } from '../ui/buttons/button-classes';
import { Seal } from '../ui/seal';

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
