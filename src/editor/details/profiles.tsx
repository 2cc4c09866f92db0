import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { onUse, useOnUse } from '../../ui/on-use';
import { selectPerson } from '../selectors';
import { changePerson } from './change-person';

const ROWS = onUse(() => import('../../person/network-rows'));

/** Where the person is found. */
export function Profiles() {
  const links = useAppSelector((state) => selectPerson(state).socialLinks);
  const order = useAppSelector((state) => selectPerson(state).socialOrder);
  const dispatch = useAppDispatch();
  const rows = useOnUse(ROWS);
  if (rows === null) return <div className="h-72" />;
  return (
    <rows.NetworkRows
      links={links ?? {}}
      order={order ?? []}
      nameOf={(label) => `${label} address`}
      onChange={(part, { label, group = null }) => dispatch(changePerson(part, label, group))}
    />
  );
}
