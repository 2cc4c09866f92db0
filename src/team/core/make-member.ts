import {
  exportScene,
  exportSignature,
  type EmailOutput,
  type ExportOptions,
  type RasterImage,
  type RasterRequest,
} from '../../export';
import { memoizeObject } from '../../base/memoize';
import { hostedAddress, imageFile } from '../../export/packages';
import { resolveColorScheme } from '../../model/color/color-scheme';
import { PALETTE_COLORS, type Palette } from '../../model/color/palettes';
import { wordsOf } from '../../model/languages/words-of';
import type { Person } from '../../model/person/signature';
import { NONE_HELD } from '../../model/picture/held-pictures';
import { drawsHeld } from '../../scene/drawing/draws-held';
import type { Design, Scene, SceneElement } from '../../scene/scene';
import type { MeasureText } from '../../scene/text/text-measure';
import { contentHash, withoutDrawnBytes } from './content-hash';
import { heldOfMember, type HeldOfTeam, type HostedPicture, type MadeSignature } from './member';
import type { ListFieldId } from './list/list-fields';
import type { Member } from './list/member';
import { memberInputs, type InputDigest } from './member-input';
import { personOf } from './person-of';
import type { TeamPlan } from './plan';
import { planOverrides, type PlanOverrides } from './plan-overrides';

/** What making needs of the outside. */
export interface RenderingPorts {
  /** Draws what only a drawing surface can; null for what it cannot. Not there where there is none. */
  readonly draw?: (request: RasterRequest) => Promise<RasterImage | null>;
  /**
   * The photo of somebody as a data URL; null where there is none of theirs, and what list or signature have counts. Rejects
   * where one that was there cannot be read any more.
   */
  readonly photoOf?: (member: Member) => Promise<string | null>;
  /** What measures the texts of a design, once its letters are there; nothing for the built-in table. */
  readonly measureOf?: (
    design: Design,
  ) => MeasureText | undefined | Promise<MeasureText | undefined>;
  /** With it, signatures come with the digest of what they are made of. */
  readonly digest?: InputDigest;
}

/** How all signatures of a run are made. Plain data: it crosses to a worker. */
export interface TeamRun {
  readonly plan: TeamPlan;
  /** The fields that the list has columns for. */
  readonly fields: readonly ListFieldId[];
  readonly options: Pick<
    ExportOptions,
    'images' | 'host' | 'today' | 'baseUrl' | 'form' | 'standIns' | 'code'
  >;
  /** Whether each signature comes with its short form for replies. */
  readonly hasReplies?: boolean;
  /** Which pictures may not be asked for yet: they are linked, and nothing of them is drawn. */
  readonly held?: HeldOfTeam;
}

/** Makes the signature of a member. The photo is that of `owner`, for one who stands for another address of somebody. */
export type MakeMember = (member: Member, owner?: Member) => Promise<MadeSignature>;

/**
 * Makes the signatures of a run, one member after the other or several at once. What is drawn for one is kept for the others,
 * up to a limit. Rejects only where the compiler itself fails.
 */
export function memberMaker(run: TeamRun, renderingPorts: RenderingPorts = {}): MakeMember {
  const { plan, fields, options, hasReplies = false, held } = run;
  const { digest } = renderingPorts;
  const inputOf = digest === undefined ? null : memberInputs(run, digest);
  const listed = new Set(fields);
  const rasters = keptRasters(renderingPorts.draw);
  const optionsWith = memoizeObject((drawn: Rasters) => ({ ...options, rasters: drawn }));
  return async (member, owner = member) => {
    const overrides = planOverrides(member.facts, plan, options.today);
    const listedPerson = personOf(member, listed, plan.signature.person, overrides);
    const photo = (await renderingPorts.photoOf?.(owner)) ?? null;
    const person = photo === null ? listedPerson : { ...listedPerson, profileImageUrl: photo };
    const make = (drawn: Rasters) =>
      compiled(plan, person, overrides, optionsWith(drawn), renderingPorts);
    const known = rasters.known();
    const first = await make(known);
    const heldNow = held === undefined ? NONE_HELD : heldOfMember(member, held);
    const requests = first.requests.filter((request) => !drawsHeld(request, heldNow));
    const drawn = await rasters.answers(requests);
    const output = drawn === null ? first : await make({ ...known, ...drawn });
    // What was not drawn now may be drawn the next time.
    const isWhole = requests.every(
      ({ id }) => known[id] !== undefined || drawn?.[id] !== undefined,
    );
    const input = isWhole && inputOf !== null ? { input: inputOf(member, photo) } : {};
    const made = { ...madeOf(member, person, output, options), ...input };
    if (!hasReplies) return made;
    const reply = { ...options, form: 'reply' } as const;
    return {
      ...made,
      reply: (await compiled(plan, person, overrides, reply, renderingPorts)).html,
    };
  };
}

