import { useCallback, useId } from 'react';
import { PickerPlace, WITHIN } from '../../ui/fields/picker-place';
import { Sheet } from '../../ui/overlays/sheet';
import { TabList, TabPanel } from '../../ui/tabs';
import { PanelBody, panelTabs } from './panel-tabs';
import type { PanelId } from './show-panel';

export interface PanelSheetProps {
  readonly panel: PanelId;
  readonly isOpen: boolean;
  readonly onChange: (panel: PanelId, isOpen: boolean) => void;
}

/** All panels below the canvas, where the window is too narrow for columns. The canvas above stays in use. */
export function PanelSheet({ panel, isOpen, onChange }: PanelSheetProps) {
  const id = useId();
  const tabs = panelTabs(true);
  const onOpenChange = useCallback((next: boolean) => onChange(panel, next), [onChange, panel]);
  return (
    <Sheet
      title="Panels"
      isInFlow
      isOpen={isOpen}
      peekHeight={0}
      openHeight="44dvh"
      onOpenChange={onOpenChange}
      header={
        <TabList<PanelId>
          id={id}
          label="Panels"
          value={isOpen ? panel : null}
          tabs={tabs}
          onChange={(next) => onChange(next, !(isOpen && next === panel))}
          className="justify-around px-1 [&>button]:flex-1"
        />
      }
    >
      <TabPanel id={id} value={panel} className="flex h-full min-h-0 flex-col">
        <PickerPlace value={WITHIN}>
          <PanelBody panel={panel} />
        </PickerPlace>
      </TabPanel>
    </Sheet>
  );
}
