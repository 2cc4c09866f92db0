import { fileURLToPath } from 'node:url';
import type { Studio } from '../team/core/make-member';
import type { MeasureText } from '../scene/text/text-measure';
import type { TeamSignature } from '../team/core/plan';
import type { Io } from './command';

/** The fonts that were unpacked when the program was built; they lie beside it. */
const FONTS = fileURLToPath(new URL('fonts', import.meta.url));

/**
 * What draws and measures here. Only designs are measured. The drawing surface is loaded with the first picture to be drawn.
 * Where it does not load, as on a platform that it was not built for, all else is made without it, and findings say what was
 * not drawn.
 */
export async function openStudio({ kind }: TeamSignature, io: Io): Promise<Studio> {
  let opening: Promise<Studio['draw'] | null> | undefined;
  const draw: NonNullable<Studio['draw']> = async (request) => {
    opening ??= orTell(io, 'Nothing can be drawn here', openDrawer);
    return (await opening)?.(request) ?? null;
  };
  if (kind !== 'scene') return { draw };
  const measure = await orTell(io, 'Texts are measured by a table here', openMeasure);
  return measure === null ? { draw } : { draw, measureOf: () => measure };
}

async function openDrawer(): Promise<NonNullable<Studio['draw']>> {
  const { makeDrawer } = await import('./draw/draw');
  return makeDrawer(FONTS);
}

async function openMeasure(): Promise<MeasureText> {
  const { makeNodeMeasure } = await import('./draw/measure');
  return makeNodeMeasure(FONTS);
}

async function orTell<T>({ stderr }: Io, what: string, open: () => Promise<T>): Promise<T | null> {
  try {
    return await open();
  } catch (cause) {
    stderr.write(`${what}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
    return null;
  }
}
