import { fileURLToPath } from 'node:url';
import type { RenderingPorts } from '../team/core/make-member';
import type { TeamSignature } from '../team/core/plan';
import type { Io } from './command';
import type { Renderer } from './draw/renderer';

/** The fonts were put beside the program when it was built. */
const FONTS = fileURLToPath(new URL('fonts', import.meta.url));

/**
 * What draws and measures here. Only designs are measured; for others the canvas is loaded with the first picture to be drawn.
 * Where it does not load, as on a platform that it was not built for, all else is made without it, and findings report what
 * was not drawn.
 */
export async function openRenderer({ kind }: TeamSignature, io: Io): Promise<RenderingPorts> {
  let loading: Promise<Renderer | null> | undefined;
  const load = (): Promise<Renderer | null> => (loading ??= loadOrReport(kind, io));
  const draw: RenderingPorts['draw'] = async (request) => (await load())?.draw(request) ?? null;
  if (kind !== 'scene') return { draw };
  const measure = (await load())?.measure;
  return measure === undefined ? { draw } : { draw, measureOf: () => measure };
}

async function loadOrReport(kind: TeamSignature['kind'], { stderr }: Io): Promise<Renderer | null> {
  try {
    const { loadRenderer } = await import('./draw/renderer');
    return await loadRenderer(FONTS);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    stderr.write(`Nothing can be drawn here: ${reason}\n`);
    if (kind === 'scene') stderr.write(`Texts are measured by a table here: ${reason}\n`);
    return null;
  }
}
