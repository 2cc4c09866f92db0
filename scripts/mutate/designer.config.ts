import { inOrder } from './ordered-tests';

export default inOrder({
  first: [
    'tests/editor/gestures*.test.ts',
    'tests/editor/arrange.test.ts',
    'tests/scene/reduce-scene.test.ts',
    'tests/export/geometry/*.test.ts',
  ],
  next: ['tests/editor/**/*.test.ts', 'tests/scene/**/*.test.ts', 'tests/export/regions/*.test.ts'],
  last: ['tests/editor/commands.test.ts', 'tests/editor/undo.test.ts'],
  never: [
    'tests/editor/command-predicates.test.ts',
    'tests/scene/*-fuzz.test.ts',
    'tests/scene/read-element.test.ts',
    'tests/scene/element-contract*.test.ts',
    'tests/scene/elements.test.ts',
  ],
});
