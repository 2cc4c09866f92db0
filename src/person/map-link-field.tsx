import { MAP_LINK_FIELD } from '../model/person/fields';
import { linksToMaps, type PersonInput } from '../model/person/signature';
import { useAppSelector } from '../store/hooks';
import { SwitchField } from '../ui/fields/switch-field';
import type { PersonStep } from './network-rows';

interface MapLinkFieldProps {
  readonly onChange: (part: PersonInput, step: PersonStep) => void;
}

/** Whether addresses lead to a map. */
export function MapLinkField({ onChange }: MapLinkFieldProps) {
  const isOn = useAppSelector((state) => linksToMaps(state.signature.present.person));
  return (
    <SwitchField
      label={MAP_LINK_FIELD}
      hint="Opens Google Maps in your reader’s browser."
      isOn={isOn}
      onChange={(linked) => onChange({ mapLink: linked ? '' : 'none' }, { label: MAP_LINK_FIELD })}
    />
  );
}
