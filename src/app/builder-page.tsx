import { useEffect } from 'react';
import { EditorPage } from '../editor/editor-page';
import { watchMeasures } from '../fonts/browser/measure-text';
import { fontsArrived, measuringBegun } from '../fonts/state/fonts';
import { useAppStore } from '../store/hooks';
import { openDesigner } from '../store/open-designer';
import { outputRequested } from '../output/state/output-slice';

/** The page of the designer. `openDesigner` adds the scene's reducer to the store before anything is rendered. */
export function BuilderPage() {
  const store = useAppStore();
  openDesigner(store);
  useEffect(() => {
    store.dispatch(measuringBegun());
    store.dispatch(outputRequested('scene'));
    return watchMeasures(() => store.dispatch(fontsArrived()));
  }, [store]);
  const { measure, origin } = store.extra;
  return <EditorPage measure={measure} baseUrl={origin} />;
}
