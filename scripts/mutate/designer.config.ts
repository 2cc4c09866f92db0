import { inOrder } from './ordered-tests';

/** Others of scenes read and write whole designs by the thousand: they take longer than all of these. */
const SCENE_TESTS =
  'arrange bound-parts fit-scene operations reduce-scene scale-boxes spans stacking text-limits text-sizes'
    .split(' ')
    .map((name) => `tests/scene/${name}.test.ts`);

export default inOrder({
  first: [
    'tests/editor/gestures*.test.ts',
    'tests/editor/arrange.test.ts',
    'tests/export/geometry/*.test.ts',
  ],
  next: [...SCENE_TESTS, 'tests/editor/**/*.test.ts', 'tests/export/regions/*.test.ts'],
  last: ['tests/editor/commands.test.ts', 'tests/editor/undo.test.ts'],
  // It tries hundreds of designs for each command: the two before it notice most of what it does.
  never: ['tests/editor/command-predicates.test.ts'],
});
