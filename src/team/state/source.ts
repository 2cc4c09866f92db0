import { TEAM_NOTICES } from '../../model/messages/team-messages';
import type { TeamRules, TeamSignature } from '../core/plan';
import { makeSelector } from '../../store/make-selector';
import { noticeRaised } from '../../store/notices-slice';
import { nameOf } from '../../saving/state/header';
import { readSaved } from '../../saving/state/read-saved';
import type { SignatureState } from '../../store/signature/history-types';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk, RootState } from '../../store/state';
import { otherRead, setupChanged, type OtherSignature, type TeamChoice } from './team-slice';

/*
 * The signature that all get: the open one as it stands, or another one of the list.
 */

/** A signature with the way in which it is used. */
export interface TeamSource {
  readonly id: string;
  /** Never blank. */
  readonly name: string;
  readonly signature: Signature;
  readonly kind: TeamSignature['kind'];
  /** Whether anything stands on its canvas. */
  readonly hasDesign: boolean;
}

/** Null while another one than the open one is on its way. */
export const selectSource = makeSelector(
  ({ saving: { id, name }, signature: { present }, team: { setup, other } }: RootState) => [
    id,
    name,
    present,
    setup.choice,
    other,
  ],
  (id, name, present, choice, other): TeamSource | null => {
    const { step: _step, ...signature } = present;
    const shown = nameOf({ name, person: signature.person.fullName });
    const open = { id, name: shown, isDrawn: isDrawn(present) };
    if (choice === null || choice.id === id) return sourceOf({ ...open, signature }, choice);
    return other === null || other.id !== choice.id ? null : sourceOf(other, choice);
  },
);

function sourceOf(
  { id, name, signature, isDrawn: wasDrawn }: OtherSignature,
  choice: TeamChoice | null,
): TeamSource {
  const hasDesign = signature.scene.elements.length > 0;
  const wanted = choice?.kind ?? (wasDrawn ? 'scene' : 'template');
  return { id, name, signature, kind: hasDesign ? wanted : 'template', hasDesign };
}

function isDrawn({ step, scene }: SignatureState): boolean {
  return scene.elements.length > 0 && step?.place === 'canvas';
}

/** Chooses the signature that all get, in the way in which it was worked on last. */
export function chooseSource(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { saving, signature } = getState();
    if (id === saving.id) {
      const kind = isDrawn(signature.present) ? 'scene' : 'template';
      dispatch(setupChanged({ choice: { id, kind } }));
      return;
    }
    const other = await dispatch(readOther(id));
    if (other === null) return;
    dispatch(setupChanged({ choice: { id, kind: other.isDrawn ? 'scene' : 'template' } }));
  };
}

/** Reads the signature that was chosen earlier; where it cannot be read, the open one takes its place. */
export function readSource(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { choice } = getState().team.setup;
    if (choice === null || choice.id === getState().saving.id) return;
    if (getState().team.other?.id === choice.id) return;
    const other = await dispatch(readOther(choice.id));
    if (other === null) dispatch(setupChanged({ choice: null }));
  };
}

function readOther(id: string): AppThunk<Promise<OtherSignature | null>> {
  return async (dispatch, _getState, ports) => {
    const read = await readSaved(ports, id);
    if (!read.ok || read.value.header.deleted !== null) {
      dispatch(noticeRaised(TEAM_NOTICES.signatureNotRead));
      return null;
    }
    const { header, history } = read.value;
    const { step: _step, ...signature } = history.present;
    const other = { id, name: nameOf(header), signature, isDrawn: isDrawn(history.present) };
    dispatch(otherRead(other));
    return other;
  };
}

/** Changes what is set for everybody, or for some. */
export function changeRules(change: Partial<TeamRules>): AppThunk {
  return (dispatch, getState) => {
    const { rules } = getState().team.setup;
    dispatch(setupChanged({ rules: { ...rules, ...change } }));
  };
}
