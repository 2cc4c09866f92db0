import { useId } from 'react';
import type { PackId } from '../../core/packs/pack';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { setupChanged } from '../../state/team-slice';
import { MAKE_WORDS } from '../words';
import { PACK_LINES } from './pack-lines';

/** The ways to bring the signatures to everybody, as check boxes. */
export function PackChoice() {
  const id = useId();
  const chosen = useAppSelector((state) => state.team.setup.packs);
  const dispatch = useAppDispatch();
  const change = (pack: PackId, isOn: boolean): void => {
    const all = PACK_LINES.map((each) => each.id);
    const packs = all.filter((each) => (each === pack ? isOn : chosen.includes(each)));
    dispatch(setupChanged({ packs }));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{MAKE_WORDS.packs}</legend>
      <p className="mb-2 text-xs text-ink-muted">{MAKE_WORDS.packsLead}</p>
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {PACK_LINES.map((pack) => (
          <li key={pack.id}>
            <label className="flex items-start gap-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(pack.id)}
                aria-labelledby={`${id}-${pack.id}`}
                aria-describedby={`${id}-${pack.id}-what`}
                onChange={(event) => change(pack.id, event.target.checked)}
                className="mt-0.5 size-4 shrink-0"
              />
              <span>
                <span id={`${id}-${pack.id}`} className="block text-sm font-medium">
                  {pack.label}
                </span>
                <span id={`${id}-${pack.id}-what`} className="block text-xs text-ink-muted">
                  {pack.lead}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
