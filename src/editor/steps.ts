import type { PersonInput } from '../model/person/signature';
import { noticeRaised } from '../store/notices-slice';
import type { RootState } from '../store/state';
import {
  changesParts,
  record,
  type PartsChange,
  type RecordedAction,
} from '../store/signature/history';
import { reduceScene } from '../scene/reduce-scene';
import { definitionOf } from '../scene/registry';
import type { SceneAction } from '../scene/actions';
import { untiedLabels } from '../scene/labels/untie-strayed';
import { nameOfGroup } from '../scene/operations/group-names';
import type { Scene, SceneElement } from '../scene/scene';
import type { CommandFacts } from './commands/command-facts';
import { forPart } from './part-of-text';
import { selectScene, selectSelected, selectUnlocked } from './selectors';

interface StepOptions {
  /** Steps of the same group that follow one another are one entry. */
  readonly group?: string;
  /** When it was made, in ms, where that decides whether the next one joins it. */
  readonly madeMs?: number;
  /** The selection afterwards, where it changes. */
  readonly select?: readonly string[];
  /** For what was begun before the preview, and ends in it. */
  readonly inPreview?: boolean;
}

/** A scene action as a step of the history; null when it would change nothing, and in the preview. */
export function planStep(
  state: RootState,
  requested: SceneAction,
  label: string,
  { group, madeMs, select, inPreview = false }: StepOptions = {},
): RecordedAction | null {
  const scene = selectScene(state);
  const action = forPart(requested, state);
  if ((state.view.isPreview && !inPreview) || reduceScene(scene, action) === scene) return null;
  return record(action, {
    label,
    place: 'canvas',
    group: group ?? null,
    ...(madeMs === undefined ? {} : { madeMs }),
    selectionBefore: state.selection,
    selectionAfter: select ?? state.selection,
  });
}

/** A change of the person as a step of the history; null when it would change nothing, and in the preview. */
export function planPersonStep(
  state: RootState,
  person: PersonInput,
  label: string,
  { select }: Pick<StepOptions, 'select'> = {},
): RecordedAction | null {
  const change: PartsChange = { type: 'signature/changed', person };
  if (state.view.isPreview || !changesParts(state.signature.present, change)) return null;
  return record(change, {
    label,
    place: 'canvas',
    group: null,
    selectionBefore: state.selection,
    selectionAfter: select ?? state.selection,
  });
}

/** The same as the actions of a plan: none where nothing would change. */
export function stepsOf(...given: Parameters<typeof planStep>): readonly RecordedAction[] {
  const step = planStep(...given);
  return step === null ? [] : [step];
}

/** The burst of keys that a step made now belongs to: the one before, if it has this name, nothing came between and the rest was short. */
export function burstOf(
  name: string,
  longestRestMs: number,
  { signature, selection }: RootState,
  nowMs: number,
): Required<Pick<StepOptions, 'group' | 'madeMs'>> {
  const last = signature.present.step;
  const goesOn =
    last?.group?.startsWith(`${name} `) === true &&
    last.selectionAfter === selection &&
    nowMs - (last.madeMs ?? Number.NEGATIVE_INFINITY) <= longestRestMs;
  const group = goesOn ? (last.group ?? '') : `${name} ${nowMs} ${selection.join(' ')}`;
  return { group, madeMs: nowMs };
}

/** 'Job Title', or '3 elements'. */
export function nameOf(elements: readonly SceneElement[]): string {
  const [only] = elements;
  if (elements.length !== 1 || only === undefined) return `${elements.length} elements`;
  return only.name ?? definitionOf(only.type).label;
}

/** As `nameOf`; a group that is meant as a whole has its own name. */
export function nameIn(scene: Scene, elements: readonly SceneElement[]): string {
  return nameOfGroup(scene, elements) ?? nameOf(elements);
}

/** A notice of how many locked elements were left alone; nothing when there were none. */
export function lockedStayed(state: RootState): readonly ReturnType<typeof noticeRaised>[] {
  const locked = selectSelected(state).length - selectUnlocked(state).length;
  if (locked === 0) return [];
  const notice =
    locked === 1
      ? { title: '1 locked element wasn’t changed', message: 'Unlock it to change it.' }
      : {
          title: `${locked} locked elements weren’t changed`,
          message: 'Unlock them to change them.',
        };
  return [noticeRaised(notice)];
}

/** A notice that a step has untied labels, by moving them off their shapes; nothing where it has not. */
export function labelsUntied(
  before: RootState,
  after: RootState,
): readonly ReturnType<typeof noticeRaised>[] {
  const { length: count } = untiedLabels(selectScene(before), selectScene(after));
  if (count === 0) return [];
  // Without an offer to undo, which would take the notice away with the next nudge.
  return [
    noticeRaised({
      title: count === 1 ? 'Text untied from its shape' : `${count} texts untied from their shapes`,
      message: `${count === 1 ? 'It no longer goes' : 'They no longer go'} where the shape goes.`,
    }),
  ];
}

/** The tooltip of a command on the selection while nothing is selected. */
export function nothingSelected({ chosen }: CommandFacts): string | undefined {
  return chosen.elements.length === 0 ? 'Nothing is selected' : undefined;
}

/** The tooltip of a command on unlocked elements while none is selected. */
export function lockedReason(facts: CommandFacts): string | undefined {
  const isLocked = facts.chosen.unlocked.length === 0;
  return nothingSelected(facts) ?? (isLocked ? 'All selected elements are locked' : undefined);
}

/** Whether anything is selected. */
export function hasSelected({ chosen }: CommandFacts): boolean {
  return chosen.elements.length > 0;
}

/** Whether anything is selected that may be changed. */
export function hasUnlocked({ chosen }: CommandFacts): boolean {
  return chosen.unlocked.length > 0;
}
