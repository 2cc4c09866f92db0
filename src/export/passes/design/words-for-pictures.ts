import { elementFinding } from '../../../scene/element-finding';
import { pictureWords } from '../../../scene/drawing/picture-words';
import { definitionOf } from '../../../scene/registry';
import type { Design } from '../../../scene/scene';
import { mapChanged } from '../../../base/map-changed';
import type { Pass, SceneContext } from '../pass';

/** Puts linked words in the room of pictures that have no file yet, so that their links are not lost. */
export const wordsForPictures: Pass<Design, Design, SceneContext> = {
  name: 'wordsForPictures',
  run: (design, { element: context, findings }) => {
    const elements = mapChanged(design.elements, (element) => {
      const words = element.hidden === true ? null : pictureWords(element, design, context);
      if (words === null) return element;
      const label = element.name?.trim() || definitionOf(element.type).label;
      findings.report(elementFinding('picture-as-words', element, label));
      return words;
    });
    return elements === design.elements ? design : { ...design, elements };
  },
};
