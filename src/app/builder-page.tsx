import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { EditorPage } from '../editor/editor-page';
import { measureText, watchMeasures } from '../platform/measure-text';
import { useBuilderSelector } from '../store/builder-hooks';
import { openBuilder } from '../store/builder-store';
import { beginDesign, keepAllOfDesign } from '../store/design-keeping';
import { fontsCame } from '../store/fonts';
import type { AppStore } from '../store/make-store';
import { whenLeaving } from './when-leaving';

/** Opens the designer: its part of the store, then the design of an earlier visit. */
export function BuilderPage() {
  const store = useStore();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const builder = openBuilder(store as AppStore);
    void builder.dispatch(beginDesign()).finally(() => setIsOpen(true));
    const unwatch = [
      whenLeaving(() => void builder.dispatch(keepAllOfDesign())),
      watchMeasures(() => builder.dispatch(fontsCame())),
    ];
    return () => {
      for (const stop of unwatch) stop();
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
