import { labelBoxElement } from '../../src/scene/kinds/picture/label-box';

/** A plane with words in it, which no element of the library is yet. */
export const LABEL_BOX = labelBoxElement({
  type: 'label-box',
  label: 'Label box',
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
