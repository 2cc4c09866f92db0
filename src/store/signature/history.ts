import type { UnknownAction } from '@reduxjs/toolkit';
import undoable from 'redux-undo';
import { withTyped } from '../../model/person/sample-fields';
import { cutTexts, type Person, type PersonInput } from '../../model/person/signature';
import type { SceneAction } from '../../scene/actions';
import { isSame } from '../../scene/operations/same';
import { SCENE_LIMITS } from '../../scene/limits';
import type { Scene } from '../../scene/scene';
import type { SignatureHistory, SignatureState, Step } from './history-types';
import { historyOf, mapStates } from './map-states';
import { heldPicturesReleased, naturalSizesRead, signatureOpened } from './opened';
import { NEW_SIGNATURE, type Signature, type TemplateLook } from './signature';

/** A change of the person or of the look, of the named parts only. */
export type PartsChange = {
  readonly type: 'signature/changed';
  readonly person?: PersonInput;
  readonly look?: Partial<TemplateLook>;
  readonly heldPictures?: readonly string[];
};

/** All of the signature becomes another one: a version of it. */
type Restoring = {
  readonly type: 'signature/restored';
  readonly signature: Signature;
};

/** A change of the signature, which can be done again on top of another state. */
type Change = SceneAction | PartsChange | Restoring;

/** An action on its way through the store, with the step it is recorded as. */
export type RecordedAction = Change & {
  readonly meta: { readonly step: Step };
};

/** Reduces the actions of scenes: `reduceScene`, which only the designer loads. */
export type SceneReducer = (scene: Scene, action: SceneAction) => Scene;

/** Makes an action a step of the history. */
export function record(action: Change, step: Step): RecordedAction {
  return { ...action, meta: { step } };
}

export function isRecorded(action: UnknownAction): action is RecordedAction & UnknownAction {
  return /^(scene\/|signature\/(changed|restored)$)/.test(action.type) && 'meta' in action;
}

/** The history of a signature to which nothing has happened. */
export function newSignatureHistory(signature: Signature = NEW_SIGNATURE): SignatureHistory {
  return historyOf([], { ...signature, step: null }, []);
}

/** The reducer of the signature with its history. Made for each store again: redux-undo keeps state in it. */
export function makeSignatureReducer(reduceScene: SceneReducer) {
  const initial: SignatureState = { ...NEW_SIGNATURE, step: null };
  const reduce = (state: SignatureState = initial, action: UnknownAction): SignatureState => {
    if (!isRecorded(action)) return state;
    const { step } = action.meta;
    if (action.type === 'signature/changed') return withParts(state, action, step);
    if (action.type === 'signature/restored') return { ...action.signature, step };
    const scene = reduceScene(state.scene, action);
    return scene === state.scene ? state : { ...state, scene, step };
  };
  const withHistory = undoable(reduce, {
    // The present counts as one.
    limit: SCENE_LIMITS.historySteps + 1,
    groupBy: (action: UnknownAction) => (isRecorded(action) ? action.meta.step.group : null),
    undoType: 'signature-history/undo',
    redoType: 'signature-history/redo',
    jumpType: 'signature-history/jump',
    neverSkipReducer: false,
    syncFilter: true,
    // Else redux-undo makes the history that it gets first again, as if something had happened.
    ignoreInitialState: true,
  });
  return (
    state: SignatureHistory = newSignatureHistory(),
    action: UnknownAction,
  ): SignatureHistory => {
    if (signatureOpened.match(action)) return action.payload.history;
    if (heldPicturesReleased.match(action)) {
      const released = new Set(action.payload);
      return mapStates(state, (each) => withReleased(each, released));
    }
    return naturalSizesRead.match(action) ? action.payload : withHistory(state, action);
  };
}

/**
 * A history without its last step, where that or all that its group changed comes to nothing: the one `before` it where it changed
 * nothing by itself, with what can be done again.
 */
export function withoutEmptyStep(
  history: SignatureHistory,
  before: SignatureHistory,
): SignatureHistory {
  const former = history.past.at(-1);
  if (former === undefined) return history;
  const { step: _last, ...present } = history.present;
  const { step: _former, ...earlier } = former;
  if (!isSame(present, earlier)) return history;
  return former === before.present ? before : historyOf(history.past.slice(0, -1), former, []);
}

/** Whether a change of the person or the look brings anything new. */
export function changesParts(state: SignatureState, change: PartsChange): boolean {
  return withParts(state, change, state.step) !== state;
}

/** A state without some of the pictures that it holds; the same one where it holds none of them. */
function withReleased(state: SignatureState, released: ReadonlySet<string>): SignatureState {
  const held = state.heldPictures?.filter((href) => !released.has(href));
  if (held?.length === state.heldPictures?.length) return state;
  const { heldPictures: _held, ...others } = state;
  return held === undefined || held.length === 0 ? others : { ...others, heldPictures: held };
}

/** The same state where the change brings nothing new. */
function withParts(
  state: SignatureState,
  change: PartsChange,
  step: SignatureState['step'],
): SignatureState {
  const { socialLinks, typedFields: _typed, ...texts } = change.person ?? {};
  const links = merged(state.person.socialLinks, socialLinks);
  const given = withoutBlankFields(
    merged(merged(state.person, cutTexts(texts)), { socialLinks: links }),
  );
  const person = withTyped(given, state.person, change.person ?? {});
  const look = merged(state.look, change.look);
  const { heldPictures = state.heldPictures } = change;
  const isSame =
    person === state.person && look === state.look && heldPictures === state.heldPictures;
  if (isSame) return state;
  return { ...state, person, look, step, ...(heldPictures === undefined ? {} : { heldPictures }) };
}

/** A person of whom no field is kept from links has no list of such fields. */
function withoutBlankFields(person: Person): Person {
  if (person.plainFields?.length !== 0) return person;
  const { plainFields: _none, ...rest } = person;
  return rest;
}

/** `record` with the values of `part`; `record` itself where it has them already. */
function merged<T extends object>(record: T, part: Partial<T> = {}): T {
  const isNews = Object.entries(part).some(([key, value]) => Reflect.get(record, key) !== value);
  return isNews ? { ...record, ...part } : record;
}
