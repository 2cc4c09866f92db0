import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { NetworkRows } from '../../person/network-rows';
import { selectPerson } from '../selectors';
import { changePerson } from './change-person';

/** Where the person is found. */
export function Profiles() {
  const links = useAppSelector((state) => selectPerson(state).socialLinks);
  const order = useAppSelector((state) => selectPerson(state).socialOrder);
  const dispatch = useAppDispatch();
  return (
    <NetworkRows
      links={links ?? {}}
      order={order ?? []}
      nameOf={(label) => `${label} address`}
      onChange={(part, { label, group = null }) => dispatch(changePerson(part, label, group))}
    />
  );
}
