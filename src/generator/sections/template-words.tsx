import type { PhraseId } from '../../model/languages/language-words';
import { PHRASE_LABELS } from '../../model/languages/phrase-labels';
import { LONGEST_PHRASE } from '../../model/limits';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changePhrase } from '../../store/signature/edit-form';
import { SwitchField } from '../../ui/fields/switch-field';
import { TextField } from '../../ui/fields/text-field';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { useTemplate } from '../../output/page/use-template';
import { useWords } from '../../output/page/use-words';

/** The words that the chosen template says by itself: each can be changed, and switched off. Nothing where it says none. */
export function TemplateWords() {
  const template = useTemplate(useAppSelector((state) => state.signature.present.look.template));
  const phrases = template?.phrases ?? [];
  if (phrases.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 border-t pt-4">
      {phrases.map((id) => (
        <PhraseField key={id} id={id} />
      ))}
    </div>
  );
}

function PhraseField({ id }: { readonly id: PhraseId }) {
  const words = useAppSelector((state) => state.signature.present.look.phrases[id]);
  const usual = useWords()?.phrases[id] ?? '';
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const label = PHRASE_LABELS[id];
  return (
    <div className="grid gap-1">
      <SwitchField
        label={`Show the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        isOn={words !== false}
        onChange={(isOn) => dispatch(changePhrase({ id, words: isOn ? '' : false }))}
      />
      {words !== false && (
        <TextField
          label={label}
          isLabelHidden
          value={words ?? ''}
          placeholder={usual}
          maxLength={LONGEST_PHRASE}
          onFocus={session.begin}
          onChange={(text) => dispatch(changePhrase({ id, words: text, group: session.group() }))}
        />
      )}
    </div>
  );
}
