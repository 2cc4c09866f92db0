import { inOrder } from './ordered-tests';

export default inOrder({
  first: ['fixtures', 'places', 'cut', 'tables'].map(passTest),
  next: ['tests/export/**/*.test.ts'],
  last: ['any-scene', 'flatten', 'reserve-text-slack'].map(passTest),
});

function passTest(name: string): string {
  return `tests/export/passes/${name}.test.ts`;
}
