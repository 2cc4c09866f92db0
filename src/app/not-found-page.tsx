import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MESSAGES } from '../model/messages/messages';
import { buttonClasses } from '../ui/button-classes';
import { MessagePage } from './message-page';

/** The page of every path that is none of ours. */
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
