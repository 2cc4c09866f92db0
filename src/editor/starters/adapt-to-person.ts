import { readableOn, WHITE, type Hex } from '../../model/color';
import { resolveColorScheme } from '../../model/color-scheme';
import { socialHref } from '../../model/links';
import type { SignatureData } from '../../model/signature';
import { SOCIAL_NETWORKS } from '../../model/social';
import type { ElementStyle, Scene, SceneElement } from '../../scene/scene';

/** What the files of the starters are coloured with, in place of the person's own first colour. */
export const STARTER_ACCENT: Hex = '#1e5bb8';
/** The group of what stands where the logo would, for those who have none. */
const PLATE = 'plate';

/**
 * A starter made for a person: in the first colour of their palette, dark enough to be read on white and to carry
 * white; without links to profiles that they do not have; with their logo, or the company's name in its place.
 */
export function adaptToPerson(scene: Scene, person: SignatureData): Scene {
  const { primary } = resolveColorScheme(person.colorScheme);
  const accent = readableOn(primary, WHITE);
  const hasLogo = person.logoUrl.trim() !== '';
  const hasProfiles = SOCIAL_NETWORKS.some(
    ({ id }) => socialHref(id, person.socialLinks[id] ?? '') !== null,
  );
  const isMeant = ({ type, group }: SceneElement): boolean => {
    if (type === 'social') return hasProfiles;
    return hasLogo ? group !== PLATE : type !== 'logo';
  };
  const elements = scene.elements
    .filter(isMeant)
    .map((element) => ({ ...element, style: tinted(element.style, accent) }));
  return { ...scene, elements };
}

function tinted(style: ElementStyle, accent: Hex): ElementStyle {
  const dyed = (color: Hex): Hex => (color === STARTER_ACCENT ? accent : color);
  const { color, backgroundColor } = style;
  return {
    ...style,
    ...(color === undefined ? {} : { color: dyed(color) }),
    ...(backgroundColor === undefined ? {} : { backgroundColor: dyed(backgroundColor) }),
  };
}
