import { AddinPlaceField } from '../../../output/page/addin-place-field';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { setupChanged } from '../../state/team-slice';

/** Where the files of the company's add-in will lie. */
export function AddinAddress() {
  const addin = useAppSelector((state) => state.team.setup.addin);
  const dispatch = useAppDispatch();
  return (
    <AddinPlaceField
      value={addin}
      onChange={(text) => dispatch(setupChanged({ addin: text }))}
      className="mt-2 ms-6.5 max-w-md"
    />
  );
}
