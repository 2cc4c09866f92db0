import { useState } from 'react';
import { sampleFields } from '../model/person/sample-fields';
import { SAMPLE_WORDS } from '../model/messages/sample-messages';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { StepPlace } from '../store/signature/history-types';
import { clearSample } from '../store/signature/clear-sample';
import { Button } from '../ui/buttons/button';

interface ClearSampleButtonProps {
  readonly place: StepPlace;
  /** Why it cannot be used just now. */
  readonly disabledReason?: string | null;
}

/**
 * Empties all that is still the sample's. Once nothing is, it goes as soon as pointer and focus have left it, and keeps its place:
 * a signature that had none from the start has no room for it.
 */
export function ClearSampleButton({ place, disabledReason = null }: ClearSampleButtonProps) {
  const hasSample = useAppSelector(
    ({ signature }) => sampleFields(signature.present.person).length > 0,
  );
  const dispatch = useAppDispatch();
  const [hasRoom, setHasRoom] = useState(hasSample);
  if (hasSample && !hasRoom) setHasRoom(true);
  if (!hasRoom) return null;
  return (
    <Button
      className={hasSample ? undefined : '[&:not(:focus,:hover)]:invisible'}
      disabledReason={hasSample ? disabledReason : SAMPLE_WORDS.noneLeft}
      onClick={() => dispatch(clearSample(place))}
    >
      {SAMPLE_WORDS.clear}
    </Button>
  );
}
