import { useId } from 'react';
import { TabList, TabPanel } from '../../ui/tabs';
import { PanelBody, panelTabs } from './panel-tabs';
import type { PanelId } from './show-panel';

interface LeftPanelProps {
  readonly panel: PanelId;
  readonly onPanel: (panel: PanelId) => void;
}

/** The panels of the library, of the layers and of the person's details. */
export function LeftPanel({ panel, onPanel }: LeftPanelProps) {
  const id = useId();
  const tabs = panelTabs(false);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <TabList<PanelId>
        id={id}
        label="Left panel"
        value={panel}
        tabs={tabs}
        onChange={onPanel}
        className="xl:px-2"
      />
      <TabPanel id={id} value={panel} className="flex min-h-0 flex-1 flex-col">
        <PanelBody panel={panel} />
      </TabPanel>
    </div>
  );
}
