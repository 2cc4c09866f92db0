import { useLazy } from '../../ui/hooks/use-lazy';
import { LibraryPanel } from '../library/library-panel';
import { PARTS } from '../lazy-parts';
import { PropertiesPanel } from './properties-panel';
import type { PanelId } from './show-panel';

/** The tabs of the left column; where there is one column only, with the properties among them. */
export function panelTabs(withProperties: boolean) {
  return [
    { value: 'elements', label: 'Elements' },
    { value: 'layers', label: 'Layers' },
    { value: 'details', label: 'Details' },
    ...(withProperties ? [{ value: 'properties', label: 'Properties' } as const] : []),
  ] as const;
}

export function PanelBody({ panel }: { readonly panel: PanelId }) {
  switch (panel) {
    case 'elements':
      return <LibraryPanel />;
    case 'layers':
      return <LazyPanel key={panel} name="LayersPanel" />;
    case 'details':
      return <LazyPanel key={panel} name="DetailsPanel" />;
    case 'properties':
      return (
        <div className="scroll-thin min-h-0 flex-1 overflow-y-auto">
          <PropertiesPanel />
        </div>
      );
  }
}

/** Made again for each panel: each asks again for what did not come before. */
function LazyPanel({ name }: { readonly name: 'LayersPanel' | 'DetailsPanel' }) {
  const panels = useLazy(PARTS);
  if (panels === null) return null;
  const Panel = panels[name];
  return <Panel />;
}
