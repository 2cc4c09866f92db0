import type { TextFieldId } from '../model/fields';
import { isSample } from '../model/sample-fields';
import { SAMPLE_WORDS } from '../model/sample-messages';
import type { SocialId } from '../model/social';
import { useAppSelector } from '../store/hooks';

/** What marks a field as long as it says what the sample says. */
export function useSampleMark(field: TextFieldId | SocialId): string | undefined {
  const isMarked = useAppSelector((state) => isSample(state.signature.present.person, field));
  return isMarked ? SAMPLE_WORDS.mark : undefined;
}
