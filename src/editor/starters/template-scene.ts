import { childrenOf, type EmailNode } from '../../email/nodes';
import { withParts } from '../../export/parts';
import { printedTemplate } from '../../export/print-preview';
import { wordsOf } from '../../model/languages/words-of';
import { rebuildScene } from '../../import/core/rebuild/rebuild';
import { readerOfTemplate } from '../../import/core/rebuild/template-pictures';
import type { Scene, SceneElement } from '../../scene/scene';
import type { Ports } from '../../store/ports';
import { exportOptions } from '../../output/state/compilers';
import { heldIn } from '../../pictures/state/held-pictures';
import type { Signature, TemplateLook } from '../../store/signature/signature';
import { findTemplate } from '../../templates/registry';

/** As wide as a mail shows a signature at most, in px. */
const WIDTH = 600;

interface TemplateScene {
  readonly scene: Scene;
  /** Whether the template has columns that stand below one another on a phone. */
  readonly wraps: boolean;
}

/** A signature as its template shows it, as a scene of elements that follow the person. */
export async function templateScene(
  signature: Signature,
  { pages, origin, now }: Pick<Ports, 'pages' | 'origin' | 'now'>,
): Promise<TemplateScene> {
  const { person, look } = signature;
  const words = await wordsOf(person);
  const options = await withParts(person, exportOptions(look, { words }, {}, origin));
  const { html, doc } = printedTemplate(person, findTemplate(look.template), options);
  const page = await pages.layOutPrinted(html, WIDTH, heldIn(signature));
  const readPicture = readerOfTemplate(doc, person);
  const rebuilt = rebuildScene(page, { person, readPicture, stamp: Date.parse(now()) });
  // A template leaves no gap where a detail is missing.
  const scene = {
    ...rebuilt,
    elements: rebuilt.elements.map((element) => withStyleOf(element, look)),
    frame: { ...rebuilt.frame, closeUp: true },
  };
  return { scene, wraps: hasColumnsThatWrap(doc) };
}

/** Where the look leaves it to the client whether a badge is an icon, so does its element: the page shows letters. */
function withStyleOf(element: SceneElement, { socialStyle }: TemplateLook): SceneElement {
  const { style } = element;
  return style.socialStyle === 'letters'
    ? { ...element, style: { ...style, socialStyle } }
    : element;
}

function hasColumnsThatWrap(node: EmailNode): boolean {
  return (node.kind === 'cell' && node.wraps === true) || childrenOf(node).some(hasColumnsThatWrap);
}
