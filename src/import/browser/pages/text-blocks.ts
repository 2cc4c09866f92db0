import type { PageText } from '../../core/rebuild/page';
import { px } from './read-look';
import { linesOf, textOfLines, type Word } from './read-words';

/** The words between two blocks as texts: a line that begins beside something else stands by itself. */
export function textsOf(
  words: readonly Word[],
  block: Element,
  table: number,
): readonly PageText[] {
  const style = getComputedStyle(block);
  const { left, right } = block.getBoundingClientRect();
  const room = {
    left: left + px(style.borderLeftWidth) + px(style.paddingLeft),
    right: right - px(style.borderRightWidth) - px(style.paddingRight),
  };
  const dir = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const align = alignOf(style.textAlign, dir);
  const lines = linesOf(words);
  const [first, ...others] = lines;
  const isStretched = style.textAlign === 'justify' && lines.some(({ ends }) => ends === 'blank');
  const rest = { align, dir, room, table, ...(isStretched && { isStretched }) } as const;
  if (first === undefined) return [];
  const below = Math.min(...others.filter(({ runs }) => runs.length > 0).map(({ x }) => x));
  const beginsBeside = align === 'left' && first.x > below + 2;
  return beginsBeside
    ? [textOfLines([{ ...first, ends: 'break' }], rest), textOfLines(others, rest)]
    : [textOfLines(lines, rest)];
}

function alignOf(css: string, dir: 'ltr' | 'rtl'): PageText['align'] {
  if (css.endsWith('center')) return 'center';
  if (css.endsWith('right')) return 'right';
  if (css.endsWith('left')) return 'left';
  return (css === 'end') === (dir === 'ltr') ? 'right' : 'left';
}
