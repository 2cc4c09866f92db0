import type { TeamSignature } from '../core/plan';
import type { Signature } from '../../store/signature/signature';

/** A signature as the one that all of a team get, by its template or by its canvas. */
export function teamSignature(
  { person, look, scene }: Signature,
  kind: TeamSignature['kind'],
): TeamSignature {
  if (kind === 'scene') {
    const { code } = look;
    return { kind, person, scene, ...(code === 'whole' ? {} : { look: { code } }) };
  }
  const { template, customPalette: _palette, ...rest } = look;
  return { kind, person, template, look: rest };
}
