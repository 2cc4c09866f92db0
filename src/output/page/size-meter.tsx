import { LIMITS } from '../../model/limits';
import { formatCount } from '../../base/text';
import { Meter, type MeterTone } from '../../ui/meter';

const { signatureCharactersAim: AIM, signatureCharactersWall: WALL } = LIMITS;

interface SizeMeterProps {
  readonly characters: number;
  /** Whether the bytes of pictures are left out of the count. */
  readonly isWithoutPictures?: boolean;
}

/** How much of Gmail's room a signature takes. */
export function SizeMeter({ characters, isWithoutPictures = false }: SizeMeterProps) {
  const counted = `${formatCount(characters)} of ${formatCount(WALL)} characters`;
  return (
    <Meter
      label="Size"
      value={characters}
      max={WALL}
      softLimit={AIM}
      tone={toneOf(characters)}
      valueText={isWithoutPictures ? `${counted}, without pictures` : counted}
    />
  );
}

function toneOf(characters: number): MeterTone {
  if (characters > WALL) return 'over';
  return characters > AIM ? 'warn' : 'ok';
}
