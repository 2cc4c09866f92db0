import { useMemo } from 'react';
import { hasOwnNumber, NUMBER_PLANS } from '../model/person/phone/load-numbers';
import type { PersonInput } from '../model/person/signature';
import { useAppSelector } from '../store/hooks';
import { SelectField } from '../ui/fields/select-field';
import { useOptionalLazy } from '../ui/hooks/use-lazy';
import type { PersonStep } from './network-rows';

const FORMATS = [
  { value: '', label: 'As entered' },
  { value: 'international', label: 'International: +44 20 7946 0958' },
  { value: 'national', label: 'National: 020 7946 0958' },
];

const NO_COUNTRY = { value: '', label: 'From the address' };

interface PhoneFormatFieldsProps {
  readonly onChange: (part: PersonInput, step: PersonStep) => void;
}

/** How all telephone numbers are written, and where those without a country code are from. */
export function PhoneFormatFields({ onChange }: PhoneFormatFieldsProps) {
  const person = useAppSelector((state) => state.signature.present.person);
  const { phoneFormat, phoneCountry } = person;
  const isWanted = phoneFormat !== '' || phoneCountry !== '' || hasOwnNumber(person);
  const plans = useOptionalLazy(isWanted ? NUMBER_PLANS : null);
  const countries = useMemo(() => plans?.phoneCountries() ?? [], [plans]);
  const isListed = countries.some(({ id }) => id === phoneCountry);
  const unlisted = isListed ? [] : [{ id: phoneCountry, label: phoneCountry }];
  return (
    <>
      <SelectField
        label="Number format"
        value={phoneFormat}
        options={FORMATS}
        onChange={(format) => onChange({ phoneFormat: format }, { label: 'Number format' })}
      />
      <SelectField
        label="Country of numbers"
        hint="Of those without a +."
        value={phoneCountry}
        options={[
          NO_COUNTRY,
          ...[...unlisted, ...countries].flatMap(({ id, label }) =>
            id === '' ? [] : { value: id, label },
          ),
        ]}
        onChange={(country) => onChange({ phoneCountry: country }, { label: 'Country of numbers' })}
      />
    </>
  );
}
