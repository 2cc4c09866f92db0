import type { TextFieldId } from '../model/person/fields';
import { isSample } from '../model/person/sample-fields';
import { SAMPLE_WORDS } from '../model/messages/sample-messages';
import type { SocialId } from '../model/person/social';
import { useAppSelector } from '../store/hooks';

/** The badge of a field that still holds the text of the sample. */
export function useSampleBadge(field: TextFieldId | SocialId): string | undefined {
  const isStillSample = useAppSelector((state) => isSample(state.signature.present.person, field));
  return isStillSample ? SAMPLE_WORDS.badge : undefined;
}
