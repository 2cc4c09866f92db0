import { Component, type ReactNode } from 'react';
import { MESSAGES } from '../model/messages/messages';
import { Button } from '../ui/button';
import { MessagePage } from './message-page';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Stands in for the app when drawing it fails. React has no function for this. */
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
