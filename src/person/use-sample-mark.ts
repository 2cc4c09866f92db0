import type { TextFieldId } from '../model/person/fields';
import { isSample } from '../model/person/sample-fields';
import { SAMPLE_WORDS } from '../model/messages/sample-messages';
import type { SocialId } from '../model/person/social';
import { useAppSelector } from '../store/hooks';

/** What marks a field as long as it says what the sample says. */
export function useSampleMark(field: TextFieldId | SocialId): string | undefined {
  const isMarked = useAppSelector((state) => isSample(state.signature.present.person, field));
  return isMarked ? SAMPLE_WORDS.mark : undefined;
}
