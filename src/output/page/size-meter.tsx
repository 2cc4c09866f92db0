import { useMemo } from 'react';
import { withoutPictureBytes } from '../../model/picture/embedded-bytes';
import { LIMITS } from '../../model/limits';
import { formatCount } from '../../base/text';
import { Meter, type MeterTone } from '../../ui/meter';

const { signatureCharactersAim: AIM, signatureCharactersWall: WALL } = LIMITS;

/** How much of Gmail's room printed HTML takes. Pictures inside it are not counted: they take another way there. */
export function SizeMeter({ html }: { readonly html: string }) {
  const { length: characters } = useMemo(() => withoutPictureBytes(html), [html]);
  const counted = `${formatCount(characters)} of ${formatCount(WALL)} characters`;
  return (
    <Meter
      label="Size"
      value={characters}
      max={WALL}
      softLimit={AIM}
      tone={toneOf(characters)}
      valueText={characters < html.length ? `${counted}, without pictures` : counted}
    />
  );
}

function toneOf(characters: number): MeterTone {
  if (characters > WALL) return 'over';
  return characters > AIM ? 'warn' : 'ok';
}
