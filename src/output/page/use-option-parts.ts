import { useMemo } from 'react';
import { hasQrCode } from '../../export/parts';
import { useQrEncoder } from './use-qr-encoder';
import { useNumbers } from './use-numbers';
import { withNumbers } from '../../model/person/phone/known-numbers';
import { useSocialIcons } from './use-social-icons';
import { useWords } from './use-words';
import type { Signature } from '../../store/signature/signature';

import type { OptionParts } from '../state/compilers';

/** What an export needs besides a signature, where that comes on use; null until all of it has come. */
export function useOptionParts({
  person,
  look,
}: Pick<Signature, 'person' | 'look'>): OptionParts | null {
  const words = useWords();
  const showsSocialIcons = look.socialStyle === 'icons';
  const socialIcons = useSocialIcons(showsSocialIcons);
  const numbers = useNumbers(person);
  const hasCode = hasQrCode(person);
  const encoder = useQrEncoder(hasCode);
  const qrCodes = useMemo(
    () => (hasCode && encoder !== null ? encoder.encodePerson(withNumbers(person, numbers)) : null),
    [hasCode, encoder, person, numbers],
  );
  return useMemo(() => {
    const isComing = (showsSocialIcons && socialIcons === null) || (hasCode && qrCodes === null);
    if (words === null || isComing) return null;
    return {
      words,
      ...(socialIcons === null ? {} : { socialIcons: socialIcons }),
      ...(qrCodes === null ? {} : { qrCodes }),
      ...(numbers === undefined ? {} : { numbers }),
    };
  }, [words, showsSocialIcons, socialIcons, hasCode, qrCodes, numbers]);
}
