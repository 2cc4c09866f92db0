import { memo } from 'react';
import { textFieldProblem, type TextField as FieldSpec } from '../../model/person/fields';
import { fieldCharacters } from '../../model/limits';
import { useSampleMark } from '../../person/use-sample-mark';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeField } from '../../store/signature/edit-form';
import { LinesField } from '../../ui/fields/lines-field';
import { useEditSession } from '../../ui/fields/use-edit-session';

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
  const mark = useSampleMark(id);
  return (
    <LinesField
      label={label}
      mark={mark}
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
