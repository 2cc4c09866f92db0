import type { Design } from '../../src/scene/scene';

/* Scenes link to pictures on the web. What is shown has one of its own instead, so that nothing is fetched. */

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4" preserveAspectRatio="none"><path fill="#d6d3d1" d="M0 0h6v4H0z"/><path fill="#a8a29e" d="M0 4 2 2l1 1 2-2 1 1v2z"/></svg>';
const PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

export function withOwnPictures(design: Design): Design {
  const elements = design.elements.map((element) =>
    element.content !== undefined && /^https?:/.test(element.content)
      ? { ...element, content: PICTURE }
      : element,
  );
  return { ...design, elements };
}

export function ownPicturesIn(html: string): string {
  return html.replaceAll(/(<img [^>]*?src=")https?:[^"]*/g, `$1${PICTURE}`);
}
