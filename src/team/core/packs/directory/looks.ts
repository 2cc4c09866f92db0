import { TEMPLATE_IDS, TEMPLATE_LABELS, type TemplateId } from '../../../../model/template-ids';
import type { TeamPlan } from '../../plan';
import { type TokenSubject, tokenSignature, type TokenSignature } from './tokenized';

/** A plan of a group, whose exceptions fit everybody in it, in one of the ways in which it can look. */
export interface DirectoryLook {
  /** As an administrator reads it: 'Tiny, without blocks'. */
  readonly label: string;
  readonly plan: TeamPlan;
  readonly form: TokenSubject['form'];
  /** Not there for the plan's own. */
  readonly code?: 'shortest';
}

/** A look, and the signature in it. */
export interface MadeLook extends DirectoryLook {
  readonly signature: TokenSignature;
}

/** Which look was chosen, and why it is not the plan's own where it is not. */
export interface LookChoice {
  /** Null where none fits. */
  readonly chosen: MadeLook | null;
  readonly isOwn: boolean;
  /** How many characters the plan's own signature has; null where it cannot be filled in by a directory. */
  readonly ownLength: number | null;
}

type Given = Omit<TokenSubject, 'plan' | 'form'>;

/**
 * The look of a plan that has `most` characters at most: its own, else that in the shortest code, else the same template with
 * letters and without blocks, else the lightest other template, else the short form for replies; each of these also in the
 * shortest code before the next is tried.
 */
export async function chooseLook(plan: TeamPlan, given: Given, most: number): Promise<LookChoice> {
  const own = await made({ label: 'your signature', plan, form: 'whole' }, given);
  const ownLength = own === null ? null : own.signature.html.length;
  const fits = (look: MadeLook | null): look is MadeLook =>
    look !== null && look.signature.html.length <= most;
  if (fits(own)) return { chosen: own, isOwn: true, ownLength };
  const ownShortest = own && (await made(inShortest(own), given));
  if (fits(ownShortest)) return { chosen: ownShortest, isOwn: true, ownLength };
  for (const group of lighterLooks(plan).flatMap((looks) => [looks, looks.map(inShortest)])) {
    const looks = await Promise.all(group.map(async (look) => made(look, given)));
    const [lightest] = looks.filter(fits).toSorted(byLength);
    if (lightest !== undefined) return { chosen: lightest, isOwn: false, ownLength };
  }
  return { chosen: null, isOwn: false, ownLength };
}

function inShortest(look: DirectoryLook): DirectoryLook {
  return { ...look, code: 'shortest' };
}

async function made(look: DirectoryLook, given: Given): Promise<MadeLook | null> {
  const { plan, form, code } = look;
  const signature = await tokenSignature({ ...given, plan, form, ...(code && { code }) });
  return signature === null ? null : { ...look, signature };
}

/** In the order in which they are tried; the lightest of each group. */
function lighterLooks(plan: TeamPlan): readonly (readonly DirectoryLook[])[] {
  const { signature } = plan;
  const own = signature.kind === 'template' ? signature.template : null;
  const others = TEMPLATE_IDS.filter((id) => id !== own);
  const reply: DirectoryLook = { label: 'the short form for replies', plan, form: 'reply' };
  const kept: readonly KeptBelow[] = hasDisclaimer(plan) ? ['disclaimer', 'nothing'] : ['nothing'];
  return [
    ...kept.flatMap((below) => [
      own === null ? [] : [lightened(plan, own, below)],
      others.map((id) => lightened(plan, id, below)),
    ]),
    [reply],
  ];
}

/** What stays below a lighter look: a disclaimer may be what the law asks for. */
type KeptBelow = 'disclaimer' | 'nothing';

/** A template with letters for networks, and nothing below it but a disclaimer. */
function lightened(whole: TeamPlan, template: TemplateId, below: KeptBelow): DirectoryLook {
  const { signature, constants, exceptions } = whole;
  const keepsAll = !hasBlocks(whole) || (below === 'disclaimer' && !hasOtherBlocks(whole));
  const lost = keepsAll ? '' : WITHOUT[below];
  const look = signature.kind === 'template' ? signature.look : {};
  const blocks = signature.person.blocks.filter(({ kind }) => kind === below);
  const { disclaimer } = whole;
  const plan: TeamPlan = {
    constants,
    ...(below === 'nothing' || disclaimer === undefined ? {} : { disclaimer }),
    exceptions,
    signature: {
      kind: 'template',
      template,
      person: { ...signature.person, blocks },
      look: { ...look, socialStyle: 'letters' },
    },
  };
  return { label: `the template ${TEMPLATE_LABELS[template]}${lost}`, plan, form: 'whole' };
}

const WITHOUT: Readonly<Record<KeptBelow, string>> = {
  disclaimer: ' without what stands below the signature but the disclaimer, such as a banner',
  nothing: ' without what stands below the signature, such as a banner or a disclaimer',
};

function hasDisclaimer({ signature, disclaimer }: TeamPlan): boolean {
  return (
    disclaimer !== undefined || signature.person.blocks.some(({ kind }) => kind === 'disclaimer')
  );
}

function hasOtherBlocks({ signature, banner }: TeamPlan): boolean {
  return banner !== undefined || signature.person.blocks.some(({ kind }) => kind !== 'disclaimer');
}

function hasBlocks(plan: TeamPlan): boolean {
  return hasDisclaimer(plan) || hasOtherBlocks(plan);
}

function byLength(a: MadeLook, b: MadeLook): number {
  return a.signature.html.length - b.signature.html.length;
}
