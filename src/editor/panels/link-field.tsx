import { useState } from 'react';
import { addressHref } from '../../model/person/web/address-href';
import { SCENE_LIMITS } from '../../scene/limits';
import type { SceneElement } from '../../scene/scene';
import { isPartHref } from '../../scene/properties/placed-element';
import type { TextPart } from '../../store/canvas/text-edit-slice';
import { useAppSelector } from '../../store/hooks';
import { TextField } from '../../ui/fields/text-field';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { linkIn, partOf, setPart } from '../part-of-text';
import { useTextSetting } from './shared-value';
import { useEdit } from './use-edit';

interface LinkFieldProps {
  readonly element: SceneElement;
}

/** The address that the selected words of a text lead to, else the one an element leads to, instead of the one its text makes. */
export function LinkField({ element }: LinkFieldProps) {
  const part = useAppSelector(({ textEdit }) => partOf(textEdit, element));
  if (part === null || part.start === part.end) return <WholeLinkField element={element} />;
  return (
    <div data-keeps-text="">
      <PartLinkField id={element.id} part={part} />
    </div>
  );
}

interface PartLinkFieldProps {
  readonly id: string;
  readonly part: TextPart;
}

/** A link is underlined, to distinguish it from the text around it. What is no address yet changes nothing. */
function PartLinkField({ id, part }: PartLinkFieldProps) {
  const { commit } = useEdit();
  const session = useEditSession();
  const [typed, setTyped] = useState<string | null>(null);
  const href = typed ?? linkIn(part) ?? '';
  const address = href.trim();
  const isRefused = address !== '' && !isPartHref(address);
  return (
    <TextField
      {...ADDRESS}
      hint="Of the selected text."
      value={href}
      error={isRefused ? REFUSED : undefined}
      onFocus={session.begin}
      onBlur={() => setTyped(null)}
      onChange={(text) => {
        setTyped(text);
        const own = text.trim();
        if (own === '') commit(setPart(id, part, NO_LINK), 'Remove link', session.group());
        else if (isPartHref(own))
          commit(setPart(id, part, { href: own, underline: true }), 'Link', session.group());
      }}
    />
  );
}

const REFUSED = 'Enter a web address, email or phone number.';

const NO_LINK = { href: undefined, underline: undefined } as const;

const ADDRESS = {
  label: 'Link',
  inputMode: 'url',
  autoComplete: 'off',
  spellCheck: false,
  placeholder: 'https://',
  maxLength: SCENE_LIMITS.href,
} as const;

function WholeLinkField({ element }: LinkFieldProps) {
  const { id, href = '' } = element;
  const textSetting = useTextSetting(id);
  const isRefused = href.trim() !== '' && addressHref(href) === null;
  return (
    <TextField
      {...ADDRESS}
      value={href}
      error={isRefused ? REFUSED : undefined}
      {...textSetting('href', 'Link')}
    />
  );
}
