import { parseDesign } from '../../src/scene/design-file/design-file';
import { completeDesign, type Design } from '../../src/scene/scene';

/* The scenes that the fidelity suite compares with the canvas. */

const FILES = import.meta.glob<string>('../../tests/fixtures/scenes/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const SCENE_NAMES: readonly string[] = Object.keys(FILES).map(nameOf);

/** A scene by the name of its file. Throws for one that is not there. */
export function sceneNamed(name: string): Design {
  const entry = Object.entries(FILES).find(([path]) => nameOf(path) === name);
  if (entry === undefined) throw new Error(`There is no scene ${name}`);
  const parsed = parseDesign(entry[1]);
  if (!parsed.ok) throw new Error(`${name} is not a design: ${parsed.problem.message}`);
  return completeDesign(parsed.value.design);
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}
