import { labelBoxElement } from '../kinds/picture/label-box';

export const buttonDefinition = labelBoxElement({
  type: 'button',
  label: 'Button',
  group: 'blocks',
  icon: 'square',
  placeholder: 'Your text',
  needsLink: true,
  width: 160,
  height: 40,
  padding: 12,
  style: {
    backgroundColor: '#1e5bb8',
    radius: 6,
    color: '#ffffff',
    fontSize: 14,
    fontWeight: 700,
    textAlign: 'center',
  },
});