async function compiled(
  { signature }: TeamPlan,
  person: Person,
  overrides: PlanOverrides,
  options: ExportOptions,
  { measureOf }: RenderingPorts,
): Promise<EmailOutput> {
  if (signature.kind === 'scene') {
    const scene = sceneOf(signature.scene, signature.person.colorScheme, overrides);
    const design: Design = { version: 1, ...scene, person };
    return exportScene(design, { ...signature.look, ...options }, await measureOf?.(design));
  }
  const words = await wordsOf(person);
  return exportSignature(person, signature.template, { ...signature.look, ...options, words });
}

function madeOf(
  member: Member,
  person: Person,
  { html, text, doc, findings, images }: EmailOutput,
  { images: mode, host }: ExportOptions,
): MadeSignature {
  return {
    member,
    person,
    html,
    text,
    hash: contentHash({ html: withoutDrawnBytes(html, doc), text }),
    lang: doc.lang,
    findings,
    pictures: mode === 'hosted' && host !== undefined ? hostedPictures(images, host) : [],
  };
}

function hostedPictures(images: EmailOutput['images'], host: string): readonly HostedPicture[] {
  return images.map((image) => ({
    name: imageFile(image),
    address: hostedAddress(host, image),
    type: image.mime,
    bytes: image.bytes,
  }));
}

/** Pictures that were drawn, by the ids of their requests. */
type Rasters = Readonly<Record<string, RasterImage>>;

/** In characters of base64: enough for what all share, and no more than a worker can hold. */
const MOST_KEPT = 24_000_000;

/**
 * What is drawn in a run, kept for later requests of the same; once there is too much of it, all is dropped. What could not be
 * drawn is not tried again.
 */
function keptRasters(draw: ((request: RasterRequest) => Promise<RasterImage | null>) | undefined) {
  let kept: Record<string, RasterImage> = {};
  let failed = new Set<string>();
  let characters = 0;
  const drawOne = async (request: RasterRequest): Promise<RasterImage | null> => {
    const { id } = request;
    if (failed.has(id)) return null;
    const drawn = kept[id] ?? (await draw?.(request)) ?? null;
    if (drawn === null) failed.add(id);
    else if (kept[id] === undefined) {
      characters += drawn.base64.length;
      kept[id] = drawn;
    }
    return drawn;
  };
  return {
    known: (): Rasters => kept,
    /** The pictures for requests; null where none of them is new. */
    async answers(requests: readonly RasterRequest[]): Promise<Rasters | null> {
      if (draw === undefined || requests.length === 0) return null;
      if (characters > MOST_KEPT) {
        kept = {};
        failed = new Set();
        characters = 0;
      }
      const drawn = await Promise.all(
        requests.map(async (each) => [each.id, await drawOne(each)] as const),
      );
      const answers = drawn.filter((pair): pair is [string, RasterImage] => pair[1] !== null);
      return answers.length === 0 ? null : Object.fromEntries(answers);
    },
  };
}

/**
 * The scene with what a plan sets instead of what stands there: banner and disclaimer in the first element of their type, and
 * the colors of another palette for those of the signature's own. The same scene where the plan sets none of these.
 */
export function sceneOf(scene: Scene, colorScheme: string, overrides: PlanOverrides): Scene {
  const { banner, disclaimer } = overrides;
  const withBanner =
    banner === undefined
      ? scene.elements
      : withFirst(scene.elements, 'banner', {
          content: banner.picture,
          href: banner.link,
          alt: banner.text,
        });
  const elements =
    disclaimer === undefined
      ? withBanner
      : withFirst(withBanner, 'disclaimer', { content: disclaimer });
  const whole = elements === scene.elements ? scene : { ...scene, elements };
  if (overrides.colorScheme === undefined || overrides.colorScheme === colorScheme) return whole;
  return recolored(
    whole,
    resolveColorScheme(colorScheme),
    resolveColorScheme(overrides.colorScheme),
  );
}

function withFirst(
  elements: readonly SceneElement[],
  type: SceneElement['type'],
  change: Partial<Pick<SceneElement, 'content' | 'href' | 'alt'>>,
): readonly SceneElement[] {
  const at = elements.findIndex((element) => element.type === type);
  const element = elements[at];
  if (element === undefined) return elements;
  // The days of what stood there are not those of what the plan sets.
  const { spans: _spans, naturalSize: _naturalSize, from: _from, until: _until, ...rest } = element;
  return elements.with(at, { ...rest, ...change });
}

function recolored(scene: Scene, from: Palette, to: Palette): Scene {
  const colors = new Map<unknown, string>(
    PALETTE_COLORS.toReversed().map((color) => [from[color], to[color]]),
  );
  return {
    ...scene,
    background: recoloredIn(scene.background, colors),
    elements: scene.elements.map((element) => ({
      ...element,
      style: recoloredIn(element.style, colors),
      ...(element.spans === undefined ? {} : { spans: recoloredIn(element.spans, colors) }),
    })),
  };
}

/** The same data with other colors; what is not the color of a palette stays. */
function recoloredIn<T>(value: T, colors: ReadonlyMap<unknown, string>): T;
function recoloredIn(value: unknown, colors: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => recoloredIn<unknown>(part, colors));
  if (typeof value !== 'object' || value === null) return colors.get(value) ?? value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, recoloredIn<unknown>(part, colors)]),
  );
}
