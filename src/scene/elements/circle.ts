import { shapeElement } from '../kinds/shape';

export const circleDefinition = shapeElement({
  type: 'circle',
  label: 'Circle',
  group: 'shapes',
  icon: 'circle',
  width: 80,
  height: 80,
  style: { backgroundColor: '#e5e7eb', borderColor: '#9ca3af', borderWidth: 1 },
  isEllipse: true,
});
