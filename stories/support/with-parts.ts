import { PARTS } from '../../src/editor/lazy-parts';

/** A loader: the story begins once the parts of the designer that load late are there. */
export async function withParts(): Promise<void> {
  await PARTS.load();
}
