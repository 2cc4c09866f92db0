import { SIZE_LABELS, SIZED_PART_LABELS, SIZES, type SizedPart } from '../../model/adjustments';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { chooseSize } from '../../store/signature/edit-form';
import { SegmentedControl } from '../../ui/fields/segmented-control';

const OPTIONS = SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }));

interface SizeFieldProps {
  readonly part: SizedPart;
}

/** How large a part of the template is. */
export function SizeField({ part }: SizeFieldProps) {
  const size = useAppSelector(
    ({ signature }) => signature.present.look.adjustments[part] ?? 'medium',
  );
  const dispatch = useAppDispatch();
  return (
    <SegmentedControl
      label={SIZED_PART_LABELS[part]}
      isLabelHidden={false}
      value={size}
      options={OPTIONS}
      onChange={(chosen) => dispatch(chooseSize(part, chosen))}
    />
  );
}
