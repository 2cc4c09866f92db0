import { createContext, useContext } from 'react';

/** The panels beside the canvas; the first three share the left column. */
export type PanelId = 'elements' | 'layers' | 'details' | 'properties';

const ShowPanel = createContext<(panel: PanelId) => void>(() => undefined);

export const ShowPanelProvider = ShowPanel.Provider;

/** Brings a panel into sight, wherever it stands. */
export function useShowPanel(): (panel: PanelId) => void {
  return useContext(ShowPanel);
}
