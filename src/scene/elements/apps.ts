import type { PhraseId } from '../../model/languages/language-words';
import { labelBoxElement, type LabelBoxKind } from '../kinds/picture/label-box';

/** A badge that leads to an app, whatever the palette. */
function appBadge<Type extends PhraseId>(type: Type, label: string) {
  return labelBoxElement({
    type,
    label,
    group: 'blocks',
    icon: 'square',
    placeholder: label,
    needsLink: true,
    contentIn: ({ phrases }) => phrases[type],
    width: 190,
    height: 30,
    padding: 8,
    style: STYLE,
  });
}

const STYLE: LabelBoxKind<string>['style'] = {
  backgroundColor: '#1f2933',
  radius: 6,
  color: '#ffffff',
  fontSize: 12,
  fontWeight: 700,
  textAlign: 'center',
};

export const appDefinitions = [
  appBadge('appStore', 'App Store'),
  appBadge('googlePlay', 'Google Play'),
] as const;
