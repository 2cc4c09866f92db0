import { useAppSelector } from '../../store/hooks';
import { Badge } from '../../ui/badge';
import { DetailsPanel } from '../details/details-panel';
import { LayersPanel } from '../layers/layers-panel';
import { LibraryPanel } from '../library/library-panel';
import { selectScene } from '../selectors';
import { PropertiesPanel } from './properties-panel';
import type { PanelId } from './show-panel';

/** The tabs of the left column; where there is one column only, with the properties among them. */
export function usePanelTabs(withProperties: boolean) {
  const count = useAppSelector((state) => selectScene(state).elements.length);
  const badge = <Badge>{count}</Badge>;
  return [
    { value: 'elements', label: 'Elements', aside: <span className="max-xl:hidden">{badge}</span> },
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
      return <LayersPanel />;
    case 'details':
      return <DetailsPanel />;
    case 'properties':
      return (
        <div className="scroll-thin min-h-0 flex-1 overflow-y-auto">
          <PropertiesPanel />
        </div>
      );
  }
}
