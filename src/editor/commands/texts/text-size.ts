import { clamp } from '../../../scene/geometry';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { SceneAction, StyleChange } from '../../../scene/actions';
import { present } from '../../../scene/properties/value-kinds';
import type { SceneElement } from '../../../scene/scene';
import { lettersOf, spansOf } from '../../../scene/text/spans';
import { planIf } from '../../../store/command';
import type { RootState } from '../../../store/state';
import { asPart, forTyping, partOf } from '../../part-of-text';
import { burstOf, lockedStayed, stepsOf } from '../../steps';
import { wholeLook } from '../../whole-look';
import { hasLetters, lettersReason, type LettersCommand } from './text-style';

/** A rest longer than this ends a burst. */
const LONGEST_REST_MS = 1000;

const STEPS = [
  { id: 'style.larger', label: 'Larger text', key: '.', by: 1 },
  { id: 'style.smaller', label: 'Smaller text', key: ',', by: -1 },
] as const;

/** Letters become larger or smaller by a px, each from its own size. A burst of one of the keys is one entry of the history. */
export const TEXT_SIZE_COMMANDS = STEPS.map(({ id, label, key, by }): LettersCommand => ({
  id,
  label,
  listedAs: 'Font size, up and down',
  shortcuts: [{ key, mod: true, shift: true }],
  repeats: true,
  styleFor: ([element]) => (element === undefined ? {} : sized(element, by)),
  reason: (facts) => lettersReason(facts) ?? 'There is no such font size.',
  plan: ({ chosen: { unlocked } }) => {
    const texts = unlocked.filter(hasLetters);
    return planIf(
      texts.some((text) => sizesOf(text).some((size) => stepped(size, by) !== size)),
      (state, { nowMs }) => {
        const [text] = texts;
        const typing = text && forTyping(styled(text, sized(asPart(text, state), by)), state);
        if (typing) return [typing];
        const changes = texts.flatMap((each) => resized(each, by, state));
        const burst = burstOf(id, LONGEST_REST_MS, state, nowMs);
        const action = { type: 'scene/changesMade', changes } as const;
        return [...stepsOf(state, action, 'Font size', burst), ...lockedStayed(state)];
      },
    );
  },
}));

/** The part of a text that is selected, else all of it, with its letters another size. */
function resized(
  element: SceneElement,
  by: number,
  { textEdit }: RootState,
): readonly SceneAction[] {
  const { size: whole } = wholeLook(element);
  const part = partOf(textEdit, element);
  const { content = '', spans } = element;
  if (part === null && spans === undefined) return [styled(element, sized(element, by))];
  const { start, end, text } = part ?? { start: 0, end: content.length, text: content };
  const after = part === null ? stepped(whole, by) : whole;
  const letters = lettersOf(text, part?.spans ?? spans).map((letter, at) => {
    if (at < start || at >= end) return letter;
    const size = stepped(letter.size ?? whole, by);
    return present({ ...letter, size: size === after ? undefined : size });
  });
  const settings = { content: text, spans: spansOf(text, letters) };
  const set = { type: 'scene/elementSet', id: element.id, settings } as const;
  return part === null ? [styled(element, { fontSize: after }), set] : [set];
}

function styled({ id }: SceneElement, style: StyleChange) {
  return { type: 'scene/elementsStyled', ids: [id], style } as const;
}

function sized(element: SceneElement, by: number): StyleChange {
  return { fontSize: stepped(wholeLook(element).size, by) };
}

function sizesOf(element: SceneElement): readonly number[] {
  const { size } = wholeLook(element);
  return [size, ...(element.spans ?? []).map((span) => span.size ?? size)];
}

function stepped(size: number, by: number): number {
  const { min, max } = SCENE_LIMITS.fontSize;
  return clamp(size + by, min, max);
}
