import { useEffect } from 'react';
import { resizeColumn, showStart } from '../editor/commands/views/column';
import { EditorPage } from '../editor/editor-page';
import { watchMeasures } from '../fonts/browser/measure-text';
import { fontsArrived, measuringBegun } from '../fonts/state/fonts';
import { useAppStore } from '../store/hooks';
import type { AppStore } from '../store/make-store';
import { openDesigner } from '../store/open-designer';
import { outputRequested } from '../output/state/output-slice';

/** Takes over the size of the canvas that the build rendered: the first rendering is as large, and need not be measured. */
export function beginDesigner(store: AppStore, shown: HTMLElement): void {
  const canvas = shown.querySelector('[data-design-canvas]');
  if (canvas === null || canvas.clientWidth === 0) return;
  openDesigner(store);
  store.dispatch(resizeColumn({ width: canvas.clientWidth, height: canvas.clientHeight }));
  store.dispatch(showStart());
}

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
