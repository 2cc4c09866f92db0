import { memo } from 'react';
import { fieldCharacters } from '../../model/person/text-fields';
import {
  CONTACT_FIELDS,
  textFieldProblem,
  type TextField as FieldSpec,
  WORD_FIELDS,
} from '../../model/person/text-fields';
import { LanguageField } from '../../person/language-field';
import { MapLinkField } from '../../person/map-link-field';
import { NetworkRows } from '../../person/network-rows';
import { OwnLines } from '../../person/own-lines';
import { PhoneFormatFields } from '../../person/phone-format-fields';
import { SocialStyleField } from '../../person/social-style-field';
import { useSampleBadge } from '../../person/use-sample-badge';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  changePerson,
  chooseLanguage,
  chooseSocialStyle,
  changeField,
} from '../../store/signature/edit-form';
import { LinesField } from '../../ui/fields/lines-field';
import { useEditSession } from '../../ui/fields/use-edit-session';

/** The fields of the person, and the language of the signature. */
export function PersonalFields() {
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {WORD_FIELDS.map((spec) => (
        <div
          key={spec.id}
          className={spec.rows === undefined ? 'first:sm:col-span-2' : 'sm:col-span-2'}
        >
          <SignatureField spec={spec} />
        </div>
      ))}
      <LanguageField onChoose={(language) => dispatch(chooseLanguage(language))} />
    </div>
  );
}

/** How the visitor can be reached. */
export function ContactFields() {
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CONTACT_FIELDS.map((spec) => (
        <div key={spec.id} className="first:sm:col-span-2">
          <SignatureField spec={spec} />
        </div>
      ))}
      <PhoneFormatFields onChange={(part, step) => dispatch(changePerson(part, step))} />
      <div className="grid gap-4 sm:col-span-2">
        <MapLinkField onChange={(part, step) => dispatch(changePerson(part, step))} />
        <OwnLines onChange={(lines, step) => dispatch(changePerson({ lines }, step))} />
      </div>
    </div>
  );
}

/** The addresses of social profiles, and how they are shown. */
export function SocialFields() {
  const style = useAppSelector((state) => state.signature.present.look.socialStyle);
  const person = useAppSelector((state) => state.signature.present.person);
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-4">
      <SocialStyleField value={style} onChange={(value) => dispatch(chooseSocialStyle(value))} />
      <NetworkRows
        links={person.socialLinks}
        order={person.socialOrder}
        onChange={(part, step) => dispatch(changePerson(part, step))}
      />
    </div>
  );
}

/** One text field of the signature. It keeps a wrong value and shows what is wrong with it. Renders only for its own value. */
const SignatureField = memo(function SignatureField({
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
  const badge = useSampleBadge(id);
  return (
    <LinesField
      label={label}
      badge={badge}
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
