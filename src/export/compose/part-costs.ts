import { childrenOf, type EmailNode } from '../../email/nodes';
import { printNode } from '../../email/print/print';
import { blockField, blockSpec, valueOf } from '../../model/person/blocks';
import { fieldLabel } from '../../model/person/fields';
import type { Origin } from '../../model/findings/findings';
import { isSocialId, networkOf } from '../../model/person/social';
import { cleanLine } from '../../base/text';
import { definitionOf, isPicture } from '../../scene/registry';
import { shortened } from '../shorten/shortened';
import type { CheckSubject } from '../checks/check';
import type { Part, PartCost } from './dearest-parts';

/*
 * What the parts of a signature cost: of the HTML of each, the characters that are printed for nothing else. What several parts
 * share, such as the table around them, is counted for none of them.
 */

type CostSubject = Pick<CheckSubject, 'doc' | 'person' | 'elements'> &
  Partial<Pick<CheckSubject, 'options'>>;

/** What can be left out of a signature, the dearest first. The name of the person stays. */
export function partCosts(subject: CostSubject): readonly PartCost[] {
  const costs = new Map<string, { readonly part: Part; characters: number }>();
  const networks = new Set<string>();
  const seen = (origin: readonly Origin[]): Owner => {
    const owner = ownerOf(origin, subject);
    if (owner !== 'several' && owner?.kind === 'networks') {
      for (const network of networksOf(origin, subject)) networks.add(network);
    }
    return owner;
  };
  const isShortest = subject.options?.code === 'shortest';
  addCosts(subject.doc, seen, (part, printed) => {
    const { length: characters } = isShortest ? shortened(printed) : printed;
    const cost = costs.get(keyOf(part));
    if (cost === undefined) costs.set(keyOf(part), { part, characters });
    else cost.characters += characters;
  });
  return [...costs.values()]
    .filter(({ part }) => !isName(part, subject))
    .map(({ part, characters }) => ({ part, characters, name: nameOf(part, networks, subject) }))
    .toSorted((a, b) => b.characters - a.characters);
}

type Owner = Part | 'several' | null;

/** Returns the part that a node and all below it belong to. Of a node of several parts, adds each child that is one part's. */
function addCosts(
  node: EmailNode,
  ownerFor: (origin: readonly Origin[]) => Owner,
  add: (part: Part, printed: string) => void,
): Owner {
  const children = childrenOf(node).map((child) => ({
    child,
    owner: addCosts(child, ownerFor, add),
  }));
  const own = 'origin' in node && node.origin !== undefined ? ownerFor(node.origin) : null;
  const owner = children.reduce<Owner>((all, { owner: one }) => together(all, one), own);
  if (owner === 'several') {
    for (const { child, owner: one } of children) {
      if (one !== null && one !== 'several') add(one, printNode(child));
    }
  }
  return owner;
}

function together(a: Owner, b: Owner): Owner {
  if (a === null || b === null) return a ?? b;
  if (a === 'several' || b === 'several') return 'several';
  return keyOf(a) === keyOf(b) ? a : 'several';
}

/** An element goes as a whole, whatever fields it shows. A picture that several elements were drawn into is none of them. */
function ownerOf(origin: readonly Origin[], { elements = [], person }: CostSubject): Owner {
  const [first] = origin;
  if (first === undefined) return null;
  if (origin.some((from) => from.kind === 'element' && idOf(from) !== idOf(first)))
    return 'several';
  if (first.kind === 'element') {
    const element = elements.find(({ id }) => id === first.id);
    const isSocialIcon =
      element !== undefined && definitionOf(element.type).iconSizing !== undefined;
    return isSocialIcon ? { kind: 'networks' } : { kind: 'element', id: first.id };
  }
  const { field } = first;
  const block = person.blocks.find((one) => blockField(one) === field);
  if (isSocialId(field)) return { kind: 'networks' };
  if (block !== undefined) return { kind: 'block', id: block.id };
  // Without its address on the web, a logo is its file.
  return { kind: 'field', id: field === 'logoForEmail' ? 'logoUrl' : field };
}

/** What the networks are counted by: their fields, or the badges that have addresses of their own. */
function networksOf(origin: readonly Origin[], { elements = [] }: CostSubject): readonly string[] {
  const fields = origin.filter((from) => from.kind === 'field').map(idOf);
  if (fields.length > 0) return fields;
  // The row of all networks follows none.
  const badges = elements.filter(({ type }) => definitionOf(type).follows !== undefined);
  return origin.map(idOf).filter((id) => badges.some((badge) => badge.id === id));
}

function idOf(from: Origin): string {
  return from.kind === 'field' ? from.field : from.id;
}

function keyOf(part: Part): string {
  return part.kind === 'networks' ? part.kind : `${part.kind} ${part.id}`;
}

function isName(part: Part, { elements = [] }: CostSubject): boolean {
  if (part.kind === 'field') return part.id === 'fullName';
  if (part.kind !== 'element') return false;
  const element = elements.find(({ id }) => id === part.id);
  return element !== undefined && definitionOf(element.type).follows === 'fullName';
}

function nameOf(part: Part, networks: ReadonlySet<string>, subject: CostSubject): string {
  switch (part.kind) {
    case 'networks': {
      const [only = ''] = networks;
      if (networks.size > 1) return `the ${networks.size} social links`;
      return isSocialId(only) ? `the link to ${networkOf(only).label}` : 'the social link';
    }
    case 'block':
      return blockName(part.id, subject);
    case 'field':
      return part.id === 'lines' ? 'your own lines' : `the ${inSentence(fieldLabel(part.id))}`;
    case 'element':
      return elementName(part.id, subject);
  }
}

/** By its kind; of several of a kind also by its words. */
function blockName(id: string, { person: { blocks } }: CostSubject): string {
  const block = blocks.find((one) => one.id === id);
  if (block === undefined) return 'a block';
  const name = `the ${inSentence(blockSpec(block.kind).label)}`;
  const words = cleanLine(valueOf(block, 'text'));
  const isOnly = blocks.filter(({ kind }) => kind === block.kind).length === 1;
  return isOnly || words === '' ? name : `${name} ${quoted(words)}`;
}

/** By its own words, where it has some; else by its type. */
function elementName(id: string, { elements = [] }: CostSubject): string {
  const element = elements.find((one) => one.id === id);
  if (element === undefined) return 'what overlaps';
  const words = isPicture(element) ? '' : cleanLine(element.content ?? '');
  return words === '' ? `the ${inSentence(definitionOf(element.type).label)}` : quoted(words);
}

const MOST_LETTERS = 24;

function quoted(words: string): string {
  return `“${words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trim()}…` : words}”`;
}

/** A label begins each of its words with a capital letter; what has more of them keeps them, as QR has. */
function inSentence(label: string): string {
  return label.replaceAll(/\b\p{Lu}(?=\p{Ll}+\b)/gu, (letter) => letter.toLowerCase());
}
