import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { EditorPage } from '../editor/editor-page';
import { measureText, watchMeasures } from '../platform/measure-text';
import { useBuilderSelector } from '../store/builder-hooks';
import { openBuilder } from '../store/builder-store';
import { beginDesign, keepDesign } from '../store/design-keeping';
import { fontsCame } from '../store/fonts';
import type { AppStore } from '../store/make-store';

/** Opens the designer: its part of the store, then the design of an earlier visit. */
export function BuilderPage() {
  const store = useStore();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const builder = openBuilder(store as AppStore);
    void builder.dispatch(beginDesign()).finally(() => setIsOpen(true));
    const keep = (): void => {
      if (document.visibilityState === 'hidden') void builder.dispatch(keepDesign());
    };
    document.addEventListener('visibilitychange', keep);
    const unwatch = watchMeasures(() => builder.dispatch(fontsCame()));
    return () => {
      document.removeEventListener('visibilitychange', keep);
      unwatch();
    };
  }, [store]);
  return isOpen ? <Designer /> : null;
}

function Designer() {
  const isReady = useBuilderSelector(
    ({ tabs }) => tabs.hold !== 'unknown' && tabs.hold !== 'asked',
  );
  return isReady ? <EditorPage measure={measureText} baseUrl={location.origin} /> : null;
}
