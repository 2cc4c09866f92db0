import { findingMessage } from '../../../model/findings/finding-messages';
import { byGravity, gravityOf } from '../../../model/findings/findings';
import type { MadeSignature } from '../made-signature';
import { memberFile } from '../member-file';
import { memberName } from './people-csv';

/** What is kept of a signature once it is written. */
export interface MadeSummary {
  readonly address: string;
  readonly name: string;
  readonly file: string;
  readonly lang: string;
  /** Of its HTML. */
  readonly characters: number;
  /** How grave its gravest finding is; 0 where none is worth more than telling. */
  readonly gravity: number;
  /** The gravest finding as the product says it; blank for none. */
  readonly gravest: string;
}

/** Long findings would make memory grow with the number of people. */
const LONGEST_MESSAGE = 160;

/** The few things that gallery and summary need of a signature. */
export function summaryOf(made: MadeSignature): MadeSummary {
  const { member, html, lang, findings } = made;
  const [worst] = findings.toSorted(byGravity);
  return {
    address: member.address,
    name: memberName(member),
    file: memberFile(member),
    lang,
    characters: html.length,
    gravity: worst === undefined ? 0 : gravityOf(worst),
    gravest: worst === undefined ? '' : findingMessage(worst).slice(0, LONGEST_MESSAGE),
  };
}
