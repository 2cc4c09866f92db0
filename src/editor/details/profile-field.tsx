import { socialFieldProblem } from '../../model/fields';
import { PROFILE_CHARACTERS } from '../../model/limits';
import { profileExample, type SocialNetwork } from '../../model/social';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { TextField } from '../../ui/text-field';
import { useEditSession } from '../../ui/use-edit-session';
import { selectPerson } from '../selectors';
import { changePerson } from './change-person';

/** Where the person is found in a network. */
export function ProfileField({ network }: { readonly network: SocialNetwork }) {
  const { id, label } = network;
  const value = useAppSelector((state) => selectPerson(state).socialLinks?.[id] ?? '');
  const dispatch = useAppDispatch();
  const session = useEditSession();
  return (
    <TextField
      {...profileTexts(network, value)}
      value={value}
      placeholder={profileExample(network)}
      onFocus={session.begin}
      onChange={(text) =>
        dispatch(changePerson({ socialLinks: { [id]: text } }, `${label} address`, session.group()))
      }
    />
  );
}

/** What a field for an address in a network has in common, whosever it is. */
export function profileTexts({ id, label }: SocialNetwork, value: string) {
  return {
    label: `${label} address`,
    inputMode: 'url',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: PROFILE_CHARACTERS,
    error: socialFieldProblem(id, value) ?? undefined,
  } as const;
}
