import { shapeElement } from '../kinds/shape';

export const verticalLineDefinition = shapeElement({
  type: 'vertical-line',
  label: 'Vertical Line',
  group: 'shapes',
  icon: 'bar',
  width: 1,
  height: 80,
  style: { backgroundColor: '#9ca3af' },
});
