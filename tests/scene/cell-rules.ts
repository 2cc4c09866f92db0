import type { CellNode } from '../../src/email/nodes';
import { printNode } from '../../src/email/print/print';

/** Of the rules for what leaves the product, those that one cell can break; the names of the ones it breaks. */
export function ruleFaults(cell: CellNode): readonly string[] {
  const html = printNode(cell);
  const images = html.match(/<img[^>]*>/g) ?? [];
  const numbers = (pattern: RegExp): readonly number[] =>
    [...html.matchAll(pattern)].map(([, number]) => Number(number));
  const checks: Record<string, boolean> = {
    'tables only': !/position:|float:|flex|grid/.test(html),
    'inline styles only': !/<(?:style|svg|form|script)\b| class=| id=/.test(html),
    'pictures with a size and a text': images.every(isImage),
    'six-digit colors': !/:\s*#(?![0-9a-f]{6}\b)|rgba|hsl/.test(html),
    'borders up to 8': numbers(/border(?:-(?!radius)\w+)?:(\d+)px/g).every((px) => px <= 8),
    'even lines': numbers(/;line-height:(\d+)px;mso[^"]*?color/g).every((px) => px % 2 === 0),
    'no blocks with text': !/<(?:p|h\d|div)\b[^>]*>(?!<table)/.test(html),
  };
  return Object.entries(checks).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

function isImage(tag: string): boolean {
  return / width="\d+" height="\d+" alt="[^"]+"/.test(tag) && tag.includes('display:block;');
}
