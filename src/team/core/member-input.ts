import type { ExportOptions } from '../../export';
import type { HashList } from './kept/hash-list';
import type { ListFieldId } from './list/list-fields';
import type { Member } from './list/member';
import type { TeamPlan } from './plan';
import { planOverrides } from './plan-overrides';

/*
 * What a signature is made of, as a digest. Where a later run finds the same one, it has the same signature and need not make
 * it. So all that the output depends on enters: the signature, its options, what the plan sets for somebody on that day, their
 * row, their photo, and by way of the function that digests, the program and what it runs on.
 */

/** Returns 32 hexadecimal digits, others for each program that could make another signature of the same. */
export type InputDigest = (text: string) => string;

/** The digest of what the signature of somebody is made of; `photo` comes from outside the list. */
export type MemberInput = (member: Member, photo: string | null) => string;

/** Of how the signatures of a run are made, what counts for their output. */
interface RunInput {
  readonly plan: TeamPlan;
  readonly fields: readonly ListFieldId[];
  /** All of them enter, but for the day. */
  readonly options: Pick<ExportOptions, 'images' | 'today'>;
}

interface InputPorts {
  readonly digest?: InputDigest;
  readonly photoOf?: (member: Member) => Promise<string | null>;
}

export function memberInputs(
  { plan, fields, options }: RunInput,
  digest: InputDigest,
): MemberInput {
  // The day counts by what the plan sets on it; beyond that, only findings depend on it.
  const { today, ...lasting } = options;
  const shared = digest(JSON.stringify([plan.signature, fields, lasting]));
  // A banner may hold a picture, and many have the same.
  const banners = new WeakMap<object, string>();
  const digestOfBanner = (banner: object): string => {
    const known = banners.get(banner) ?? digest(JSON.stringify(banner));
    banners.set(banner, known);
    return known;
  };
  return ({ address, facts }, photo) => {
    const { banner, ...overrides } = planOverrides(facts, plan, today);
    const shown = banner === undefined ? null : digestOfBanner(banner);
    const row = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return digest(JSON.stringify([shared, address, row, overrides, shown, photo]));
  };
}

/** Finds by the digests of an earlier run whose signature would be the same; of none where digests are not to be had. */
export function findsUnchanged(
  run: RunInput,
  { digest, photoOf }: InputPorts,
  inputs: Pick<HashList, 'get'> | undefined,
): (member: Member) => Promise<boolean> {
  if (digest === undefined || inputs === undefined) return () => Promise.resolve(false);
  const inputOf = memberInputs(run, digest);
  return async (member) => {
    const known = inputs.get(member.address);
    return known !== undefined && known === inputOf(member, (await photoOf?.(member)) ?? null);
  };
}
