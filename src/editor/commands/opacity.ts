import { SCENE_LIMITS } from '../../scene/limits';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { planIf } from '../../store/command';
import { lockedReason, lockedStayed, stepsOf } from '../steps';
import type { BuilderCommand } from './builder-command';

const FULL = SCENE_LIMITS.opacity.max;

/** A digit for each tenth of it, as in other design programs; 0 for all. */
export const OPACITY_COMMANDS = [10, 20, 30, 40, 50, 60, 70, 80, 90, FULL].map(
  (percent): BuilderCommand => ({
    id: `style.opacity.${percent}`,
    label: `Set opacity to ${percent}%`,
    listedAs: 'Opacity in tenths',
    shortcuts: [{ key: String((percent / 10) % 10) }],
    reason: (facts) => lockedReason(facts) ?? 'It has this opacity already.',
    plan: ({ chosen: { unlocked } }) => {
      const faded = unlocked.filter(takesOpacity);
      const isOther = faded.some(({ style }) => (style.opacity ?? FULL) !== percent);
      return planIf(isOther, (state) => {
        const ids = faded.map(({ id }) => id);
        const style = { opacity: percent === FULL ? null : percent };
        const action = { type: 'scene/elementsStyled', ids, style } as const;
        return [...stepsOf(state, action, 'Opacity'), ...lockedStayed(state)];
      });
    },
  }),
);

function takesOpacity({ type }: SceneElement): boolean {
  return definitionOf(type).sections.includes('opacity');
}
