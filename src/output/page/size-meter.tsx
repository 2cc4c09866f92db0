import { LIMITS } from '../../model/limits';
import { formatCount } from '../../base/text';
import { Meter, type MeterTone } from '../../ui/meter';

const { signatureCharactersAim: AIM, signatureCharactersWall: WALL } = LIMITS;

/** How much of Gmail's room a signature takes. */
export function SizeMeter({ characters }: { readonly characters: number }) {
  return (
    <Meter
      label="Size"
      value={characters}
      max={WALL}
      softLimit={AIM}
      tone={toneOf(characters)}
      valueText={`${formatCount(characters)} of ${formatCount(WALL)} characters`}
    />
  );
}

function toneOf(characters: number): MeterTone {
  if (characters > WALL) return 'over';
  return characters > AIM ? 'warn' : 'ok';
}
