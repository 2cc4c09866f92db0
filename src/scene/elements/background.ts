import { shapeElement } from '../kinds/shape';

export const backgroundDefinition = shapeElement({
  type: 'background',
  label: 'Background',
  group: 'shapes',
  icon: 'square',
  width: 200,
  height: 150,
  style: { backgroundColor: '#eff6ff' },
});
