import type { TextAlign } from '../../../scene/scene';
import { planIf } from '../../../store/command';
import { lockedStayed, stepsOf } from '../../steps';
import { wholeLook } from '../../whole-look';
import type { BuilderCommand } from '../builder-command';
import { hasLetters, lettersReason } from './text-style';

/** With the keys that Figma has for them. */
const ALIGNMENTS: readonly (readonly [align: TextAlign, key: string])[] = [
  ['left', 'l'],
  ['center', 't'],
  ['right', 'r'],
];

export const TEXT_ALIGN_COMMANDS = ALIGNMENTS.map(([textAlign, key]): BuilderCommand => ({
  id: `style.align.${textAlign}`,
  label: `Align text ${textAlign}`,
  listedAs: 'Align text left, center, right',
  shortcuts: [{ key, mod: true, alt: true }],
  reason: (facts) => lettersReason(facts) ?? 'Already aligned',
  plan: ({ chosen: { unlocked } }) => {
    const texts = unlocked.filter(
      (text) => hasLetters(text) && wholeLook(text).align !== textAlign,
    );
    return planIf(texts.length > 0, (state) => {
      const ids = texts.map(({ id }) => id);
      const action = { type: 'scene/elementsStyled', ids, style: { textAlign } } as const;
      return [...stepsOf(state, action, 'Alignment'), ...lockedStayed(state)];
    });
  },
}));
