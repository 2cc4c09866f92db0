import { addressHref } from '../../model/person/web/address-href';
import { SCENE_LIMITS } from '../../scene/limits';
import type { SceneElement } from '../../scene/scene';
import { TextField } from '../../ui/fields/text-field';
import { useTextSetting } from './shared-value';

/** The address an element leads to, instead of the one its text makes. */
export function LinkField({ element }: { readonly element: SceneElement }) {
  const { id, href = '' } = element;
  const textSetting = useTextSetting(id);
  const isRefused = href.trim() !== '' && addressHref(href) === null;
  return (
    <TextField
      label="Link"
      value={href}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      maxLength={SCENE_LIMITS.href}
      error={isRefused ? 'Enter a web address, email or phone number.' : undefined}
      {...textSetting('href', 'Link')}
    />
  );
}
