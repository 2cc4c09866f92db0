import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { titleOf } from './pages.data';

/** Gives the page its title when another is opened without loading it. The one that was loaded has its own. */
export function PageTitle() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) document.title = titleOf(pathname);
    before.current = pathname;
  }, [pathname]);
  return null;
}
