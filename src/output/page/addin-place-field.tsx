import { hexOfBytes } from '../../base/hex-of-bytes';
import { readPlace, withKey } from '../../export/packages/outlook-addin';
import { TextField } from '../../ui/fields/text-field';

const WORDS = {
  label: 'Address of the add-in',
  hint: 'Such as https://signatures.example.com. It gets a key at its end: keep both, since another one is another add-in.',
  problem: 'Enter a web address that begins with https://',
};

interface AddinPlaceFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string;
}

/** Where the files of the add-in for Outlook will lie. An address without a key gets one when the field is left. */
export function AddinPlaceField({ value, onChange, className }: AddinPlaceFieldProps) {
  const place = readPlace(value);
  return (
    <TextField
      label={WORDS.label}
      hint={WORDS.hint}
      error={place === 'no-address' ? WORDS.problem : undefined}
      type="url"
      value={value}
      onChange={onChange}
      onBlur={() => {
        if (place === 'no-key') onChange(withKey(value, newKey()));
      }}
      className={className}
    />
  );
}

/** 32 hexadecimal digits that cannot be guessed. */
function newKey(): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(16)));
}
