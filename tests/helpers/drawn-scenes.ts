import { parseDesign } from '../../src/scene/design-file/design-file';
import { completeDesign, type Design } from '../../src/scene/scene';

const FILES = import.meta.glob<string>('../fixtures/scenes/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A scene with the name that a failure calls it by. */
export type NamedDesign = readonly [name: string, design: Design];

/** Families of scenes in which things lie over one another. */
const OVERLAPPING = /^(?:overlaps|badge-|photo-|pile-)/;

/** Hand-drawn scenes, one a file; a new one joins by being there. */
const ALL_FIXTURES: readonly NamedDesign[] = Object.entries(FILES).map(([path, json]) => {
  const name = path.replace(/^.*\/(.*)\.json$/, '$1');
  const design = parseDesign(json);
  if (!design.ok) throw new Error(`${name}: ${JSON.stringify(design.problem)}`);
  return [name, completeDesign(design.value.design)];
});

/** Those without overlaps. */
export const FIXTURES = ALL_FIXTURES.filter(([name]) => !OVERLAPPING.test(name));

/** Those with overlaps. */
export const OVERLAPS = ALL_FIXTURES.filter(([name]) => OVERLAPPING.test(name));
