import { parseHex } from '../../model/color/color';
import { addGroupNames } from './group-names';
import { tidyGroups } from './groups';
import { normalizeElement, legalFrame } from '../design-file/legal';
import { isSame } from './same';
import type { Frame, Scene } from '../scene';
import { withinLimits } from './add';
import { legalStyles } from '../properties/design-styles';
import { legalGuides, type RulerGuides } from '../properties/ruler-guides';
import { withElements } from './change';

/** Another color behind everything; what is no color changes nothing. */
export function changeBackground(scene: Scene, color: string): Scene {
  const background = parseHex(color);
  return background === null || background === scene.background ? scene : { ...scene, background };
}

export function changeFrame(scene: Scene, change: Partial<Frame>): Scene {
  const frame = legalFrame({ ...scene.frame, ...change });
  return isSame(frame, scene.frame) ? scene : { ...scene, frame };
}

/** Other guides in place of all; a scene without any has no list of them. */
export function changeGuides(scene: Scene, changed: RulerGuides): Scene {
  const { guides: before, ...rest } = scene;
  const guides = legalGuides(changed);
  return isSame(guides, before) ? scene : { ...rest, ...(guides && { guides }) };
}

/** Takes every element away, locked ones too; nothing is left that the frame could be trimmed to. */
export function clearScene(scene: Scene): Scene {
  const cleared = withElements(scene, []);
  return cleared === scene ? scene : changeFrame(cleared, { trim: false });
}

/** Takes the unlocked ones of these elements away. */
export function deleteElements(scene: Scene, ids: readonly string[]): Scene {
  const gone = new Set(ids);
  const left = scene.elements.filter(({ id, locked }) => locked || !gone.has(id));
  return withElements(scene, tidyGroups(left));
}

/** Puts another scene in place of this one, made legal; of elements with the same id the first stays. */
export function openScene(scene: Scene, opened: Scene): Scene {
  const taken = new Set<string>();
  const elements = opened.elements.filter(({ id }) => {
    const isNew = !taken.has(id);
    taken.add(id);
    return isNew;
  });
  const guides = opened.guides && legalGuides(opened.guides);
  const legal: Scene = {
    background: parseHex(opened.background) ?? scene.background,
    frame: legalFrame(opened.frame),
    ...(opened.styles && { styles: legalStyles(opened.styles) }),
    ...(guides && { guides }),
    elements: tidyGroups(withinLimits(elements.map(normalizeElement))),
  };
  const named = addGroupNames(legal, opened.groupNames);
  return isSame(named, scene) ? scene : named;
}
