import { plateElement } from '../../src/scene/kinds/picture/plate';

/** A plane with words in it, which no element of the library is yet. */
export const PLATE = plateElement({
  type: 'plate',
  label: 'Plate',
  group: 'shapes',
  icon: 'square',
  width: 140,
  height: 40,
  style: {
    backgroundColor: '#1e3a8a',
    color: '#ffffff',
    radius: 6,
    fontSize: 14,
    fontWeight: 700,
    textAlign: 'center',
  },
  padding: 12,
  field: 'companyName',
  placeholder: 'Your words',
});
