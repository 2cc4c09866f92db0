import type { CodeMode } from '../../model/code-modes';
import { isFixedBy } from '../../model/findings/finding-rows';
import { composeSignature, makeFindingSink, printed } from '../../export/fixing-forms';
import type { ExportOptions } from '../../export';
import type { Finding, FindingRule, Origin, FixId } from '../../model/findings/findings';
import { gravityOf } from '../../model/findings/severity';
import { memoizeObject } from '../../base/memoize';
import { withTyped } from '../../model/person/sample-fields';
import type { Person, PersonInput } from '../../model/person/signature';
import type { Template } from '../../templates/template';
import type { SocialStyle } from '../../model/person/social';

/*
 * What can be done about the findings of a form's signature: changes of the person, and of how social links are shown. As on
 * the canvas, a fix only proposes. It is offered where the export finds nothing of it afterwards, and nothing new.
 */

/** A signature as the form has it. */
export interface FormSignature {
  readonly person: Person;
  readonly template: Template;
  readonly options: ExportOptions;
}

/** What would be changed. */
export interface FormChange {
  readonly person?: PersonInput;
  readonly socialStyle?: SocialStyle;
  readonly code?: CodeMode;
}

export interface FormProposal {
  /** The text of the button. */
  readonly label: string;
  readonly change: FormChange;
}

export interface FormFix {
  /** As the rows of findings name it. Several may have one, each with a proposal of its own. */
  readonly id: FixId;
  /** What it may bring about: the other side of what the visitor chooses. */
  readonly accepts?: readonly FindingRule[];
  readonly propose: (finding: Finding, signature: FormSignature) => readonly FormProposal[];
}

/** The first of what a fix proposes that clears a finding and makes none; null where nothing does. */
export function formOfferOf(
  fix: FormFix,
  finding: Finding,
  signature: FormSignature,
): FormProposal | null {
  if (!isFixedBy(finding.rule, fix.id)) return null;
  const before = findingsOf(signature);
  const isHelp = ({ change }: FormProposal): boolean => {
    const after = findingsOf(changed(signature, change));
    return (
      !after.some((left) => isAsSevere(left, finding)) &&
      after.every((one) => fix.accepts?.includes(one.rule) === true || isKnown(one, before))
    );
  };
  return fix.propose(finding, signature).find(isHelp) ?? null;
}

/** A signature after a change. */
export function changed(signature: FormSignature, { person, ...look }: FormChange): FormSignature {
  const { person: before, options } = signature;
  const socialLinks = { ...before.socialLinks, ...person?.socialLinks };
  return {
    ...signature,
    person: withTyped({ ...before, ...person, socialLinks }, before, person ?? {}),
    options: { ...options, ...look },
  };
}

/** The output of a signature as it is printed. */
export const outputFor = memoizeObject(({ person, template, options }: FormSignature) =>
  printed(composeSignature(person, template, options, makeFindingSink())),
);

function findingsOf(signature: FormSignature): readonly Finding[] {
  return outputFor(signature).findings;
}

function isAsSevere(left: Finding, finding: Finding): boolean {
  const isOfSame =
    // A finding about the whole has no origin.
    finding.origin.length === 0 ||
    left.origin.some((from) => finding.origin.some((other) => keyOf(other) === keyOf(from)));
  return left.rule === finding.rule && isOfSame && gravityOf(left) >= gravityOf(finding);
}

/** Whether a finding was there before, as grave, and about as much. */
function isKnown(finding: Finding, before: readonly Finding[]): boolean {
  const ofRule = before.filter(
    (known) => known.rule === finding.rule && gravityOf(known) >= gravityOf(finding),
  );
  const known = new Set(ofRule.flatMap(({ origin }) => origin.map(keyOf)));
  return ofRule.length > 0 && finding.origin.every((from) => known.has(keyOf(from)));
}

function keyOf(from: Origin): string {
  return from.kind === 'field' ? from.field : from.id;
}
