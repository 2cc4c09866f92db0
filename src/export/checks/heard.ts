import { readText, type CellNode, type LinkNode, type TextNode } from '../../email/nodes';
import { walk } from '../../email/walk';
import type { FindingReport, Origin } from '../../model/findings/findings';
import { isVague } from '../heard/vague-names';
import type { Check, CheckSubject } from './check';
import { firstOfEach, nameOf } from './subject-names';

/** What looks right and is read badly by a screen reader: words in several looks, and links whose names state nothing. */
export const heard: Check = {
  id: 'heard',
  run: (subject) => {
    const words: SplitWord[] = [];
    const links: FindingReport[] = [];
    for (const node of walk(subject.doc)) {
      if (node.kind !== 'cell' && node.kind !== 'link') continue;
      if (node.children.length > 1) words.push(...splitWords(node));
      if (node.kind === 'link' && isVague(nameOfLink(node))) links.push(vagueLink(node, subject));
    }
    const parted = firstOfEach(words, ({ word }) => word).map(
      ({ word, origin }): FindingReport => ({
        rule: 'word-split',
        args: { label: nameOf(origin, word, subject), word },
        origin,
      }),
    );
    return [...parted, ...links];
  },
};

interface SplitWord {
  readonly word: string;
  readonly origin: readonly Origin[];
}

function splitWords(node: CellNode | LinkNode): readonly SplitWord[] {
  const { children } = node;
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    if (child.kind !== 'text' || before?.kind !== 'text' || !isParted(before, child)) return [];
    const start = /\p{L}[\p{L}\p{M}]*$/u.exec(readText(before.text))?.[0];
    const end = /^\p{L}[\p{L}\p{M}]*/u.exec(readText(child.text))?.[0];
    if (start === undefined || end === undefined || !isOfWords(`${start}${end}`)) return [];
    return [{ word: `${start}${end}`, origin: child.origin ?? before.origin ?? node.origin ?? [] }];
  });
}

/** Two runs without a look of their own are one text. */
function isParted(before: TextNode, after: TextNode): boolean {
  return [before, after].some(({ font, dir }) => font !== undefined || dir !== undefined);
}

/** Chinese and Japanese put no blanks between words. */
function isOfWords(letters: string): boolean {
  return !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(letters);
}

/** What a link is called: by its label, else by its words and those of its pictures. */
function nameOfLink({ label, children }: LinkNode): string {
  if (label !== undefined) return label.trim();
  const shown = children.map((child) => (child.kind === 'text' ? readText(child.text) : child.alt));
  return shown.join('').trim();
}

function vagueLink(link: LinkNode, subject: CheckSubject): FindingReport {
  const { children, origin = [] } = link;
  const own = origin.length > 0 ? origin : (children[0]?.origin ?? []);
  const name = nameOfLink(link);
  return { rule: 'link-vague', args: { label: nameOf(own, name, subject), name }, origin: own };
}
