import { shapeElement } from '../kinds/shape';

export const dividerDefinition = shapeElement({
  type: 'divider',
  label: 'Divider',
  group: 'shapes',
  icon: 'line',
  width: 100,
  height: 2,
  style: { backgroundColor: '#d1d5db' },
});
