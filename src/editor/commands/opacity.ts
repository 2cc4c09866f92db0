import { SCENE_LIMITS } from '../../scene/limits';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { planIf } from '../../store/command';
import { burstOf, lockedReason, lockedStayed, stepsOf } from '../steps';
import type { BuilderCommand } from './builder-command';

const FULL = SCENE_LIMITS.opacity.max;

/** A rest longer than this parts two digits. */
const LONGEST_REST_MS = 700;

const BURST = 'opacity';

/** A digit for each tenth of it, as in other design programs; 0 for all. Two that follow quickly, as 2 and 5, are one number and one step. */
export const OPACITY_COMMANDS = [10, 20, 30, 40, 50, 60, 70, 80, 90, FULL].map(
  (percent): BuilderCommand => ({
    id: `style.opacity.${percent}`,
    label: `Set opacity to ${percent}%`,
    listedAs: 'Opacity in tenths',
    shortcuts: [{ key: String((percent / 10) % 10) }],
    reason: (facts) => lockedReason(facts) ?? 'It has this opacity already.',
    plan: ({ chosen: { unlocked }, lastGroup }) => {
      const faded = unlocked.filter(takesOpacity);
      const isOther = faded.some((element) => opacityOf(element) !== percent);
      // The same digit may be the second one.
      const mayFollow = faded.length > 0 && lastGroup?.startsWith(BURST) === true;
      return planIf(isOther || mayFollow, (state, { nowMs }) => {
        const ids = faded.map(({ id }) => id);
        const burst = burstOf(BURST, LONGEST_REST_MS, state, nowMs);
        const first = burst.group === lastGroup ? opacityOf(faded[0]) / 10 : Number.NaN;
        const both = Number.isInteger(first) ? (first % 10) * 10 + ((percent / 10) % 10) : percent;
        const style = { opacity: both % FULL === 0 ? null : both };
        const action = { type: 'scene/elementsStyled', ids, style } as const;
        return [...stepsOf(state, action, 'Opacity', burst), ...lockedStayed(state)];
      });
    },
  }),
);

function opacityOf(element: SceneElement | undefined): number {
  return element?.style.opacity ?? FULL;
}

function takesOpacity({ type }: SceneElement): boolean {
  return definitionOf(type).sections.includes('opacity');
}
