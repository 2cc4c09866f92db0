import { shapeElement } from '../kinds/shape';

export const dividerDefinition = shapeElement({
  type: 'divider',
  label: 'Divider',
  width: 100,
  height: 2,
  style: { backgroundColor: '#d1d5db' },
});
