import { childrenOf, readText, type EmailNode, type TextNode } from '../../email/nodes';
import { walk } from '../../email/walk';
import type { FindingReport } from '../../model/findings/findings';
import { isVague } from '../heard/vague-names';
import type { Check, CheckSubject } from './check';
import { firstOfEach, nameOf } from './subject-names';

/** What looks right and is read badly by a screen reader: words in several looks, and links whose names state nothing. */
export const heard: Check = {
  id: 'heard',
  run: (subject) => {
    const nodes = walk(subject.doc);
    return [
      ...firstOfEach(nodes.flatMap(splitWords), ({ word }) => word).map(
        ({ word, origin }): FindingReport => ({
          rule: 'word-split',
          args: { label: nameOf(origin, word, subject), word },
          origin,
        }),
      ),
      ...nodes.flatMap((node) => vagueLink(node, subject)),
    ];
  },
};

function splitWords(node: EmailNode) {
  const children = childrenOf(node);
  if (children.length < 2) return [];
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    if (child.kind !== 'text' || before?.kind !== 'text' || !isParted(before, child)) return [];
    const start = /\p{L}[\p{L}\p{M}]*$/u.exec(readText(before.text))?.[0];
    const end = /^\p{L}[\p{L}\p{M}]*/u.exec(readText(child.text))?.[0];
    if (start === undefined || end === undefined || !isOfWords(`${start}${end}`)) return [];
    return [{ word: `${start}${end}`, origin: child.origin ?? before.origin ?? originOf(node) }];
  });
}

function originOf(node: EmailNode) {
  return ('origin' in node ? node.origin : undefined) ?? [];
}

/** Two runs without a look of their own are one text. */
function isParted(before: TextNode, after: TextNode): boolean {
  return [before, after].some(({ font, dir }) => font !== undefined || dir !== undefined);
}

/** Chinese and Japanese put no blanks between words. */
function isOfWords(letters: string): boolean {
  return !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(letters);
}

function vagueLink(node: EmailNode, subject: CheckSubject): readonly FindingReport[] {
  if (node.kind !== 'link') return [];
  const { label, children, origin = [] } = node;
  const shown = children.map((child) => (child.kind === 'text' ? readText(child.text) : child.alt));
  const words = (label ?? shown.join('')).trim();
  if (!isVague(words)) return [];
  const [first] = children;
  const own = origin.length > 0 ? origin : (first?.origin ?? []);
  return [
    { rule: 'link-vague', args: { label: nameOf(own, words, subject), name: words }, origin: own },
  ];
}
