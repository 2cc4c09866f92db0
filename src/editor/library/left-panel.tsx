import { useId, useState } from 'react';
import { useBuilderSelector } from '../../store/builder-hooks';
import { Badge } from '../../ui/badge';
import { TabList, TabPanel } from '../../ui/tabs';
import { LayersPanel } from '../layers/layers-panel';
import { selectScene } from '../selectors';
import { LibraryPanel } from './library-panel';

type LeftTab = 'elements' | 'layers';

/** What can be added, and what there is. */
export function LeftPanel() {
  const id = useId();
  const [tab, setTab] = useState<LeftTab>('elements');
  const count = useBuilderSelector((state) => selectScene(state).elements.length);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <TabList<LeftTab>
        id={id}
        label="Left panel"
        value={tab}
        tabs={[
          { value: 'elements', label: 'Elements', aside: <Badge>{count}</Badge> },
          { value: 'layers', label: 'Layers' },
        ]}
        onChange={setTab}
        className="px-2"
      />
      <TabPanel id={id} value={tab} className="flex min-h-0 flex-1 flex-col">
        {tab === 'elements' ? <LibraryPanel /> : <LayersPanel />}
      </TabPanel>
    </div>
  );
}
