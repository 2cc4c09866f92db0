import { shapeElement } from '../kinds/shape';

export const rectangleDefinition = shapeElement({
  type: 'rectangle',
  label: 'Rectangle',
  group: 'shapes',
  icon: 'square',
  width: 120,
  height: 80,
  style: { backgroundColor: '#e5e7eb', borderColor: '#9ca3af', borderWidth: 1 },
});
