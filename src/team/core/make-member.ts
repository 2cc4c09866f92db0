import { exportScene } from '../../export/export-scene';
import { exportSignature } from '../../export/export-signature';
import { imageFile } from '../../export/image-names';
import type { EmailOutput, ExportOptions, RasterImage, RasterRequest } from '../../export/types';
import { loadWords } from '../../model/languages/load-words';
import { signatureLanguage } from '../../model/languages/signature-language';
import { NONE_HELD } from '../../model/picture/held-pictures';
import type { SignatureData } from '../../model/person/signature';
import { drawsHeld } from '../../scene/drawing/draws-held';
import type { Design } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { heldOfMember, type HeldOfTeam } from './held-of-member';
import type { ListFieldId } from './list/list-fields';
import type { Member } from './list/member';
import type { MadeSignature } from './made-signature';
import { keptRasters, type Rasters } from './kept-rasters';
import { personOf } from './person-of';
import type { TeamPlan } from './plan';
import { saidByPlan, type SaidByPlan } from './said-by-plan';
import { sceneOf } from './scene-of';

/** What making needs of the outside. */
export interface Studio {
  /** Draws what only a drawing surface can; null for what it cannot. Not there where there is none. */
  readonly draw?: (request: RasterRequest) => Promise<RasterImage | null>;
  /** What measures the texts of a design, once its letters are there; nothing for the built-in table. */
  readonly measureOf?: (
    design: Design,
  ) => MeasureText | undefined | Promise<MeasureText | undefined>;
}

/** How all signatures of a run are made. Plain data: it crosses to a worker. */
export interface TeamRun {
  readonly plan: TeamPlan;
  /** The fields that the list has columns for. */
  readonly fields: readonly ListFieldId[];
  readonly options: Pick<
    ExportOptions,
    'images' | 'host' | 'today' | 'baseUrl' | 'form' | 'standIns'
  >;
  /** Which pictures may not be asked for yet: they are linked, and nothing of them is drawn. */
  readonly held?: HeldOfTeam;
}

export type MakeMember = (member: Member) => Promise<MadeSignature>;

/**
 * Makes the signatures of a run, one member after the other or several at once. What is drawn for one is kept for the others,
 * up to a limit. Rejects only where the compiler itself fails.
 */
export function memberMaker(
  { plan, fields, options, held }: TeamRun,
  studio: Studio = {},
): MakeMember {
  const listed = new Set(fields);
  const rasters = keptRasters(studio.draw);
  return async (member) => {
    const said = saidByPlan(member.facts, plan);
    const person = personOf(member, listed, plan.signature.person, said);
    const make = (drawn: Rasters) =>
      compiled(plan, person, said, { ...options, rasters: drawn }, studio);
    const known = rasters.known();
    const first = await make(known);
    const heldNow = held === undefined ? NONE_HELD : heldOfMember(member, held);
    const requests = first.requests.filter((request) => !drawsHeld(request, heldNow));
    const drawn = await rasters.answers(requests);
    const output = drawn === null ? first : await make({ ...known, ...drawn });
    return madeOf(member, person, output, options);
  };
}

async function compiled(
  { signature }: TeamPlan,
  person: SignatureData,
  said: SaidByPlan,
  options: ExportOptions,
  { measureOf }: Studio,
): Promise<EmailOutput> {
  if (signature.kind === 'scene') {
    const scene = sceneOf(signature.scene, signature.person.colorScheme, said);
    const design: Design = { version: 1, ...scene, signatureData: person };
    return exportScene(design, options, await measureOf?.(design));
  }
  const words = await loadWords(signatureLanguage(person).words);
  return exportSignature(person, signature.template, { ...signature.look, ...options, words });
}

function madeOf(
  member: Member,
  person: SignatureData,
  { html, text, doc, findings, images }: EmailOutput,
  { images: mode }: ExportOptions,
): MadeSignature {
  const pictures = images.map((image) => ({ name: imageFile(image), bytes: image.bytes }));
  return {
    member,
    person,
    html,
    text,
    lang: doc.lang ?? 'en',
    findings,
    pictures: mode === 'hosted' ? pictures : [],
  };
}
