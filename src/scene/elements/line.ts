import { shapeElement } from '../kinds/shape';

export const lineDefinition = shapeElement({
  type: 'line',
  label: 'Line',
  group: 'shapes',
  icon: 'line',
  width: 100,
  height: 2,
  style: { backgroundColor: '#333333' },
});
