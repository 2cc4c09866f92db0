import { cell, literal, stacked, type Block } from '../../../email/builders';
import type { Font } from '../../../email/nodes';
import type { Look } from '../../template';
import type { Contact } from '../../view';
import { contactRows, labelWidth } from './contact-rows';
import { contactFlow, isNumber, type ContactStyle, type LabelOf } from './contact';

export interface PlainStyle extends ContactStyle {
  /** The font of the few words that are needed. */
  readonly label: Font;
}

/** Whether numbers need labels: several do, and so does a fax number; one phone number alone does not. */
export function needLabels(contacts: readonly Contact[]): boolean {
  const numbers = contacts.filter(isNumber);
  return numbers.length > 1 || numbers.some(({ kind }) => kind === 'fax');
}

/**
 * Contacts below one another, all flush: an address needs no label. Several numbers, and a fax, have a short one each, in a
 * column of its own, so that the numbers are flush, too; a line of the visitor's own begins with its label.
 */
export function plainLines(contacts: readonly Contact[], style: PlainStyle, look: Look): Block {
  const hasLabels = needLabels(contacts);
  const labelOf: LabelOf = (contact) => {
    if (contact.kind === 'own') return contact.labels.full;
    return hasLabels && isNumber(contact) ? contact.labels.short : '';
  };
  const labelled = { ...style, labelOf } as const;
  const numbers = contacts.filter((contact) => hasLabels && isNumber(contact));
  const leastLabel = numbers.length === 0 ? 0 : labelWidth(numbers, labelled);
  const blocks = runsOf(contacts, (contact) => labelOf(contact) !== '').map((run) =>
    labelOf(run[0]) === ''
      ? contactFlow(run, literal('\n'), style, look)
      : cell({}, contactRows(run, { ...labelled, leastLabel }, look)),
  );
  return stacked(0, blocks);
}

type Run<T> = readonly [T, ...(readonly T[])];

/** The items in their order, those after one another together that are alike. */
function runsOf<T>(items: readonly T[], kindOf: (item: T) => boolean): readonly Run<T>[] {
  const runs: [T, ...T[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last !== undefined && kindOf(last[0]) === kindOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
