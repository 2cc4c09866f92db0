import { LETTER_FLAGS, type LetterFlagName } from '../../../email/letters';
import { BOLD_FROM, type TextLook } from '../../../scene/kinds/text/text-look';
import type { StyleChange } from '../../../scene/actions';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { asPart, forTyping } from '../../part-of-text';
import { lockedReason, lockedStayed, stepsOf } from '../../steps';
import { wholeLook } from '../../whole-look';
import { planIf, type Shortcut } from '../../../store/command';
import type { BuilderCommand } from '../builder-command';
import type { CommandFacts } from '../command-facts';

/** A way in which letters can be set or not. */
interface TextFlag {
  readonly id: `style.${string}`;
  readonly label: string;
  readonly key?: string;
  /** What parts of a text call it; only a whole text can have what they cannot. */
  readonly part?: 'bold' | LetterFlagName;
  readonly flag?: LetterFlagName;
  readonly isOn: (look: TextLook) => boolean;
  readonly on: StyleChange;
  readonly off: StyleChange;
}

const FLAGS: readonly TextFlag[] = [
  {
    id: 'style.bold',
    label: 'Bold',
    key: 'b',
    part: 'bold',
    isOn: ({ weight }) => weight >= BOLD_FROM,
    on: { fontWeight: 700 },
    off: { fontWeight: 400 },
  },
  ...LETTER_FLAGS.map(({ name, label, key, isOfParts }): TextFlag => ({
    id: `style.${inKebabCase(name)}`,
    label,
    ...(key === undefined ? {} : { key }),
    ...(isOfParts ? { part: name } : {}),
    flag: name,
    isOn: (look) => look[name],
    on: { [name]: true },
    off: { [name]: isOfParts ? false : null },
  })),
];

function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A command whose key sets letters while they are written, too. */
export interface LettersCommand extends BuilderCommand {
  readonly shortcuts: readonly Shortcut[];
  /** What it makes of the style of elements. */
  readonly styleFor: (elements: readonly SceneElement[]) => StyleChange;
}

/** A command that sets letters so; where all are, it takes that back. */
export interface TextStyleCommand extends LettersCommand {
  /** What letters have then that they had not; none where they are bold. */
  readonly flag: LetterFlagName | undefined;
  /** Whether parts of a text can be set so by themselves. */
  readonly isOfParts: boolean;
  readonly isOnFor: (elements: readonly SceneElement[]) => boolean;
}

export const TEXT_STYLE_COMMANDS = FLAGS.map((one): TextStyleCommand => {
  const isOnFor = (elements: readonly SceneElement[]) =>
    elements.every(
      (element) =>
        one.isOn(wholeLook(element)) && (one.part === undefined || !isOffInPart(element, one.part)),
    );
  const styleFor = (elements: readonly SceneElement[]) => (isOnFor(elements) ? one.off : one.on);
  return {
    id: one.id,
    label: one.label,
    shortcuts: one.key === undefined ? [] : [{ key: one.key, mod: true }],
    flag: one.flag,
    isOfParts: one.part !== undefined,
    isOnFor,
    styleFor,
    reason: lettersReason,
    plan: ({ chosen: { unlocked } }) =>
      planIf(unlocked.some(hasLetters), (state) => {
        const texts = unlocked.filter(hasLetters).map((text) => asPart(text, state));
        const style = styleFor(texts);
        const ids = texts.map(({ id }) => id);
        const action = { type: 'scene/elementsStyled', ids, style } as const;
        const typing = forTyping(action, state);
        if (typing !== null) return [typing];
        return [...stepsOf(state, action, one.label), ...lockedStayed(state)];
      }),
  };
});

function isOffInPart({ spans = [] }: SceneElement, part: NonNullable<TextFlag['part']>): boolean {
  return spans.some((span) => span[part] === false);
}

export function hasLetters({ type }: SceneElement): boolean {
  return definitionOf(type).sections.includes('typography');
}

/** Why letters cannot be set now. */
export function lettersReason(facts: CommandFacts): string | undefined {
  const hasText = facts.chosen.unlocked.some(hasLetters);
  return lockedReason(facts) ?? (hasText ? undefined : 'No text is selected.');
}
