import { useEffect, useId } from 'react';
import { PickerPlace, WITHIN } from '../../ui/fields/picker-place';
import { TabList, TabPanel } from '../../ui/tabs';
import { PanelBody, panelTabs } from './panel-tabs';
import type { PanelSheetProps } from './panel-sheet';
import type { PanelId } from './show-panel';

/** All panels beside the canvas of a phone that lies on its side, where a sheet would leave it no height. */
export function PanelRail({ panel, isOpen, onChange }: PanelSheetProps) {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onChange(panel, false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen, onChange, panel]);
  return (
    <section aria-label="Panels" className="z-2 flex min-h-0 border-l bg-panel">
      {isOpen && (
        <TabPanel id={id} value={panel} className="flex w-75 min-h-0 flex-col border-e">
          <PickerPlace value={WITHIN}>
            <PanelBody panel={panel} />
          </PickerPlace>
        </TabPanel>
      )}
      <TabList<PanelId>
        id={id}
        label="Panels"
        isVertical
        value={isOpen ? panel : null}
        tabs={panelTabs(true)}
        onChange={(next) => onChange(next, !(isOpen && next === panel))}
        className="w-20 [&>button]:h-auto! [&>button]:min-h-11 [&>button]:flex-1 [&>button]:text-xs"
      />
    </section>
  );
}
