import { memo } from 'react';
import { socialFieldProblem, textFieldProblem, type TextField as FieldSpec } from '../model/fields';
import { fieldCharacters, PROFILE_CHARACTERS } from '../model/limits';
import { profileExample, type SocialNetwork } from '../model/social';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { changeField, changeSocialLink } from '../store/signature/edit-form';
import { LinesField } from '../ui/lines-field';
import { TextField } from '../ui/text-field';
import { useEditSession } from '../ui/use-edit-session';

/**
 * One text field of the signature. It says what is wrong with its value and keeps it. Drawn anew only for its own value:
 * the section around it follows every key that is typed into its summary.
 */
export const SignatureField = memo(function SignatureField({
  spec,
  hint,
}: {
  readonly spec: FieldSpec;
  readonly hint?: string;
}) {
  const { id, label, required, rows, input, autoComplete } = spec;
  const value = useAppSelector((state) => state.signature.present.person[id]);
  const dispatch = useAppDispatch();
  const session = useEditSession();
  return (
    <LinesField
      label={label}
      value={value}
      rows={rows}
      input={input}
      isRequired={required}
      error={textFieldProblem(id, value) ?? undefined}
      hint={hint}
      name={id}
      autoComplete={autoComplete}
      maxLength={fieldCharacters(id)}
      onFocus={session.begin}
      onChange={(text) => dispatch(changeField({ field: id, value: text, group: session.group() }))}
    />
  );
});

/** The address of one social profile. */
export function SocialField({ network }: { readonly network: SocialNetwork }) {
  const { id, label } = network;
  const value = useAppSelector((state) => state.signature.present.person.socialLinks[id] ?? '');
  const dispatch = useAppDispatch();
  const session = useEditSession();
  return (
    <TextField
      label={label}
      value={value}
      name={id}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={PROFILE_CHARACTERS}
      placeholder={profileExample(network)}
      error={socialFieldProblem(id, value) ?? undefined}
      onFocus={session.begin}
      onChange={(text) =>
        dispatch(changeSocialLink({ field: id, value: text, group: session.group() }))
      }
    />
  );
}
