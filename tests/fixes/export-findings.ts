import { composeScene, sceneContext } from '../../src/export/compose/compose-scene';
import { printed, type Composition } from '../../src/export/compose/composition';
import type { RasterImage, RasterRequest } from '../../src/export/types';
import type { FixContext } from '../../src/fixes/fix';
import type { Finding, FindingRule } from '../../src/model/findings/findings';
import type { Ink } from '../../src/model/picture/ink';
import type { Design } from '../../src/scene/scene';
import { PNG, resized } from '../helpers/pictures';

/** What an export found, and the pictures that it had. */
export interface Exported {
  readonly findings: readonly Finding[];
  readonly rasters: Readonly<Record<string, RasterImage>>;
}

const BLACK_INK: Ink = { clear: 0.5, shade: '#000000', pale: '#000000' };
export const WHITE_INK: Ink = { clear: 0.5, shade: '#ffffff', pale: '#ffffff' };

/** An export with every picture that it asks for. */
export function exported(design: Design, ink?: Ink): Exported {
  const rasters: Record<string, RasterImage> = {};
  // What is drawn lets another thing be seen, which is drawn in its turn.
  for (let round = 0; round < 8; round++) {
    const composition = composeScene(design, { rasters: { ...rasters }, ...OPTIONS });
    const missing = composition.form.requests.filter(({ id }) => rasters[id] === undefined);
    if (missing.length === 0) return { findings: foundIn(composition), rasters };
    for (const request of missing) rasters[request.id] = answerTo(request, ink);
  }
  throw new Error('The export asks for ever more pictures');
}

/** A drawn picture, of the size that was asked for: ink on nothing, until it has a backing. */
export function answerTo(request: RasterRequest, ink = BLACK_INK): RasterImage {
  const { width, height, scale } = request;
  const drawn = resized(PNG, Math.round(width * scale), Math.round(height * scale));
  const picture = { type: 'image/png', base64: drawn.split(',')[1] ?? '' } as const;
  const isBare = request.kind === 'picture' && request.backing === undefined;
  return isBare ? { ...picture, ink } : picture;
}

/** An export none of whose pictures can be drawn. */
export function exportedUndrawn(design: Design): Exported {
  return { findings: foundIn(composeScene(design, OPTIONS)), rasters: {} };
}

/** What passes and checks found. */
function foundIn(composition: Composition): readonly Finding[] {
  return printed(composition).findings;
}

/** As a page has it. */
const OPTIONS = { baseUrl: 'https://signet.example' } as const;

export function fixContextOf(design: Design, { rasters }: Pick<Exported, 'rasters'>): FixContext {
  return { element: sceneContext(design, OPTIONS).element, rasters };
}

/** Findings by rule and element; those that concern several elements stand there several times. */
export function byElement(findings: readonly Finding[]): ReadonlyMap<string, Finding> {
  return new Map(
    findings.flatMap((finding) =>
      finding.origin.flatMap((from) =>
        from.kind === 'element' ? [[keyOf(finding.rule, from.id), finding] as const] : [],
      ),
    ),
  );
}

export function keyOf(rule: FindingRule, id: string): string {
  return `${rule} ${id}`;
}
