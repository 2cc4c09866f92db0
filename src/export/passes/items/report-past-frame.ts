import { itemFinding } from '../../items/item';
import type { ItemForm } from '../../items/item-form';
import type { Pass } from '../pass';

/** Reports texts whose letters reach out of the frame: the whole mail becomes wider for them. */
export const reportPastFrame: Pass<ItemForm> = {
  name: 'reportPastFrame',
  run: (form, { findings }) => {
    const { items, frameWidth } = form;
    const past = items.filter(
      ({ kind, ink }) => kind === 'text' && (ink.x0 < 0 || ink.x1 > frameWidth),
    );
    findings.report(...past.map((item) => itemFinding('text-past-frame', item)));
    return form;
  },
};
