import { planIf } from '../../../store/command';
import { selectionChanged } from '../../../store/canvas/selection-slice';
import { panelAsked } from '../../../store/canvas/view-slice';
import type { BuilderCommand } from '../builder-command';

/** Leads to the font, the sizes and the accent of the whole design, which the properties show while nothing is selected. */
export const goToStyles: BuilderCommand = {
  id: 'view.styles',
  label: 'Go to the styles of the design',
  plan: ({ chosen, view }) =>
    planIf(chosen.ids.size > 0 || view.askedPanel !== 'properties', () => [
      selectionChanged([]),
      panelAsked('properties'),
    ]),
};
